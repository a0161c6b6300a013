import { longestWords, type SpokenWord } from "../model/finishedGame.ts";
import { namesInEntry } from "../model/tableState.ts";
import { YOU } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { api } from "../api/api.ts";
import type { NumberedLine } from "../wire/finished.ts";
import type { TableInfo, WordInfo } from "../wire/types.ts";

const LOOKED_AT = 8;
const SHOWN = 3;

interface Props {
  lines: NumberedLine[];
  info: TableInfo;
  eye: number;
}

/** The longest valid words of the game with their definitions. */
export function FinestWords({ lines, info: table, eye }: Props) {
  const { value: found } = useRequest(
    () => meanings(longestWords(lines, LOOKED_AT), table),
    [lines.length, table.game],
  );
  if (!found || found.length === 0) return null;
  return (
    <section class="finest" data-finest="">
      <h3>{S.finestWords}</h3>
      <dl>
        {found.map(({ said, info }) => (
          <div key={said.word}>
            <dt>
              <span class="w">{said.word}</span>
              {said.seat >= 0 && <small>{finestBy(namesInEntry(table, eye, said.entry)[said.seat])}</small>}
            </dt>
            <dd>{info.definition || S.noMeaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** By whom a word is. */
export function finestBy(name = ""): string {
  return name === YOU ? S.finestByYou : S.finestBy(name);
}

async function meanings(said: SpokenWord[], table: TableInfo): Promise<{ said: SpokenWord; info: WordInfo }[]> {
  const all = await Promise.all(
    said.map(async (each) => ({
      said: each,
      info: await api.word(each.word, table.game, table.settings).catch(() => undefined),
    })),
  );
  const good = all.flatMap(({ said: each, info }) => (info?.good ? [{ said: each, info }] : []));
  return good.slice(0, SHOWN);
}
