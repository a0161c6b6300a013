import { api } from "../api/api.ts";
import { ConfirmButton } from "../evening/bell.tsx";
import { useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import type { TurnTime } from "../wire/club.ts";
import { givenUntil } from "./turnTimes.ts";

interface Props {
  table: string;
  time: TurnTime;
  /** Those who have to play. */
  names: string;
  token: string;
  now: number;
}

/** Gives those who have to play the time of one more turn: says to whom and how much, and asks with the new moment. */
export function GiveTime({ table, time, names, token, now }: Props) {
  const { run, problem } = useTask();
  const until = givenUntil(time, now);
  if (!until) return null;
  return (
    <>
      <ConfirmButton
        label={S.club.giveTime(names, time.days)}
        sure={S.club.timeThen(names, until)}
        act="give-time"
        onSure={() => run(() => api.giveTime(table, token))}
      />
      <ErrorText text={problem} />
    </>
  );
}
