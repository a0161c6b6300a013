import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { houseUrl } from "../lib/base.ts";
import { S } from "../texts/strings.ts";
import { listText } from "../model/text.ts";
import { isLoopback } from "../ui/links.ts";
import { QrImage } from "../ui/qrImage.tsx";
import { Bench, EveningStatus, MoveLine, TableCard } from "./sections.tsx";
import { bellLeft, calledGuests, decidedOf, podiumSteps, textsOf, toldRound } from "./moves.ts";
import { comers, prizeTexts, roomBlocks, roomMoves, starred } from "./roomParts.ts";
import { roomPlan, type PlacedBlock, type RoomWindow } from "./roomPlan.ts";
import type { Evening } from "../wire/evening.ts";

/** How long a page is shown where there are several. */
const PAGE_MS = 9000;

interface Props {
  evening: Evening;
  inviteToken: string;
}

/**
 * The big screen of the room, read from across it: a code to join by, the clock, the tables, and a podium at the end. It
 * never scrolls: what it shows is as large as it fits.
 */
export function BigScreen({ evening, inviteToken }: Props) {
  const main = useRef<HTMLElement>(null);
  const room = useRoom(main);
  const shown = useBellMoment(evening);
  const link = inviteLink(evening, inviteToken);
  const plan = useMemo(() => roomPlan(roomBlocks(shown, link), room), [shown, link, room]);
  const page = useTurningPage(plan.pages.length);
  return (
    <main
      ref={main}
      class="page evening-room stacked clipped full"
      data-evening={evening.evening}
      data-view="all"
      data-phase={evening.phase}
      data-page={page + 1}
      data-pages={plan.pages.length}
      style={{ fontSize: plan.unit + "px" }}
    >
      <EveningStatus evening={shown} />
      {plan.pages[page]?.map((placed) => (
        <section
          key={placed.part}
          class={"room-part room-" + placed.part}
          aria-label={textsOf(evening).room[placed.part]}
          style={{ "--columns": placed.columns }}
        >
          <Part evening={shown} link={link} placed={placed} />
        </section>
      ))}
    </main>
  );
}

/** The size of the window that the screen may fill. */
function useRoom(main: { current: HTMLElement | null }): RoomWindow {
  const [room, setRoom] = useState<RoomWindow>({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const measure = () => {
      const element = main.current;
      if (!element) return;
      const { paddingLeft, paddingTop, paddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - 2 * parseFloat(paddingLeft);
      const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (main.current) watcher.observe(main.current);
    return () => watcher.disconnect();
  }, []);
  return room;
}

/** The evening as it is shown: a while after the bell its moment is over, although nothing else has happened. */
function useBellMoment(evening: Evening): Evening {
  const [over, setOver] = useState<Evening | undefined>();
  const left = bellLeft(evening);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = window.setTimeout(() => setOver(evening), left);
    return () => window.clearTimeout(timer);
  }, [evening]);
  return over === evening ? { ...evening, now: evening.now + left } : evening;
}

/** The number of the page that is shown; pages turn by themselves. */
function useTurningPage(pages: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = window.setInterval(() => setTurns((before) => before + 1), PAGE_MS);
    return () => window.clearInterval(timer);
  }, [pages]);
  return turns % pages;
}

interface PartProps {
  evening: Evening;
  link: string;
  placed: PlacedBlock;
}

function Part({ evening, link, placed: { part, from, to } }: PartProps) {
  switch (part) {
    case "door":
      return <Door evening={evening} link={link} />;
    case "names":
      return (
        <>
          <p class="evening-guests">{S.evening.guests(comers(evening).length)}</p>
          <ul class="cluster evening-names">
            {comers(evening)
              .slice(from, to)
              .map((guest) => (
                <li key={guest.id}>{guest.name}</li>
              ))}
          </ul>
        </>
      );
    case "prizes":
      return (
        <div class="evening-prizes" data-prizes="">
          {prizeTexts(evening)
            .slice(from, to)
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
        </div>
      );
    case "called":
      return (
        <ul class="evening-called" role="alert">
          {calledGuests(evening)
            .slice(from, to)
            .map(({ guest, table }) => (
              <li key={guest.id} data-called={guest.id}>
                {S.evening.called(guest.name, table)}
              </li>
            ))}
        </ul>
      );
    case "podium":
      return <StarPodium evening={evening} />;
    case "moves":
      return (
        <>
          <h2 class="head">{S.evening.moves}</h2>
          <ul class="evening-moves">
            {roomMoves(evening)
              .slice(from, to)
              .map((move) => (
                <MoveLine key={move.names.join()} move={move} />
              ))}
          </ul>
        </>
      );
    case "tables":
      return (
        <>
          <h2 class="head">{S.evening.tables}</h2>
          <ol class="evening-tables">
            {evening.tables.slice(from, to).map((seated) => (
              <TableCard key={seated.number} evening={evening} seated={seated} />
            ))}
          </ol>
        </>
      );
    case "bench":
      return <Bench evening={evening} />;
    case "decided":
      return (
        <>
          <h2 class="head">{S.evening.round(toldRound(evening))}</h2>
          <ul class="evening-decided">
            {decidedOf(evening)
              .slice(from, to)
              .map((told) => (
                <li key={told}>{told}</li>
              ))}
          </ul>
        </>
      );
    case "stars":
      return (
        <ul class="cluster evening-rest">
          {starred(evening)
            .slice(from, to)
            .map((guest) => (
              <li key={guest.id} data-guest={guest.id}>
                <b>{guest.name} </b>
                {guest.level > 0 && <small>{S.evening.waits["bot"]} </small>}
                <Stars gold={guest.gold} red={guest.red} />
              </li>
            ))}
        </ul>
      );
  }
}

/** The link by which phones come in; none where it would lead a phone to itself. */
function inviteLink({ evening }: Evening, inviteToken: string): string {
  return inviteToken && !isLoopback(location.hostname)
    ? houseUrl(`/e/${evening}#inviteToken=${encodeURIComponent(inviteToken)}`)
    : "";
}

/** How phones come in: the code and the address in it, or where the invitation is. */
function Door({ evening, link }: { evening: Evening; link: string }) {
  return (
    <>
      <p class="evening-link">{link ? S.evening.comeIn : S.evening.comeByDesk}</p>
      {link && <QrImage text={link} label={S.qrOf(S.evening.invite)} />}
      {link && <p class="evening-link">{link}</p>}
      {comers(evening).length === 0 && <p class="evening-nobody">{S.evening.nobody}</p>}
    </>
  );
}

/** The ceremony: the three best of the people who stayed on steps; everybody else is in the list of stars. */
function StarPodium({ evening }: { evening: Evening }) {
  const best = podiumSteps(evening);
  return (
    <ol class="evening-podium ranking podium cells full" style={{ "--steps": best.length }}>
      {best.map(({ guests, step }) => (
        <li key={step} data-rank={step}>
          <span class="who">
            <b>
              {listText(
                guests.map((guest) => guest.name),
                S.and,
              )}{" "}
            </b>
          </span>
          <span class="step">
            <span class="rank">{S.place(step)} </span>
            {guests.slice(0, 1).map((guest) => (
              <Stars key={guest.id} gold={guest.gold} red={guest.red} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Stars({ gold, red }: { gold: number; red: number }) {
  return (
    <span class="stars" role="img" aria-label={`${S.evening.gold(gold)}, ${S.evening.red(red)}`}>
      <b class="gold">★ {gold}</b> <i class="red">☆ {red}</i>
    </span>
  );
}
