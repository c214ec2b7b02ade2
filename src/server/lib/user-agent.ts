import { ownVersion } from "./own-version.ts";

/** How we name ourselves to open services, which ask for a way to reach whoever runs us. */
export function userAgent(publicUrl: string): string {
  return `Tripwright/${ownVersion()} (+${publicUrl})`;
}
