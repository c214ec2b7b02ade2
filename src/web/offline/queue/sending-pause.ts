import { browserStorage } from "../../lib/browser-storage.ts";

const UNTIL_KEY = "tripwright.sendAgainAt";
/** A time farther ahead was written by a clock that has been set since. */
const LONGEST_MS = 5 * 60_000;

/** For how long the server wants to be left alone: no tab of this browser sends writes meanwhile. */
export type SendingPause = {
  begin(forMs: number): void;
  /** 0 where writes may go. */
  leftMs(): number;
};

export const sendingPause: SendingPause = {
  begin(forMs) {
    const untilMs = Date.now() + Math.min(forMs, LONGEST_MS);
    browserStorage.local.set(UNTIL_KEY, String(untilMs));
  },
  leftMs() {
    const leftMs = Number(browserStorage.local.get(UNTIL_KEY)) - Date.now();
    return leftMs > 0 && leftMs <= LONGEST_MS ? leftMs : 0;
  },
};
