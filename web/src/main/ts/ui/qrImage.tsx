import { encodeQr } from "../lib/qrCode.ts";

const EDGE = 4;

/** A link as a QR code, dark on light in every theme. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = encodeQr(text);
  if (!code) return null;
  const size = code.length + 2 * EDGE;
  const path = code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + EDGE} ${y + EDGE}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg class="qr full" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-qr={text}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
