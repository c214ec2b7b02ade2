/** What a promise brings, or the signal's reason if that comes first; the work behind it goes on. */
export async function waitUntil<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  // Nobody else may be listening when it fails later.
  promise.catch(() => undefined);
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
