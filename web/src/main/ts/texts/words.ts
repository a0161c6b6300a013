/** A count with the singular or the plural of its noun. */
export const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What begins with a capital, said within a sentence. */
export const uncapitalized = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);
