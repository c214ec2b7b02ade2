const EVERY_MS = 1_000;

/** Output for the operator: results on standard output, progress on standard error. */
export type Report = {
  say(line: string): void;
  warn(line: string): void;
  /** Progress, shown once a second at most. */
  step(what: string, done: number, of: number | undefined): void;
};

export function createReport(to: {
  out: (line: string) => void;
  err: (line: string) => void;
}): Report {
  const startedMs = performance.now();
  let shownMs = startedMs;
  return {
    say: to.out,
    warn: to.err,
    step(what, done, of) {
      const nowMs = performance.now();
      if (nowMs - shownMs < EVERY_MS) return;
      shownMs = nowMs;
      const seconds = Math.round((nowMs - startedMs) / 1000);
      to.err(`${what}: ${done}${of === undefined ? "" : ` of ${of}`}, after ${seconds} s`);
    },
  };
}
