/**
 * The local server: rules, dictionary and bots, compiled from Java by TeaVM (module `offline`). JSON texts and times
 * in, JSON texts out.
 */
export function open(words: Int8Array): string;
export function define(meanings: Int8Array): void;
export function knows(table: string): boolean;
export function recall(deal: string, since: string): string;
export function ask(request: string): string;
export function hear(table: string, frame: string, sent: number, now: number): string;
export function look(table: string, now: number): string;
export function leave(table: string, now: number): string;
