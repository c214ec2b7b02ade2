const EVERY_MS = 1_000;

/** Does work that is written in slices in one go, and tells every second that it goes on. */
export function runTelling<T>(work: Generator<void, T, void>, tell: () => void): T {
  let told = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const now = performance.now();
    if (now - told < EVERY_MS) continue;
    told = now;
    tell();
  }
}
