import type { ComponentChildren } from "preact";
import { gainText, numberText } from "../lib/numberText.ts";
import { S } from "../texts/strings.ts";
import type { Gain } from "../wire/types.ts";
import { RichText } from "./richText.tsx";

interface Props {
  gain: Gain;
  rank: number | undefined;
  names: readonly string[];
  eye: number;
  /** What is shown for it. */
  pieces?: ComponentChildren;
}

/** What one player got in a hand: why, how much, and the score after it. */
export function GainRow({ gain, rank, names, eye, pieces }: Props) {
  return (
    <li data-seat={gain.seat} data-you={gain.seat === eye ? "" : undefined}>
      <span class="rank">{rank && rank + "."}</span>{" "}
      <b class="name">{gain.seat === eye ? S.youTitle : names[gain.seat]}</b>{" "}
      <span class="had beside">
        {pieces}
        <small>
          <RichText text={gain.why} plain />
        </small>{" "}
      </span>
      <span class="gain">{gainText(gain.gain)}</span> <b class="total">{numberText(gain.score)}</b>
    </li>
  );
}
