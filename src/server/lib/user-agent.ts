import { ownVersion } from "./own-version.ts";

/** Our User-Agent for open services, which want a way to reach the operator. */
export function userAgent(publicUrl: string): string {
  return `Tripwright/${ownVersion()} (+${publicUrl})`;
}
