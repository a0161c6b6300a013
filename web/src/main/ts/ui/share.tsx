import { useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { isLoopback } from "./links.ts";
import { QrImage } from "./qrImage.tsx";

interface Props {
  link: string;
  label: string;
  hint: string;
  /** The `data-act` of the copy button. */
  act: string;
  copy: string;
  main?: boolean;
}

/**
 * A link to share: as a QR code, by copying, or with the system's share sheet. A code that would lead a phone to itself
 * is not shown; in the host's invitation, how the house is opened to the room is said instead.
 */
export function Share({ link, label, hint, act, copy, main }: Props) {
  const [said, setSaid] = useState("");
  async function copied(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(S.copied);
    } catch {
      setSaid(S.copyByHand);
    }
  }
  const onlyHere = isLoopback(location.hostname);
  const canShare = typeof navigator.share === "function";
  return (
    <div class="share cells" data-only-here={onlyHere ? "" : undefined}>
      {!onlyHere && <QrImage text={link} label={S.qrOf(label)} />}
      <div class="column near share-text">
        <label class="blank">
          <span>
            {label} <small>{hint}</small>
          </span>
          <input
            type="text"
            readOnly
            value={link}
            data-invite={main ? "" : undefined}
            data-link={act}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <div class="cluster form-foot">
          <button type="button" class="ghost" data-act={act} onClick={() => void copied()}>
            {copy}
          </button>
          {canShare && (
            <button
              type="button"
              class="ghost"
              onClick={() => void navigator.share({ title: S.appName, url: link }).catch(() => {})}
            >
              {S.share}
            </button>
          )}
        </div>
        <p class="hint" role="status">
          {said}
        </p>
        {onlyHere && main && <p class="hint warn">{S.loopbackWarning}</p>}
      </div>
    </div>
  );
}
