import type { Clock } from "./clock.ts";

/** For whoever asks soon after the answer came. */
type Kept = {
  readonly clock: Clock;
  readonly forMs: number;
  /** The oldest of more answers are forgotten. */
  readonly most: number;
};

/** Shares one running call between all callers with the same key; and its value for a while, where it is `kept`. */
export function createCoalescer<T>(
  kept?: Kept,
): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const settled = new Map<string, { answer: Promise<T>; untilMs: number }>();

  function known(key: string): Promise<T> | undefined {
    const { answer, untilMs = 0 } = settled.get(key) ?? {};
    return kept !== undefined && kept.clock.nowMs() < untilMs ? answer : undefined;
  }

  function keep(key: string, answer: Promise<T>): void {
    if (kept === undefined) return;
    // Deleted first, so that the map stays in the order of time.
    settled.delete(key);
    settled.set(key, { answer, untilMs: kept.clock.nowMs() + kept.forMs });
    const [oldest] = settled.keys();
    if (settled.size > kept.most && oldest !== undefined) settled.delete(oldest);
  }

  return (key, work) => {
    const present = underWay.get(key) ?? known(key);
    if (present !== undefined) return present;
    const answer = work();
    underWay.set(key, answer);
    answer.then(() => keep(key, answer), forget).finally(() => underWay.delete(key));
    return answer;
  };
}

function forget(): void {}
