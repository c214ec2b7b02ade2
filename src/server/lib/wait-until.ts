/** The promise's value, or the signal's reason if that comes first; the work itself continues. */
export async function waitUntil<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  // Nothing else may handle its later failure.
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
