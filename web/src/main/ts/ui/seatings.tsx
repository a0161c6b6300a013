import { S } from "../texts/strings.ts";
import type { Seating } from "./route.ts";

const PATHS: Record<Seating, string> = {
  own: "M3 5.5h12v8.5H3zM1.5 16.5h15M18.500 9h4v8.500h-4zM20 15.800h1",
  round:
    "M8 4.500h8v15H8zM11 17.500h2M4.500 9.500a9 9 0 0 0 0 5M3 13l1.500 1.800 1.700-1.500M19.500 14.500a9 9 0 0 0 0-5M21 11l-1.500-1.800-1.700 1.500",
  television: "M3 4.500h18v11H3zM9 19h6M12 15.500V19M5.500 18.500v3M18.500 18.500v3",
};

/** The three ways to share a table, as pictures. */
export function SeatingPicture({ seating }: { seating: Seating }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={PATHS[seating]} />
      </svg>
      <b>{S.seatingOf[seating].title}</b>
      <small>{S.seatingOf[seating].hint}</small>
    </>
  );
}
