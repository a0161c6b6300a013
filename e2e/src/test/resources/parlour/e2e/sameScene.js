// What the page shows otherwise than the scene says: order and text of pieces, offers, scores and clocks.
(text, seconds) => {
  const { scene, now, eye } = JSON.parse(text);
  const faults = [];
  const table = document.querySelector('section[aria-label="The table"]');
  const same = (what, shown, said) => {
    if (JSON.stringify(shown) !== JSON.stringify(said))
      faults.push(`${what}: the page shows ${JSON.stringify(shown)}, the scene says ${JSON.stringify(said)}`);
  };
  const said = (face) => {
    if (face.form === "BACK") return "back";
    if (face.form === "COUNTER") return "counter";
    if (face.form === "GAP") return face.text || "…";
    if (face.form === "LETTER") return face.text;
    return face.text || face.art || face.corner || face.name;
  };
  const shown = (tile) => {
    if (tile.classList.contains("back")) return "back";
    if (tile.classList.contains("counter")) return "counter";
    const glyph = tile.querySelector(".glyph");
    if (glyph) return glyph.textContent;
    const title = tile.querySelector(".card-face b");
    if (title) return title.textContent;
    return (tile.querySelector("img")?.getAttribute("src") ?? "").replace(/^.*\/|\.svg$/g, "");
  };
  const tiles = (root) => [...root.querySelectorAll(".tile")].map(shown);
  const ids = (root) => [...root.querySelectorAll(".tile")].map((tile) => tile.dataset.piece ?? "");
  const pieces = (what, root, all) => {
    same(what, tiles(root), all.map((piece) => said(piece.face)));
    same(what + ", ids", ids(root), all.map((piece) => piece.id));
  };
  for (const zone of scene.zones) {
    const root = table.querySelector(`[data-zone-id="${CSS.escape(zone.id)}"]`);
    const count = { row: zone.pieces, words: zone.words, grid: zone.cells, sheet: zone.entries }[zone.kind]?.length ?? zone.count;
    if (!root) {
      if (count > 0 || zone.kind === "stack") faults.push(`${zone.id} is not on the page`);
      continue;
    }
    const what = `${zone.kind} ${zone.id}`;
    if (zone.kind === "row") {
      if (root.dataset.zoneKind === "held") same(what, Number(root.dataset.count), count);
      else pieces(what, root, zone.pieces);
    } else if (zone.kind === "stack") {
      const count = root.matches(".zone-chip") ? root.querySelector("b") : null;
      const name = count ? `: ${count.textContent}` : root.querySelector("[aria-label]").getAttribute("aria-label");
      if (!name.includes(`: ${zone.count}`)) faults.push(`${what}: ${name}, the scene says ${zone.count}`);
      if (zone.top && !count) same(what, tiles(root), zone.count > 0 ? [said(zone.top)] : []);
    } else if (zone.kind === "words") {
      const words = [...root.querySelectorAll(".word")];
      same(what, words.length, zone.words.length);
      zone.words.forEach((word, i) => words[i] && pieces(`${what} ${i}`, words[i], word.pieces));
    } else if (zone.kind === "grid") {
      const at = (x, y) => root.querySelector(`.cell[data-x="${x}"][data-y="${y}"]`);
      same(what, root.querySelectorAll(".cell[data-x]").length, zone.cells.length);
      for (const cell of zone.cells) {
        const square = at(cell.x, cell.y);
        if (square) pieces(`${what} ${cell.x},${cell.y}`, square, [cell.piece]);
        else faults.push(`${what}: nothing lies at ${cell.x},${cell.y}`);
      }
    } else {
      const lines = [...root.querySelectorAll(".lines > li:not(.none)")];
      same(what, lines.length, zone.entries.length);
      zone.entries.forEach((entry, i) => {
        if (!lines[i]) return;
        pieces(`${what} line ${i}`, lines[i], entry.pieces);
        const written = lines[i].querySelector("input")?.value ?? lines[i].querySelector(".written")?.textContent ?? "";
        if (written) same(`${what} line ${i}, written`, written, entry.written);
      });
    }
  }
  const buttons = new Set(
    [...table.querySelectorAll("button[data-verb]:not(:disabled, [data-trying]), form[data-verb], [data-question]")].map(
      (each) => each.dataset.verb ?? each.dataset.question,
    ),
  );
  const lines = new Set(scene.zones.flatMap((zone) => (zone.kind === "sheet" ? zone.entries.map((entry) => entry.id) : [])));
  const onSheet = (offer) =>
    offer.fields.some((field) => field.kind === "spell") &&
    offer.fields.some((field) => field.kind === "pick" && field.ids.length > 0 && field.ids.every((id) => lines.has(id)));
  const offered = new Set(scene.offers.filter((offer) => !onSheet(offer)).map((offer) => offer.verb));
  for (const verb of offered) if (!buttons.has(verb)) faults.push(`${verb} is offered, and there is no button for it`);
  for (const verb of buttons) if (verb && !offered.has(verb)) faults.push(`there is a button for ${verb}, which is not offered`);
  const rows = [...document.querySelectorAll(".score .side-row")];
  if (scene.places.every((place) => place.side === ""))
    same("scores", rows.map((row) => Number.parseInt(row.querySelector(".big").textContent.replace("−", "-"))), scene.places.map((place) => place.score));
  same("clocks", table.querySelectorAll("[role=timer]").length, scene.watches.length);
  const dial = table.querySelector(".dial");
  const watch = scene.watches.find((each) => each.owner < 0 || each.owner === eye);
  if (dial && watch) {
    // It was drawn at some time between the frame's coming and now, however long that is.
    const least = Math.max(0, (watch.until - now) / 1000 - seconds) - 3;
    const most = (watch.until - now) / 1000 + 3;
    const left = Number(dial.dataset.left);
    if (left < least || left > most) faults.push(`the clock shows ${left} s, which is not from ${least} to ${most}`);
  }
  return faults;
};
