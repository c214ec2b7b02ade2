const waiting: (() => void)[] = [];

function serveNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serveNext);
}

/**
 * Waits for a turn to work without a pause for some milliseconds. Of all who wait, one is served each
 * time round the event loop, so that requests are answered between any two of them.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serveNext);
  });
}
