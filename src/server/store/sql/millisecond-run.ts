/** Where the next trip goes that is saved at a moment which others have taken. */
export type MillisecondRun = {
  /** The first millisecond from one on that isn't known to be taken. */
  readonly from: (ms: number) => number;
  /** A trip saved at one moment has this id. */
  readonly took: (savedAtMs: number, idMs: number) => void;
};

/**
 * Remembers the milliseconds without a gap that were taken last, so that many trips of one moment
 * needn't each walk along all those before it. Only a place to begin: whoever saves still looks.
 */
export function createMillisecondRun(): MillisecondRun {
  let startMs = 0;
  let endMs = 0;
  const isIn = (ms: number): boolean => ms >= startMs && ms < endMs;
  return {
    from: (ms) => (isIn(ms) ? endMs : ms),
    took(savedAtMs, idMs) {
      if (isIn(savedAtMs)) {
        endMs = Math.max(endMs, idMs + 1);
        return;
      }
      startMs = savedAtMs;
      endMs = idMs + 1;
    },
  };
}
