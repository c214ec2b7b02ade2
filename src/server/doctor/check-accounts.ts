import { EMBEDDED_ISSUER } from "../auth/embedded-issuer.ts";
import type { Config } from "../config/config.ts";
import { countTripsByIssuer } from "../store/sql/count-trips-by-issuer.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { warning } = findingsAbout("accounts");

/** Trips of accounts without a way to sign in, as they are another identity provider's. */
export async function checkAccounts({ database, identity }: Config): Promise<Finding[]> {
  // Where the store can't be reached, its own check reports it.
  const counts = await countTripsByIssuer(database).catch(() => new Map<string, number>());
  const now = identity.kind === "embedded" ? EMBEDDED_ISSUER : identity.issuer;
  return [...counts]
    .filter(([issuer]) => issuer !== now)
    .map(([issuer, trips]) => {
      const name = issuer === EMBEDDED_ISSUER ? "embedded" : issuer;
      const whose = issuer === EMBEDDED_ISSUER ? "the embedded sign-in" : issuer;
      return warning(
        `${trips} trips belong to accounts of ${whose}, and people now sign in with ${now}, where they don't see them. Look at what would be moved: npm run data -- move-accounts --from-issuer ${name}`,
      );
    });
}
