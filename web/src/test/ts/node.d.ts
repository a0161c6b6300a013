// The little of Node that the unit tests use.
declare module "node:test" {
  export function test(sentence: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  interface Assert {
    equal(actual: unknown, expected: unknown): void;
    deepEqual(actual: unknown, expected: unknown): void;
    ok(value: unknown, message?: string): void;
  }
  const assert: Assert;
  export default assert;
}
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}
interface ImportMeta {
  url: string;
}
