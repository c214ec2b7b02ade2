const WITHIN_MS = 1_000;

/** Once the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ("requestIdleCallback" in window) {
      requestIdleCallback(() => resolve(), { timeout: WITHIN_MS });
    } else setTimeout(resolve, 0);
  });
}
