// What a table's screen must not do, whatever lies on it; and the rectangles that must be equal from scene to scene.
() => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const table = document.querySelector(".table");
  const name = (e) => `${e.tagName.toLowerCase()}.${e.className} "${(e.getAttribute("aria-label") || e.textContent).trim().slice(0, 30)}"`;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const page = document.scrollingElement;
  if (page.scrollHeight > height + 1) {
    const low = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().bottom > height + 1);
    faults.push(`the page is ${page.scrollHeight} high in a window of ${height}: ${low.slice(0, 3).map(name).join("; ")}`);
  }
  if (page.scrollWidth > width) faults.push(`the page is ${page.scrollWidth} wide in a window of ${width}`);
  const felt = document.querySelector(".felt");
  const port = felt.getBoundingClientRect();
  const scrolls = getComputedStyle(felt).overflowY !== "hidden" && felt.scrollHeight > felt.clientHeight + 1;
  if (scrolls && felt.scrollWidth > felt.clientWidth + 1) faults.push(`the felt is ${felt.scrollWidth} wide in ${felt.clientWidth}`);
  const covered = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || !(e.contains(hit) || hit.contains(e) || (e.form && hit.closest("label")?.contains(e)));
  };
  // everything of the player's own side, and whatever can be pressed; what the felt scrolls to is looked at apart
  for (const e of all(".table button:not(:disabled), .dock .tile, .dock .dial, .flag, .asked, .own-score, .counts > li, .medal")) {
    if (e.matches(".seat-touch, .slip-acts *")) continue;
    const r = e.getBoundingClientRect();
    const onFelt = felt.contains(e);
    if (onFelt && scrolls && (r.top < port.top || r.bottom > port.bottom)) continue;
    if (onFelt && e.closest(".zone.sheet, .grid-port")) continue;
    // a pause of many lines scrolls in its place
    const card = e.matches(".counts > li") && e.closest(".card-at")?.getBoundingClientRect();
    if (card && (r.top < card.top || r.bottom > card.bottom)) continue;
    if (r.left < -0.5 || r.top < -0.5 || r.right > width + 0.5 || r.bottom > height + 0.5) faults.push(`outside the window: ${name(e)}`);
    const fan = e.closest("[data-fan]");
    const [x, y] = fan ? [r.left + 8, r.top + 16] : [r.left + r.width / 2, r.top + r.height / 2];
    if (covered(e, x, y)) faults.push(`covered: ${name(e)}`);
  }
  const clips = (e) => e.scrollHeight > e.clientHeight * 1.3 || (e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1);
  // a kit's labels have 18 characters at most, and a question 52; what is longer comes of games without them
  const long = (e) => e.textContent.length > (e.closest(".asked") ? 52 : 18);
  for (const e of all(".acts .primary > span, .acts .plain > span, .press, .medal, .who b, .asked > p")) {
    if (!long(e) && clips(e)) faults.push(`text is cut off: ${name(e)}, ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight}`);
  }
  // no smaller, but on the lowest phones, where the felt would scroll otherwise, and in a long word, which is one line
  const least = height < 700 ? 24 : 32;
  for (const e of all(".table .tile[data-usable]:not(.cell *):not(.trough *):not(.lines *):not(.word *)"))
    if (!e.closest("[data-fan]") && e.offsetWidth < least) faults.push(`small piece, ${e.offsetWidth} px: ${name(e)}`);
  for (const e of all(".bar button, .turn button, .felt button:not(.tile, .word, .word-link, .line-label, .stack-button)")) {
    const r = e.getBoundingClientRect();
    if (r.height < 43.5 || r.width < 40) faults.push(`small button, ${Math.round(r.width)}×${Math.round(r.height)}: ${name(e)}`);
  }
  const primaries = all(".acts .primary").length;
  if (table.dataset.eye !== "-1" && primaries !== 1) faults.push(`${primaries} large buttons`);
  const rect = (selector) => {
    const r = document.querySelector(selector)?.getBoundingClientRect();
    return r ? [r.x, r.y, r.width, r.height] : [];
  };
  const kept = { dock: rect(".dock"), turn: rect(".turn"), primary: rect(".acts .primary") };
  for (const e of all(".seconds > [data-verb], .race-band > [data-verb]"))
    kept["the place of " + e.dataset.verb + (e.dataset.choice ?? "")] = rect(
      `:is(.seconds, .race-band) > [data-verb="${e.dataset.verb}"]${e.dataset.choice ? `[data-choice="${e.dataset.choice}"]` : ""}`,
    );
  return {
    faults,
    kept,
    felt: Math.round(port.height),
    scrolls,
  };
};
