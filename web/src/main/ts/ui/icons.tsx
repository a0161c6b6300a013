/** The icons, each drawn in one stroke width. */
const PATHS = {
  rules:
    "M12 6.2C10 4.7 7.2 4.2 3.5 4.4v13.4c3.7-.2 6.5.3 8.5 1.8 2-1.5 4.8-2 8.5-1.8V4.4C16.8 4.2 14 4.7 12 6.2zM12 6.2v13.4M6.2 8.4c1.3 0 2.3.2 3.2.5M6.2 11.6c1.3 0 2.3.2 3.2.5M17.8 8.4c-1.3 0-2.3.2-3.2.5M17.8 11.6c-1.3 0-2.3.2-3.2.5",
  talk: "M4 5.5h16v10.5h-8.5L7 19.8V16H4zM7.5 9h9M7.5 12.2h6",
  score: "M5 5v14M9 5v14M13 5v14M17 5v14M3 16.5 20 7.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M18.8 14.3A7.5 7.5 0 0 1 9.7 5.2 7.5 7.5 0 1 0 18.8 14.3z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  lamp: "M8 4h8l3 8H5zM12 12v7M8 20h8M9 12v2.5",
  hint: "M9.5 17.5h5M10 20.5h4M12 3.5a6 6 0 0 0-3.7 10.7c.8.7 1.2 1.4 1.2 2.3v1h5v-1c0-.9.4-1.6 1.2-2.3A6 6 0 0 0 12 3.5z",
  table: "M4.5 4.5h6.5v8H4.5zM13 4.5h6.5v8H13zM4.5 16h15M6 16v4M18 16v4",
  shuffle:
    "M3.5 7.5h3.2c4.3 0 6 9 10.3 9h3.5M3.5 16.5h3.2c1.5 0 2.6-1.1 3.5-2.6M13.5 10.2c.9-1.6 2-2.7 3.5-2.7h3.5M17.8 4.8l2.7 2.7-2.7 2.7M17.8 13.8l2.7 2.7-2.7 2.7",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 5v4h4V5zM7 15v4h4v-4z",
  chair: "M7 3.5v9.5h10V3.5M7 7h10M7 13l-1 7.5M17 13l1 7.5M6.6 16.5h10.8",
  close: "M6 6l12 12M18 6 6 18",
  home: "M4 11.5 12 4.5l8 7M6.5 9.8v9.7h11V9.8",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  stepBack: "M16.5 5.5v13L8 12z",
  stepOn: "M7.5 5.5v13L16 12z",
  toStart: "M18 5.5v13L9.5 12zM6.5 5.5v13",
  toEnd: "M6 5.5v13L14.5 12zM17.5 5.5v13",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  across: "M4 12h15M14 7l5 5-5 5",
  down: "M12 4v15M7 14l5 5 5-5",
  bravo: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z",
  laugh:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7.5 13h9a4.5 4.5 0 0 1-9 0zM7.6 10 9 8.6l1.4 1.4M13.6 10 15 8.6l1.4 1.4",
  gasp: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 13a2 2.4 0 1 0 0 4.8 2 2.4 0 0 0 0-4.8zM9 8.5v1.5M15 8.5v1.5",
  alas: "M7.5 14a3.6 3.6 0 0 1 .3-7.2A4.8 4.8 0 0 1 17 8.2a2.9 2.9 0 0 1 0 5.8zM8.5 17l-1 3M12.5 17l-1 3M16.5 17l-1 3",
  thanks: "M12 19.8C7 16 4 13 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5c0 3.5-3 6.5-8 10.3z",
  hat: "M8 4.5h8l-.8 9.5H8.8zM3.5 17c1.5-2 3.3-3 5.3-3h6.4c2 0 3.8 1 5.3 3-3 2-14 2-17 0zM8.3 10.5h7.4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A printer's ornament between two parts of a page. */
export function Ornament() {
  return (
    <svg class="orn full muted" viewBox="0 0 60 12" aria-hidden="true" focusable="false">
      <path d="M30 1.2 33.8 6 30 10.8 26.2 6zM38 6h20M2 6h20M22.6 6a1.4 1.4 0 1 0 0 .01M37.4 6a1.4 1.4 0 1 1 0 .01" />
    </svg>
  );
}
