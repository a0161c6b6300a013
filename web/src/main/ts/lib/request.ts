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

/** Something that a player asks for and that may be refused: whether it is under way, and the sentence why it failed. */
export function useTask() {
  const [state, setState] = useState({ busy: false, problem: "" });
  const run = (task: () => Promise<unknown>): void => {
    setState({ busy: true, problem: "" });
    task().then(
      () => setState({ busy: false, problem: "" }),
      (error: Error) => setState({ busy: false, problem: error.message }),
    );
  };
  return { ...state, run };
}
