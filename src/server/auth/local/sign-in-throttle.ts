import type { Clock } from "../../lib/clock.ts";

const WINDOW_MS = 15 * 60_000;
/** Tries that failed, in a window: a family behind one address mistypes less. */
const MOST_OF_ADDRESS = 20;
/** For an account, by browsers that have never signed in to it; and by each that has. */
const MOST_OF_ACCOUNT = 10;
/** Some hundred bytes each. */
const MAX_COUNTED = 50_000;

/** Who tries to sign in, as what. */
export type Try = {
  /** The name as it was typed, `accountNameKey`; it need not be anyone's. */
  readonly nameKey: string;
  /** The group of addresses that it comes from. */
  readonly address: string;
  /** The browser has signed in to that account before: it isn't slowed down by strangers. */
  readonly isKnown: boolean;
};

export type SignInThrottle = {
  /** Counts a try. @returns false where too many have failed, and this one may not be made. */
  mayTry(one: Try): boolean;
  /** It was right, so it doesn't count. */
  succeeded(one: Try): void;
};

/**
 * Slows down who guesses passwords and codes. Strangers' tries at a name are counted apart from those of browsers that
 * its owner has used, so that nobody is locked out of their own; whether there is an account of the name makes no difference.
 */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  let window = 0;
  const counts = new Map<string, number>();

  function keysOf({ nameKey, address, isKnown }: Try): [key: string, most: number][] {
    // Who shares an address with a stranger isn't slowed down by them either.
    if (isKnown) return [[`known ${nameKey}`, MOST_OF_ACCOUNT]];
    return [
      [`address ${address}`, MOST_OF_ADDRESS],
      [`name ${nameKey}`, MOST_OF_ACCOUNT],
    ];
  }

  function add(key: string, more: number): void {
    if (counts.size >= MAX_COUNTED && !counts.has(key)) counts.clear();
    counts.set(key, Math.max(0, (counts.get(key) ?? 0) + more));
  }

  return {
    mayTry(one) {
      const now = Math.floor(clock.nowMs() / WINDOW_MS);
      if (now !== window) {
        window = now;
        counts.clear();
      }
      const keys = keysOf(one);
      if (keys.some(([key, most]) => (counts.get(key) ?? 0) >= most)) return false;
      for (const [key] of keys) add(key, 1);
      return true;
    },
    succeeded(one) {
      for (const [key] of keysOf(one)) add(key, -1);
    },
  };
}
