const EVERY_MS = 1_000;
/** Work gives way after so long: to give way more often would slow it down. */
const AT_A_TIME_MS = 10;

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

/** Does the same, and lets the worker answer between slices what has been asked meanwhile. */
export async function runGivingWay<T>(
  work: Generator<void, T, void>,
  tell: () => void,
): Promise<T> {
  let told = performance.now();
  let begun = told;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const now = performance.now();
    if (now - told >= EVERY_MS) {
      told = now;
      tell();
    }
    if (now - begun < AT_A_TIME_MS) continue;
    await whatIsAsked();
    begun = performance.now();
  }
}

const { port1, port2 } = new MessageChannel();

/** Once messages that came by now have been answered; a timer would wait some milliseconds more. */
function whatIsAsked(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
