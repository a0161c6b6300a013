import { useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { api } from "../api/api.ts";

/** Lets the server verify the whole log, as anybody can do with the downloaded file. */
export function VerifyButton({ table }: { table: string }) {
  const [told, setTold] = useState<{ text: string; good?: boolean }>({ text: "" });
  async function verify(): Promise<void> {
    setTold({ text: S.verifying });
    try {
      const found = await api.verify(table);
      setTold(
        found.verified
          ? { text: S.verified(found.entries), good: true }
          : { text: S.notVerified(found.why), good: false },
      );
    } catch (error) {
      setTold({ text: (error as Error).message, good: false });
    }
  }
  return (
    <>
      <button type="button" class="ghost" data-act="verify" onClick={() => void verify()}>
        {S.verify}
      </button>
      <p role="status" class="verified" data-verified={told.good === undefined ? undefined : String(told.good)}>
        {told.good !== undefined && <span aria-hidden="true">{told.good ? "✓ " : "✗ "}</span>}
        {told.text}
      </p>
    </>
  );
}
