/** So many of a thing, in words: one, or more. */
export const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
