/** A count with the singular or the plural of its noun. */
export const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
