import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useId, useRef } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { Store } from "../lib/store.ts";
import { Icon } from "./icons.tsx";

/** How many dialogs are open. */
export const openDialogs = new Store(0);

/** What is told in the head of every dialog of a page: what goes on under it. */
export const DialogNotice = createContext<ComponentChildren>(null);

interface Props {
  title: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
  kind?: string;
}

/** A modal dialog; Escape or a tap beside it closes it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children, wide, kind }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const notice = useContext(DialogNotice);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog && !dialog.open) dialog.showModal();
    top.current?.focus();
    openDialogs.value++;
    return () => {
      openDialogs.value--;
      dialog?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={"sheet-dialog" + (wide ? " wide" : "")}
      data-dialog={kind ?? ""}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="column sheet-inner">
        <div class="ends sheet-head">
          <h2 id={heading} ref={top} tabIndex={-1}>
            {title}
          </h2>
          {notice}
          <button type="button" class="quiet icon" onClick={onClose} aria-label={S.close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
