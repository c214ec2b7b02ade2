/** Callers with little to do share an iteration: fifty small edits at once are then stored together. */
const SHARED_MS = 1;

const waiting: (() => void)[] = [];
let isScheduled = false;

function schedule(): void {
  isScheduled = true;
  setImmediate(resumeSome);
}

/** Resumes those who wait by now, as long as they leave time. */
function resumeSome(): void {
  const endsAtMs = performance.now() + SHARED_MS;
  let left = waiting.length;
  function resumeNext(): void {
    waiting.shift()?.();
    left -= 1;
    // The caller's next step is a microtask that comes before this one.
    queueMicrotask(() => {
      if (left > 0 && performance.now() < endsAtMs) resumeNext();
      else if (waiting.length > 0) schedule();
      else isScheduled = false;
    });
  }
  resumeNext();
}

/**
 * Yields to the event loop before some milliseconds of work. Each iteration of the loop resumes callers, in
 * order, until one has used its time, so that requests are answered between any two that work for long.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isScheduled) schedule();
  });
}
