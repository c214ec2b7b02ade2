import { type Config, readConfig } from "../config/config.ts";
import { StartupError } from "../lib/startup-error.ts";
import { userAgent } from "../lib/user-agent.ts";
import { createSecretHider } from "../logging/hide-secrets.ts";
import { checkAccounts } from "./check-accounts.ts";
import { checkAddress } from "./check-address.ts";
import { checkIdentity } from "./check-identity.ts";
import { checkMetricsPort } from "./check-metrics-port.ts";
import { checkPlaces } from "./check-places.ts";
import { checkPlanner } from "./check-planner.ts";
import { checkSettings } from "./check-settings.ts";
import { checkStore } from "./check-store.ts";
import { checkVersions } from "./check-versions.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { createProviderClock } from "./provider-clock.ts";

/**
 * Looks at everything that a server with these settings needs, and changes none of it; it may run
 * beside one. No finding holds a secret.
 */
export async function examine(...settings: Parameters<typeof readConfig>): Promise<Finding[]> {
  const versions = checkVersions();
  let config: Config;
  try {
    config = readConfig(...settings);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [versions, findingsAbout("settings").problem(error.message)];
  }
  const clock = createProviderClock();
  // Each has its own deadline, so the whole takes as long as the slowest.
  const found = await Promise.all([
    checkSettings(config),
    checkStore(config),
    checkAccounts(config),
    checkAddress(config),
    checkMetricsPort(config.metrics),
    checkIdentity(config, clock),
    checkPlanner(config.planner, clock),
    checkPlaces(config, { userAgent: userAgent(config.openDataContact), clock }),
  ]);
  const hideSecrets = createSecretHider(config);
  return [versions, ...found.flat(), clock.finding()].map((finding) => ({
    ...finding,
    text: hideSecrets(finding.text),
  }));
}
