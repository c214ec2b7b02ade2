import { DatabaseSync } from "node:sqlite";
import { EMBEDDED_ISSUER } from "../auth/embedded-issuer.ts";
import { applyOutgoing } from "../config/apply-outgoing.ts";
import { type Config, readConfig } from "../config/config.ts";
import { ownVersion } from "../lib/own-version.ts";
import { StartupError } from "../lib/startup-error.ts";
import { createSecretHider } from "../logging/hide-secrets.ts";
import { countTripsByIssuer } from "../store/sql/count-trips-by-issuer.ts";
import { assertSafeVersion } from "../store/sql/sqlite/sqlite-database.ts";
import { checkAddress } from "./check-address.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkIdentity } from "./check-identity.ts";
import { checkPlaces } from "./check-places.ts";
import { checkPlanner } from "./check-planner.ts";
import { checkPostgres } from "./check-postgres.ts";
import { checkSettings } from "./check-settings.ts";
import { checkSqlite } from "./check-sqlite.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import type { LiveOptions } from "./live/examine-live.ts";
import { createProviderClock } from "./provider-clock.ts";

const OLDEST_NODE = 24;

/**
 * Looks at everything that a server with these settings needs, and changes none of it; it may run
 * beside one. No finding holds a secret.
 *
 * @param options.settings what the settings are read from; the environment and the file without it.
 * @param options.live the services are asked what the server asks them, in place of as little as they answer.
 * @param options.say called with each finding as soon as it is known.
 */
export async function examine(options: {
  readonly settings?: Parameters<typeof readConfig>;
  readonly live?: LiveOptions | undefined;
  readonly say?: (finding: Finding) => void;
}): Promise<Finding[]> {
  const { settings = [], live, say: sayAloud } = options;
  const findings: Finding[] = [];
  let hideSecrets = (text: string) => text;
  let restore: (() => void) | undefined;
  function say(finding: Finding): void {
    const hidden = { ...finding, text: hideSecrets(finding.text) };
    findings.push(hidden);
    sayAloud?.(hidden);
  }

  say(checkVersions());
  try {
    const config = readConfig(...settings);
    hideSecrets = createSecretHider(config);
    restore = applyOutgoing(config.outgoing);
    await examineAll(config, live, say);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    say(findingsAbout("settings").problem(error.message));
  } finally {
    restore?.();
  }
  return findings;
}

async function examineAll(
  config: Config,
  live: LiveOptions | undefined,
  say: (finding: Finding) => void,
): Promise<void> {
  const clock = createProviderClock();
  // Each has its own deadline, so the whole takes as long as the slowest.
  const found = await Promise.all([
    checkSettings(config),
    checkStore(config),
    checkAccounts(config),
    checkAddress(config),
    checkIdentity(config, clock),
    checkPlanner(config.planner, clock),
    live === undefined ? checkPlaces(config, clock) : [],
  ]);
  for (const finding of found.flat()) say(finding);
  if (live !== undefined) {
    // The server's own clients are loaded only here.
    const { examineLive } = await import("./live/examine-live.ts");
    await examineLive(config, live, { say, clock });
  }
  say(clock.finding());
}

/** Trips of accounts without a way to sign in, as they are another identity provider's. */
async function checkAccounts({ database, identity }: Config): Promise<Finding[]> {
  // Where the store can't be reached, its own check reports it.
  const counts = await countTripsByIssuer(database).catch(() => new Map<string, number>());
  const now = identity.kind === "embedded" ? EMBEDDED_ISSUER : identity.issuer;
  return [...counts]
    .filter(([issuer]) => issuer !== now)
    .map(([issuer, trips]) => {
      const name = issuer === EMBEDDED_ISSUER ? "embedded" : issuer;
      const whose = issuer === EMBEDDED_ISSUER ? "the embedded sign-in" : issuer;
      return findingsAbout("accounts").warning(
        `${trips} trips belong to accounts of ${whose}, and people now sign in with ${now}, where they don't see them. Look at what would be moved: npm run data -- move-accounts --from-issuer ${name}`,
      );
    });
}

function checkVersions(): Finding {
  const { ok, problem } = findingsAbout("versions");
  const { node, sqlite } = process.versions;
  if (Number.parseInt(node, 10) < OLDEST_NODE) {
    return problem(`Node ${node} is too old. Install Node ${OLDEST_NODE} or newer.`);
  }
  const memory = new DatabaseSync(":memory:");
  try {
    assertSafeVersion(memory);
    return ok(`Tripwright ${ownVersion()}, Node ${node}, SQLite ${sqlite}.`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return problem(error.message);
  } finally {
    memory.close();
  }
}

/** Where everything is kept: whether it is there, whole, and of this version. */
async function checkStore({ database, dataDir }: Config): Promise<Finding[]> {
  switch (database.kind) {
    case "sqlite": {
      const found = await checkDataFolder(dataDir);
      return [...found, checkSqlite(database.path)];
    }
    case "postgres":
      return checkPostgres(database.url);
    case "firestore": {
      // Google's libraries are large, so they are loaded only here.
      const { checkFirestore } = await import("./check-firestore.ts");
      return [await checkFirestore(database)];
    }
  }
}
