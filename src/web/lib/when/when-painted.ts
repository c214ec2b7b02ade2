/** Longer than any frame takes: a page out of sight has none. */
const WITHIN_MS = 100;

/** Once what has just been changed is on the screen. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WITHIN_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
