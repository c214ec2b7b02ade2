/** Does work that is written in slices in one go. For the server see run-in-time-slices.ts there. */
export function runToEnd<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
