export type OnlineState = "Unknown" | "Online" | "Offline";

/**
 * How a request ended: our server answered, it can't be reached, it was silent for ten seconds, or
 * the caller no longer waits.
 */
export type RequestEnd = "answered" | "unreachable" | "silent" | "aborted";

export type OnlineTracker = {
  state(): OnlineState;
  /** Calls the listener on every change of the state. @returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Notes that a request begins. @returns a function to call once, with how the request ended. */
  begin(): (end: RequestEnd) => void;
  /** Asks the server at once, after a hint such as the browser's own events. */
  check(): void;
};

/** Silence for this long is Offline (specification, sections 4 and 9). */
const SILENCE_MS = 10_000;
/** While Offline the server is asked again this often, so that its return shows within two seconds. */
const PROBE_EVERY_MS = 1_500;
const PROBE_DEADLINE_MS = 10_000;
/** The most probes that wait for a server that hangs. */
const MAX_PROBES = 8;

/**
 * Tracks whether our server can be reached, by the outcome of real requests: Online with its first
 * answer, Offline when a request fails outright or when nothing was answered for ten seconds.
 *
 * @param options.probe asks the server for a sign of life; resolves to whether it gave one.
 * @param options.onSilence runs the first time that ten seconds pass without an answer.
 */
export function createOnlineTracker(options: {
  probe: (signal: AbortSignal) => Promise<boolean>;
  onSilence: () => void;
  /** The page is hidden, so there is no need to ask. */
  isHidden: () => boolean;
}): OnlineTracker {
  const listeners = new Set<() => void>();
  let state: OnlineState = "Unknown";
  let outstanding = 0;
  let answers = 0;
  let probes = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let probing: ReturnType<typeof setInterval> | undefined;
  let wasSilent = false;

  function set(next: OnlineState): void {
    if (next === state) return;
    state = next;
    clearInterval(probing);
    probing = next === "Offline" ? setInterval(probe, PROBE_EVERY_MS) : undefined;
    for (const listener of listeners) listener();
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence =
      outstanding > 0 && state !== "Offline" ? setTimeout(fallSilent, SILENCE_MS) : undefined;
  }

  function fallSilent(): void {
    set("Offline");
    noteSilence();
  }

  function noteSilence(): void {
    if (!wasSilent) options.onSilence();
    wasSilent = true;
  }

  function begin(): (end: RequestEnd) => void {
    outstanding += 1;
    const answersBefore = answers;
    // Ten seconds count from the first unanswered request, not from the last.
    if (silence === undefined) listenForSilence();
    return (end) => {
      outstanding -= 1;
      if (end === "answered") {
        answers += 1;
        set("Online");
      }
      // The request's own deadline may come a moment before the timer here. If other requests were
      // answered meanwhile, the server can be reached, and something behind it is silent.
      if (end === "silent" && answers === answersBefore) fallSilent();
      if (end === "silent") noteSilence();
      if (end === "unreachable") set("Offline");
      if (end === "answered" || outstanding === 0 || state === "Offline") listenForSilence();
    };
  }

  function probe(): void {
    if (probes >= MAX_PROBES || options.isHidden()) return;
    probes += 1;
    const done = begin();
    void options
      .probe(AbortSignal.timeout(PROBE_DEADLINE_MS))
      .catch(() => false)
      .then((isAlive) => {
        probes -= 1;
        done(isAlive ? "answered" : "unreachable");
      });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin,
    check: probe,
  };
}
