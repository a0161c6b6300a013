import { useEffect, useState } from "preact/hooks";

/** The state of a request: pending, answered, or failed with a sentence. */
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
