import { within } from "../lib/base.ts";
import { S } from "../texts/strings.ts";

/** Links for those who sit round a real table: the box to print, and the judge in the pocket. */
export function RealTableLinks({ game }: { game: string }) {
  return (
    <span class="real-table">
      <a class="ghost button" data-act="print" href={within(`/print/${game}.pdf`)} target="_blank" rel="noopener">
        {S.printBox}
      </a>
      <a class="ghost button" data-act="pocket" href={within("/#pocket=" + game)}>
        {S.pocketOpen}
      </a>
    </span>
  );
}
