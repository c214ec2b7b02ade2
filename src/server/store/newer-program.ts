import { ownVersion } from "../lib/own-version.ts";

/** Advice on a database that a newer program wrote, to go on after its name; undefined for one that we know. */
export function newerThan(
  known: Readonly<Record<string, unknown>> | undefined,
  newest: number,
): string | undefined {
  if (known === undefined || Number(known.version) <= newest) return undefined;
  return `is at version ${known.version}, but this Tripwright (${ownVersion()}) knows versions up to ${newest}. Install Tripwright ${known.program} or newer.`;
}
