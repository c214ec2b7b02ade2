import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Whether the page is being printed: from before it is laid out for paper until that is done. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(notify: () => void): () => void {
  const begin = () => turn(true);
  const end = () => turn(false);
  function turn(value: boolean): void {
    isPrinting = value;
    notify();
  }
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}
