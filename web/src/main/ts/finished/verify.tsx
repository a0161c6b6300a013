import { useEffect, useRef, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { api } from "../api/api.ts";

/** What was found: the whole log holds, only what was recorded could be checked, or it does not hold. */
type Found = "true" | "recorded" | "false";

const MARKS: Record<Found, string> = { true: "✓ ", recorded: "◐ ", false: "✗ " };

/** Lets the server verify the whole log, as anybody can do with the downloaded file. */
export function VerifyButton({ table }: { table: string }) {
  const [told, setTold] = useState<{ text: string; found?: Found }>({ text: "" });
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told.found) answer.current?.scrollIntoView({ block: "nearest" });
  }, [told.found]);
  async function verify(): Promise<void> {
    setTold({ text: S.verifying });
    try {
      const found = await api.verify(table);
      if (!found.verified) setTold({ text: S.notVerified(found.why), found: "false" });
      else if (found.judged) setTold({ text: S.verified(found.entries), found: "true" });
      else setTold({ text: S.notJudgedAgain(found.entries, found.why), found: "recorded" });
    } catch (error) {
      setTold({ text: (error as Error).message, found: "false" });
    }
  }
  return (
    <>
      <button type="button" class="ghost" data-act="verify" onClick={() => void verify()}>
        {S.verify}
      </button>
      <p ref={answer} role="status" class="verified" data-verified={told.found}>
        {told.found && <span aria-hidden="true">{MARKS[told.found]}</span>}
        {told.text}
      </p>
    </>
  );
}
