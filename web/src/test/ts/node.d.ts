// The few parts of Node's API that the unit tests use.
declare module "node:test" {
  export function test(sentence: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  interface Assert {
    equal(actual: unknown, expected: unknown): void;
    deepEqual(actual: unknown, expected: unknown): void;
    notEqual(actual: unknown, expected: unknown): void;
    ok(value: unknown, sentence?: string): void;
    match(actual: string, expected: RegExp): void;
    rejects(promise: Promise<unknown>): Promise<void>;
  }
  const assert: Assert;
  export default assert;
}
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
  export function readFileSync(path: URL): Uint8Array;
  export function readdirSync(path: URL, options: { recursive: true }): string[];
}
declare module "node:zlib" {
  export function gunzipSync(bytes: Uint8Array): { toString(): string };
}
interface ImportMeta {
  url: string;
}
