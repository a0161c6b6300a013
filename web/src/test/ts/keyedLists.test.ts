import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of a document as the view library needs to place text in elements. */
class Node {
  childNodes: Node[] = [];
  parentNode: Node | null = null;
  data = "";
  readonly localName: string;
  readonly ownerDocument = undefined;
  readonly namespaceURI = "";
  constructor(localName: string) {
    this.localName = localName;
  }
  get firstChild(): Node | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get nodeType(): number {
    return this.localName === "" ? 3 : 1;
  }
  insertBefore(child: Node, before: Node | null): Node {
    child.parentNode?.removeChild(child);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    if (at < 0) throw new Error("That is no child of this element.");
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild(child: Node): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }
  contains(other: Node | null): boolean {
    for (let at = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  get text(): string {
    return this.data + this.childNodes.map((child) => child.text).join("");
  }
}

interface Library {
  h(type: string, props: object, ...children: unknown[]): unknown;
  render(tree: unknown, into: Node): void;
}

/** A reproducible sequence of numbers below a limit. */
function diceOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

function randomList(dice: (limit: number) => number): string[] {
  const all = [..."ABCDEFGHIJKLMNOP"];
  return Array.from({ length: 1 + dice(10) }, () => all.splice(dice(all.length), 1)[0] ?? "");
}

test("keyed lists stand on the page in the order in which they were given", async () => {
  const page = new Node("body");
  Object.assign(globalThis, {
    document: {
      createElement: (name: string) => new Node(name),
      createElementNS: (_: string, name: string) => new Node(name),
      createTextNode: (text: string) => Object.assign(new Node(""), { data: text }),
      documentElement: page,
    },
  });
  const path = new URL("../../../check/target/node_modules/preact/dist/preact.mjs", import.meta.url).href;
  const { h, render } = (await import(path)) as Library;
  const dice = diceOf(7);
  let wrong = 0;
  for (let i = 0; i < 2000; i++) {
    const root = new Node("div");
    page.insertBefore(root, null);
    const draw = (list: string[]) => {
      const tiles = list.map((letter) => h("li", { key: letter }, letter));
      render(h("ul", {}, tiles), root);
      if (root.text !== list.join("")) wrong++;
    };
    for (let step = 0; step < 3; step++) draw(randomList(dice));
    root.remove();
  }
  assert.equal(wrong, 0);
});
