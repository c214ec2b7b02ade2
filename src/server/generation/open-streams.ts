/** A page has one; five are that many tabs. All of them together take some hundred megabytes. */
const MOST = { perUser: 5, inAll: 5_000 } as const;

/** The event streams that are open now. */
export type OpenStreams = {
  /** Whether one more stream of the user is within both limits. */
  readonly hasRoomFor: (userId: string) => boolean;
  /** Under what the streams of a user who looks at trips count, beside those of plans under way. */
  readonly lookersOf: (userId: string) => string;
  readonly count: () => number;
  /** Ends every stream; browsers reconnect by themselves. */
  readonly endAll: () => void;
  /** Ends a user's streams; browsers that are still signed in reconnect by themselves. */
  readonly endOf: (userId: string) => void;
  /** Counts a stream. @returns how to stop counting it, once its connection is free. */
  readonly add: (userId: string, end: () => void) => () => void;
};

export function createOpenStreams(most: Readonly<Record<keyof typeof MOST, number>> = MOST) {
  const streams = new Map<string, Set<() => void>>();
  let total = 0;
  const lookersOf = (userId: string): string => `looks ${userId}`;
  const endOf = (userId: string): void => {
    for (const who of [userId, lookersOf(userId)]) for (const end of streams.get(who) ?? []) end();
  };
  return {
    hasRoomFor: (userId) => total < most.inAll && (streams.get(userId)?.size ?? 0) < most.perUser,
    lookersOf,
    count: () => total,
    endAll: () => {
      for (const userId of streams.keys()) endOf(userId);
    },
    endOf,
    add: (userId, end) => {
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(end));
      total += 1;
      return () => {
        if (!own.delete(end)) return;
        total -= 1;
        if (own.size === 0) streams.delete(userId);
      };
    },
  } satisfies OpenStreams;
}
