/** The current time; passed in so that tests can set it. */
export type Clock = { readonly nowMs: () => number };

export const systemClock: Clock = { nowMs: () => Date.now() };
