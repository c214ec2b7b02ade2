/** A stream that broke is begun again after this. */
const RETRY_MS = 2_000;

type Followed = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Something has changed, or may have meanwhile. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
};

/** Listens to a trip's changes for as long as its page is in sight: one stream, which says no more than that. */
export async function followChanges(path: string, followed: Followed): Promise<void> {
  const { onChange, signal } = followed;
  while (!signal.aborted) {
    await inSight(signal);
    if (signal.aborted) return;
    const outOfSight = new AbortController();
    const onHidden = () => document.visibilityState === "hidden" && outOfSight.abort();
    document.addEventListener("visibilitychange", onHidden);
    try {
      const isRefused = await listen(path, followed, AbortSignal.any([signal, outOfSight.signal]));
      if (isRefused) {
        // A link that has ended says so itself.
        onChange();
        return;
      }
    } catch {
      // Out of sight, or without a network: tried again.
    } finally {
      document.removeEventListener("visibilitychange", onHidden);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** @returns whether it was refused for good. */
async function listen(
  path: string,
  { headers = {}, onChange }: Followed,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(path, { headers, signal });
  const { body, status } = answer;
  if (status >= 400 && status < 500 && status !== 429) return true;
  if (!answer.ok || body === null) return false;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    if (value.includes("data:")) onChange();
  }
}

function inSight(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== "visible" && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look, { once: true });
    look();
  });
}
