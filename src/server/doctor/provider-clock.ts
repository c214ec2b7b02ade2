import { type Finding, findingsAbout } from "./finding.ts";

const WARN_MS = 5_000;
const { ok, warning } = findingsAbout("clock");

/** The time by the providers' answers. */
export type ProviderClock = {
  /** Reads an answer's Date. @param name whose answer it is. */
  readonly note: (name: string, headers: Headers) => void;
  readonly finding: () => Finding;
};

/** Identity tokens and leases hold only where clocks agree. */
export function createProviderClock(nowMs: () => number = Date.now): ProviderClock {
  const leads = new Map<string, number>();
  return {
    note(name, headers) {
      const theirMs = Date.parse(headers.get("date") ?? "");
      // A Date has whole seconds: half of one is lost on average.
      if (!Number.isNaN(theirMs)) leads.set(name, theirMs + 500 - nowMs());
    },
    finding() {
      // One wrong clock among several is the other's.
      const [nearest] = [...leads].toSorted(([, a], [, b]) => Math.abs(a) - Math.abs(b));
      if (nearest === undefined)
        return ok("No provider was asked, so there is none to compare with.");
      const [name, leadMs] = nearest;
      const seconds = Math.round(Math.abs(leadMs) / 1000);
      if (Math.abs(leadMs) <= WARN_MS)
        return ok(`Agrees with ${name}'s to within ${WARN_MS / 1000} s.`);
      return warning(
        `This machine's clock is ${seconds} s ${leadMs > 0 ? "behind" : "ahead of"} ${name}'s: sign-ins will be refused. Let NTP set it (timedatectl set-ntp true).`,
      );
    },
  };
}
