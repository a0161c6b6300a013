import { clubUrl } from "../lib/base.ts";
import { clubCard } from "../storage/clubCards.ts";
import { S } from "../texts/strings.ts";
import type { TableInfo } from "../wire/types.ts";

/** Where the result leads beside the table: a member back to the club, others to the games; an evening has its own ways. */
export function wayOn({ club = "", evening }: TableInfo): { act: string; label: string; url: string } | undefined {
  if (evening) return undefined;
  const card = clubCard(club);
  return card
    ? { act: "back-to-club", label: S.backTo(card.name || S.club.title), url: clubUrl(club) }
    : { act: "another", label: S.anotherGame, url: "/" };
}
