import { useEffect, useRef, useState } from "react";

/** Spoken at most this often, so that a screen reader finishes its sentences. */
const APART_MS = 3_000;

/** Passes on the newest of a run of messages, the first at once and the others well apart. */
export function useMilestones(message: string): string {
  // Empty at first: a live region speaks of changes, not of what it was born with.
  const [spoken, setSpoken] = useState("");
  const lastSpokenAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, lastSpokenAt.current + APART_MS - performance.now());
    const timer = setTimeout(() => {
      lastSpokenAt.current = performance.now();
      setSpoken(message);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [message]);
  return spoken;
}
