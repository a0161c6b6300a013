import { useEffect, useState } from "preact/hooks";

/** Something asked of the house: not yet there, there, or refused with a sentence. */
export interface RequestState<T> {
  value?: T;
  problem: string;
}

export function useRequest<T>(ask: () => Promise<T>, when: readonly unknown[]): RequestState<T> {
  const [asked, setAsked] = useState<RequestState<T>>({ problem: "" });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAsked({ value, problem: "" }),
      (error: Error) => wanted && setAsked((old) => ({ ...old, problem: error.message })),
    );
    return () => {
      wanted = false;
    };
  }, when);
  return asked;
}
