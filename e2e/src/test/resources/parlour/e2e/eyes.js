// What a person who looks at the page would miss: every piece of the scene is drawn where it can be seen, or its zone
// has a chip or a tab in view; what the moment is about is never folded and never covered; and what can be done is in
// view. Returns the faults, whether the felt scrolls, and where everything lies that can be touched, and the buttons beside the large one.
(text) => {
  const { scene, eye } = JSON.parse(text);
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const table = document.querySelector(".table");
  const felt = document.querySelector(".felt");
  const rectOf = (e) => e.getBoundingClientRect();
  const inside = (r) => r.left > -1 && r.top > -1 && r.right < width + 1 && r.bottom < height + 1;
  const name = (e) => (e.getAttribute("aria-label") || e.textContent || e.className).trim().slice(0, 24);
  /** Whether the middle of something can be seen: nothing lies over it, and nothing cuts it off. */
  const seen = (e) => {
    const r = rectOf(e);
    if (r.width <= 4 || r.height <= 4 || !inside(r)) return false;
    // The cards of a fan overlap: their left edge is what one sees.
    const fan = e.closest("[data-fan]");
    const hit = document.elementFromPoint(fan ? r.left + 6 : r.left + r.width / 2, fan ? r.top + 12 : r.top + r.height / 2);
    return hit !== null && (e.contains(hit) || hit.contains(e));
  };
  const usual = (zone) =>
    ({ row: zone.owner < 0 ? "FOCUS" : "HAND", words: zone.owner < 0 ? "FOCUS" : "TABLE", stack: "TABLE", grid: "FOCUS", sheet: "RECORD" })[zone.kind];
  const count = (zone) => zone.count ?? (zone.pieces ?? zone.words ?? zone.cells ?? zone.entries).length;
  for (const zone of scene.zones) {
    const role = zone.role ?? usual(zone);
    const root = table.querySelector(`[data-zone-id="${CSS.escape(zone.id)}"]`);
    const what = `${role} ${zone.kind} ${zone.id}`;
    const held = zone.kind === "row" && role === "HAND" && zone.owner !== eye;
    if (held && zone.pieces.every((piece) => piece.face.form === "BACK")) continue;
    if (count(zone) === 0) continue;
    if (!root) {
      const tab = table.querySelector(`[data-tab="${CSS.escape(zone.id)}"]`);
      if (!tab || !seen(tab)) faults.push(`${what} is drawn nowhere`);
      continue;
    }
    const chip = root.closest(".zone-chip");
    if (chip) {
      // In a pause nothing is to be decided.
      if (role === "FOCUS" && !scene.interlude) faults.push(`${what} is folded`);
      const r = rectOf(chip.querySelector("summary") ?? chip);
      const lowest = chip.closest(".seat") && height < 600;
      if (!lowest && (r.width <= 4 || !inside(r))) faults.push(`the chip of ${what} is not in view`);
      continue;
    }
    const paper = root.closest(".zone.sheet");
    const port = root.querySelector(".grid-port");
    const things = [...root.querySelectorAll(zone.kind === "stack" ? ".pack" : zone.kind === "sheet" ? ".lines > li" : ".tile")];
    for (const thing of things) {
      const box = paper ?? port;
      // A list that is longer than its paper, and a board without edges, scroll by themselves.
      if (box && box.scrollHeight > box.clientHeight + 1) {
        if (!inside(rectOf(box))) faults.push(`${what} is not in view`);
        continue;
      }
      if (!seen(thing)) faults.push(`${what}: ${name(thing)} cannot be seen`);
      const tile = thing.offsetWidth;
      if (zone.kind !== "grid" && zone.kind !== "sheet" && tile < 18) faults.push(`${what}: ${name(thing)} is ${tile} wide`);
    }
  }
  const focus = [...table.querySelectorAll(".at[data-role=FOCUS]")].map(rectOf);
  for (const card of table.querySelectorAll(".card-at")) {
    const r = rectOf(card);
    if (focus.some((f) => r.left < f.right - 1 && f.left < r.right - 1 && r.top < f.bottom - 1 && f.top < r.bottom - 1))
      faults.push("a card lies over what the moment is about");
    if (!inside(r)) faults.push("a card is not in view");
    // On a desk whatever is asked is seen whole.
    if (width > 1000 && height > 700 && !scene.interlude && card.scrollHeight > card.clientHeight + 1) faults.push("a card scrolls");
  }
  // What is told covers no count, piece or button, and is read whole, as is every line at a seat.
  const covers = (r, o) => r.left < o.right - 1 && o.left < r.right - 1 && r.top < o.bottom - 1 && o.top < r.bottom - 1;
  for (const told of table.querySelectorAll("[data-callout]"))
    for (const e of table.querySelectorAll(".seat, .felt, .turn button, .dock"))
      if (covers(rectOf(told), rectOf(e))) faults.push(`told over ${e.className}: ${name(told)}`);
  const cut = (e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3;
  for (const line of table.querySelectorAll(".seat .stat, .seat-line, .seat .who b, [data-callout]"))
    if (line.getClientRects().length > 0 && cut(line)) faults.push(`cut: ${line.className} ${name(line)}`);
  for (const label of table.querySelectorAll(".stack-label"))
    if (label.getClientRects().length > 0 && label.scrollHeight > label.clientHeight * 1.3) faults.push(`cut: ${name(label)}`);
  // Every act can be read, and told from the others.
  const said = new Set();
  for (const act of table.querySelectorAll(".acts button > span:first-child, .press > span")) {
    const clamped = act.clientHeight > 0 && (act.scrollWidth > act.clientWidth + 1 || act.scrollHeight > act.clientHeight * 1.3);
    const [r, b] = [rectOf(act), rectOf(act.parentNode)];
    if (clamped || r.top < b.top - 1 || r.bottom > b.bottom + 1 || r.right > b.right + 1) faults.push(`cut: ${name(act)}`);
    if (said.has(act.textContent)) faults.push(`two acts say: ${name(act)}`);
    said.add(act.textContent);
  }
  for (const choice of table.querySelectorAll(".card-at :is(button, label)"))
    if (choice.getClientRects().length > 0 && cut(choice)) faults.push(`cut: ${name(choice)}`);
  // A word is one line, and the one that is set stays on its rail, beside the button that clears it.
  for (const word of table.querySelectorAll(".felt .word .tiles")) {
    const tops = [...word.querySelectorAll(".tile")].map((tile) => rectOf(tile).top);
    if (Math.max(...tops) > Math.min(...tops) + rectOf(word).height / 3) faults.push(`broken: ${name(word)}`);
  }
  const rail = table.querySelector(".trough");
  const clear = rail?.querySelector("[data-act=clear]");
  for (const e of rail ? [clear, ...rail.querySelectorAll(".tile")] : []) {
    const [r, t] = [rectOf(e), rectOf(rail)];
    if (r.width === 0) continue;
    const on = inside(r) && r.left >= t.left && r.right <= t.right + 1 && r.top > t.top - 2 && r.bottom < t.bottom + 2;
    if (!on || (e !== clear && covers(r, rectOf(clear)))) faults.push(`off the rail: ${name(e)}`);
  }
  // The mark that there is more lies on no word: what is under its strip is not seen through it.
  for (const e of table.querySelectorAll(".felt .zone.sheet, .card-at, .chip-panel"))
    if (e.getClientRects().length > 0 && /^rgba|transparent/.test(getComputedStyle(e, "::after").backgroundColor)) faults.push("a mark lies on words");
  // Of a list that grows word by word the newest is in sight.
  for (const zone of scene.zones) {
    const list = table.querySelector(`.felt [data-zone-id="${CSS.escape(zone.id)}"] .lines[data-words]`);
    const newest = list && [...list.children].find((e) => e.dataset.line === zone.entries.at(-1)?.id);
    const paper = list?.closest(".at");
    if (newest && paper && paper.querySelector(".sheet").scrollTop === 0 && rectOf(newest).bottom > rectOf(paper).bottom)
      faults.push(`the newest of ${zone.id} is not in sight`);
  }
  for (const act of table.querySelectorAll(".acts button:not(:disabled), .press:not(:disabled), .dial"))
    if (!inside(rectOf(act)) || rectOf(act).width <= 4) faults.push(`out of view: ${name(act)}`);
  const hands = {};
  for (const e of table.querySelectorAll("[data-usable]:is([data-piece], [data-thing])")) {
    const r = rectOf(e);
    if (!e.closest(".chip-panel, .trough")) hands[e.dataset.piece ?? e.dataset.thing] = [r.left, r.top];
  }
  const scrolls = getComputedStyle(felt).overflowY !== "hidden" && felt.scrollHeight > felt.clientHeight + 1;
  const acts = {};
  for (const e of table.querySelectorAll(".seconds button[data-verb]")) {
    const r = rectOf(e);
    acts[e.dataset.verb + (e.dataset.choice ?? "")] ??= [r.left, r.top];
  }
  return { faults, scrolls, hands, acts };
};
