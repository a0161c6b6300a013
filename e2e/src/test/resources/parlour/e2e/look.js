// What a screen reader knows of the page: roles, names and states, nothing else.
() => {
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[aria-hidden=true]");
  const name = (element) =>
    element.getAttribute("aria-label") || element.closest("label")?.textContent?.trim() || element.textContent.trim();
  const can = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true" && shown(element);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);
  const mark = (elements) =>
    elements.map((element) => {
      window.looked ??= new Map();
      const id = String(window.looked.size);
      window.looked.set(id, element);
      return {
        id,
        name: name(element),
        key: element.getAttribute("aria-keyshortcuts") ?? "",
        on: element.getAttribute("aria-pressed") === "true" || element.checked === true,
        ready: can(element),
      };
    });
  window.looked = new Map();
  const table = document.querySelector('section[aria-label="The table"]');
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const form = table?.querySelector("form[aria-label]");
  const result = dialog?.querySelector("ol") ?? all("button").find((button) => name(button) === "The result");
  return {
    over: Boolean(result),
    dialog: Boolean(dialog),
    acts: table
      ? mark(
          all('[role=group]:is([aria-label="What you may do"], [aria-label="Race buttons"]) button', table).filter(
            (button) => button.dataset.composes === undefined,
          ),
        )
      : [],
    stick: table
      ? mark([
          ...all("button[data-composes]", table),
          ...all('section[aria-label="Your word, in the composing stick"] button:not([aria-pressed], [data-piece])', table),
        ])
      : [],
    answers: table ? mark(all('[aria-label="What you are asked"] :is(input[type=radio], button)', table)) : [],
    board: table ? mark(all("[role=application]", table)) : [],
    things: table ? mark(all("button[aria-pressed]", table).filter(can)) : [],
    lines: table ? mark(all("ol input[type=text], ol input:not([type])", table)) : [],
    form: form
      ? {
          name: name(form),
          radios: mark(all("fieldset:not(:has(input:checked)) input[type=radio]", form)),
          groups: mark(all("fieldset:not(:has(input:checked)) button[data-group]", form)),
          selects: mark(all("select", form)),
          numbers: mark(all("input[type=number]", form)),
          texts: mark(all("input[type=text]", form)),
          confirm: mark(all("button[type=submit]", table)),
        }
      : null,
  };
}
