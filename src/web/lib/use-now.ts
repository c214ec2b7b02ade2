import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Milliseconds since 1970, anew with each minute of the clock and when the page is looked at again. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick(): void {
      clearTimeout(timer);
      const now = Date.now();
      setNowMs(now);
      timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
    }
    // A page in the background, or a phone that slept, missed its minutes.
    const onChange = () => document.visibilityState === "visible" && tick();
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener("visibilitychange", onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onChange);
    };
  }, []);
  return nowMs;
}
