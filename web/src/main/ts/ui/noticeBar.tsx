import { useState } from "preact/hooks";
import { Store, useStore } from "../lib/store.ts";
import { S } from "../texts/strings.ts";
import { onNotice } from "../wire/houseNotice.ts";

const houseNotice = new Store("");
onNotice((text) => {
  houseNotice.value = text;
});

/** What the host of the house says to everybody, over whatever page is open, until it is put away. */
export function HouseNotice() {
  const text = useStore(houseNotice);
  const [read, setRead] = useState("");
  return (
    <div role="status" class="house-notice-place">
      {text && text !== read && (
        <p class="ends cluster house-notice">
          <span>
            <b>{S.houseSays}</b> {text}
          </span>
          <button type="button" class="quiet" data-act="notice-read" onClick={() => setRead(text)}>
            {S.noticeRead}
          </button>
        </p>
      )}
    </div>
  );
}
