/** A JSON value. */
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };

/**
 * The value that a change of the server makes of the one before (PROTOCOL.md, "Changes"): a JSON merge patch with edits of
 * lists. What has not changed is the same object as before.
 */
export function applyChange(before: Value | undefined, change: Value): Value {
  if (!isObject(change)) return change;
  if (Array.isArray(before)) {
    const steps = change["edit"];
    return Array.isArray(steps) ? edited(before, steps) : before.map((value, i) => changedAt(value, change[i]));
  }
  return isObject(before) ? merged(before, change) : change;
}

function merged(before: { [name: string]: Value }, change: { [name: string]: Value }): Value {
  const after = { ...before };
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete after[name];
    else after[name] = applyChange(before[name], value);
  }
  return after;
}

function changedAt(value: Value, change: Value | undefined): Value {
  return change === undefined ? value : applyChange(value, change);
}

/** Each step copies elements, changes one, or brings a new one. */
function edited(before: Value[], steps: Value[]): Value[] {
  return steps.flatMap((step) => {
    if (!Array.isArray(step)) return [step];
    const [from, what] = step as [number, Value];
    return typeof what === "number" ? before.slice(from, from + what) : [applyChange(before[from], what as Value)];
  });
}

function isObject(value: Value | undefined): value is { [name: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
