/** Requests a minute over all projects, by whether the User-Agent says how to reach the operator (docs/providers.md). */
const WITH_CONTACT = 200;
const WITHOUT_CONTACT = 10;
const MINUTE_MS = 60_000;

/** A page of the operator's or an address of mail; a page on the machine itself reaches nobody. */
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/;
const PAGE = /https?:\/\/(?!localhost\b|127\.|\[::1\])[\w-]+\.[\w.-]+/;

export type WikimediaRates = {
  /** Counts a request. @returns seconds to wait for the next one; undefined where it may be answered. */
  refuse(userAgent: string): number | undefined;
};

/** Wikimedia's limits for a client since spring 2026. */
export function createWikimediaRates(): WikimediaRates {
  let answeredAtMs: number[] = [];
  return {
    refuse(userAgent) {
      const nowMs = Date.now();
      answeredAtMs = answeredAtMs.filter((atMs) => nowMs - atMs < MINUTE_MS);
      const isNamed = MAIL.test(userAgent) || PAGE.test(userAgent);
      const [oldest = nowMs] = answeredAtMs;
      if (answeredAtMs.length >= (isNamed ? WITH_CONTACT : WITHOUT_CONTACT)) {
        return Math.max(1, Math.ceil((oldest + MINUTE_MS - nowMs) / 1000));
      }
      answeredAtMs.push(nowMs);
      return undefined;
    },
  };
}
