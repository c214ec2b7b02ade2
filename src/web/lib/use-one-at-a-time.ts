import { useRef } from "react";

/** @returns what does one piece of work at a time: a second tap while the first is under way does nothing. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
}
