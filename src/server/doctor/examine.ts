import { applyOutgoing } from "../config/apply-outgoing.ts";
import { type Config, readConfig } from "../config/config.ts";
import { StartupError } from "../lib/startup-error.ts";
import { createSecretHider } from "../logging/hide-secrets.ts";
import { makeRecordFolder } from "../operating/record-asked.ts";
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
import type { LiveOptions } from "./live/examine-live.ts";
import { createProviderClock } from "./provider-clock.ts";

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
    if (live?.recordTo !== undefined) makeRecordFolder(live.recordTo);
    restore = applyOutgoing(config.outgoing);
    await examineAll(config, { live, say, hideSecrets });
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
  {
    live,
    say,
    hideSecrets,
  }: {
    readonly live: LiveOptions | undefined;
    readonly say: (finding: Finding) => void;
    readonly hideSecrets: (text: string) => string;
  },
): Promise<void> {
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
    live === undefined ? checkPlaces(config, clock) : [],
  ]);
  for (const finding of found.flat()) say(finding);
  if (live === undefined) {
    say(clock.finding());
    return;
  }
  // The server's own clients are loaded only here.
  const { examineLive } = await import("./live/examine-live.ts");
  const advice = await examineLive(config, live, { say, clock, hideSecrets });
  say(clock.finding());
  for (const finding of advice) say(finding);
}
