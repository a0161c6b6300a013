/** What players and onlookers can show each other without a word. */
export const CHEERS = ["bravo", "laugh", "gasp", "alas", "thanks", "hat"] as const;

export type CheerKind = (typeof CHEERS)[number];
