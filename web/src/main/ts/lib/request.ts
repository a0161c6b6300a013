import { useEffect, useState } from "preact/hooks";

/** Something asked of the house: not yet there, there, or refused with a sentence. */
export interface Asked<T> {
  value?: T;
  trouble: string;
}

export function useAsked<T>(ask: () => Promise<T>, when: readonly unknown[]): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ trouble: "" });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAsked({ value, trouble: "" }),
      (error: Error) => wanted && setAsked((old) => ({ ...old, trouble: error.message })),
    );
    return () => {
      wanted = false;
    };
  }, when);
  return asked;
}
