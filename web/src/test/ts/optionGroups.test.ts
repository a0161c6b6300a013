import assert from "node:assert/strict";
import { test } from "node:test";
import { shownOptions } from "../../main/ts/interaction/optionGroups.ts";

const books = ["Dickens", "Scott", "Twain"].flatMap((group) =>
  ["1", "2", "3", "4"].map((n) => ({ value: group + n, label: group + n, group })),
);

test("a long list is chosen from by group first, and a group shows its own", () => {
  assert.deepEqual(shownOptions(books, "", "").groups, ["Dickens", "Scott", "Twain"]);
  assert.deepEqual(shownOptions(books, "", "").shown, []);
  assert.equal(shownOptions(books, "", "Scott").shown.length, 4);
  assert.equal(shownOptions(books, "Twain2", "").open, "Twain");
  assert.equal(shownOptions(books.slice(0, 6), "", "Scott").shown.length, 6);
});

test("whatever group was opened before, there is something to press", () => {
  for (const gone of ["", "Dickens", "Scott", "Twain", "Poe"])
    for (const opened of ["", "Dickens", "Scott", "Twain", "Poe"])
      for (const value of ["", "Scott1", "Poe1"]) {
        const left = books.filter((book) => book.group !== gone).concat(gone ? books.slice(-1) : []);
        const { groups, open, shown } = shownOptions(left, value, opened);
        assert.ok(shown.length > 0 || (open === "" && groups.length > 0), `${gone} gone, ${opened} open, ${value}`);
      }
});
