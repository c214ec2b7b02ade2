import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { resolve } from "node:path";
import type { FirebaseConfig } from "../../domain/wire.ts";
import { isLoopbackAddress } from "../lib/is-loopback-address.ts";
import { StartupError } from "../lib/startup-error.ts";
import { withoutSlash } from "../lib/without-slash.ts";
import { addressProblem } from "./address-problem.ts";
import { isLoopback } from "./is-loopback.ts";
import { isProxyAddress } from "./is-proxy-address.ts";
import { LIMIT_VARIABLES, type Limits, readLimits } from "./limits.ts";
import { LOG_VARIABLES, type LogConfig, readLogConfig } from "./log-settings.ts";
import { METRICS_VARIABLES, type MetricsConfig, readMetricsConfig } from "./metrics-settings.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { type ModelPrice, PRICE_VARIABLES, readModelPrice } from "./model-price.ts";
import { OUTGOING_VARIABLES, type OutgoingConfig, readOutgoing } from "./outgoing-settings.ts";
import {
  type OpenGuidesConfig,
  type PhotosConfig,
  PLACES_VARIABLES,
  readPlacesConfig,
  type SuggestionsConfig,
} from "./places-settings.ts";
import { type DatabaseConfig, type GoogleConfig, readDatabase } from "./read-database.ts";
import { EMBEDDED_ON_NETWORK, type EmbeddedConfig, readEmbedded } from "./read-embedded.ts";
import { readFirebaseConfig } from "./read-firebase-config.ts";
import { type PlannerConfig, readPlanner } from "./read-planner.ts";
import { readSettingsFile } from "./read-settings-file.ts";

export type IdentityConfig =
  | EmbeddedConfig
  | {
      readonly kind: "google" | "oidc";
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Undefined: the one its discovery document names. */
      readonly userInfoUrl: string | undefined;
    };

export type Config = {
  readonly listen: { readonly host: string; readonly port: number };
  /** Scheme, host and port, no path: the one origin the server answers to. */
  readonly publicUrl: string;
  /** Addresses and blocks of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  /** How Cloud Firestore is reached, where anything names it. */
  readonly google: GoogleConfig;
  readonly database: DatabaseConfig;
  readonly identity: IdentityConfig;
  readonly planner: PlannerConfig;
  /** Undefined where the operator set none; then tokens are counted, but not their cost. */
  readonly modelPrice: ModelPrice | undefined;
  readonly suggestions: SuggestionsConfig;
  readonly photos: PhotosConfig;
  /** Tiles of the street map, an address with {z}, {x} and {y}; undefined: there is none. */
  readonly mapTileUrl: string | undefined;
  /** Who is asked for exchange rates; undefined: nobody. */
  readonly frankfurterUrl: string | undefined;
  /** What guides of other cities are made from; undefined: there are only our own. */
  readonly openGuides: OpenGuidesConfig | undefined;
  /** How the operators of open services reach ours: a page or mail; PUBLIC_URL where none is named. */
  readonly openDataContact: string;
  readonly limits: Limits;
  /** Undefined: measurements are off. */
  readonly metrics: MetricsConfig | undefined;
  /** Undefined: no page view is counted, no traveller is asked, and no page connects to Google. */
  readonly analytics: FirebaseConfig | undefined;
  readonly log: LogConfig;
  readonly outgoing: OutgoingConfig;
  /**
   * Settings that have no effect, or another one than they seem to: a sentence each, without its
   * full stop.
   */
  readonly warnings: readonly string[];
};

/** Every variable the server reads; `.env.example` names the same ones, and a test keeps it so. */
export const CONFIG_VARIABLES = [
  "HOST",
  "PORT",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "DATA_DIR",
  "DATABASE_URL",
  "FIRESTORE_EMULATOR_HOST",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  EMBEDDED_ON_NETWORK,
  "OIDC_ISSUER",
  "USERINFO_URL",
  "GEMINI_API_KEY",
  "GEMINI_MODEL",
  "GEMINI_BASE_URL",
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  ...PRICE_VARIABLES,
  ...PLACES_VARIABLES,
  ...LIMIT_VARIABLES,
  ...METRICS_VARIABLES,
  "FIREBASE_CONFIG",
  ...LOG_VARIABLES,
  ...OUTGOING_VARIABLES,
] as const;
type Variable = (typeof CONFIG_VARIABLES)[number];

const GOOGLE_ISSUER = "https://accounts.google.com";
const GOOGLE_USERINFO_URL = "https://www.googleapis.com/oauth2/v1/userinfo";

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Turns environment variables into the configuration; the only reader of the environment.
 *
 * @param environment wins over the settings file; where it is passed in, there is no file.
 * @throws StartupError with every problem at once, so that all can be fixed together.
 */
export function readConfig(
  environment: Settings = process.env,
  file: Settings = environment === process.env ? readSettingsFile() : {},
): Config {
  const env = { ...file, ...environment };
  const problems: string[] = [];
  const warnings = misspeltSettings(CONFIG_VARIABLES, {
    inFile: Object.keys(file),
    inEnvironment: Object.keys(environment),
  });
  const read = (name: Variable): string | undefined => env[name]?.trim() || undefined;

  function readSecret(name: Variable): string | undefined {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return read(name);
    if (read(name) !== undefined) problems.push(`set ${name} or ${name}_FILE, not both`);
    try {
      return readFileSync(file, "utf8").trim() || undefined;
    } catch {
      problems.push(`${name}_FILE names ${file}, which can't be read`);
      return undefined;
    }
  }

  function readWhole(name: Variable, fallback: number, max: number): number {
    const text = read(name);
    const value = text === undefined ? fallback : /^\d+$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= max) return value;
    problems.push(`${name} is "${text}", not a whole number from 1 to ${max}`);
    return fallback;
  }

  /** @returns the address where it is good; otherwise a problem is noted. */
  function readUrl(...address: Parameters<typeof addressProblem>): URL | undefined {
    const problem = addressProblem(...address);
    if (problem === undefined) return new URL(address[1]);
    problems.push(problem);
    return undefined;
  }

  function readPublicUrl(host: string, port: number): string {
    // Localhost does not work where the server listens on another of this machine's loopback
    // addresses.
    const isElsewhere = isIPv4(host) && isLoopbackAddress(host) && host !== "127.0.0.1";
    const fallback = `http://${isElsewhere ? host : "localhost"}:${port}`;
    const text = read("PUBLIC_URL") ?? fallback;
    const url = readUrl("PUBLIC_URL", text, { takesQuery: true });
    if (url !== undefined && (url.pathname !== "/" || url.search !== "" || url.hash !== "")) {
      const shown = url.origin + url.pathname;
      problems.push(`PUBLIC_URL is "${shown}"; leave out everything after the host and port`);
    }
    return url?.origin ?? fallback;
  }

  function readTrustProxy(): string[] {
    const proxies =
      read("TRUST_PROXY")
        ?.split(",")
        .map((text) => text.trim()) ?? [];
    for (const wrong of proxies.filter((text) => !isProxyAddress(text))) {
      problems.push(`TRUST_PROXY names "${wrong}", not an address or a block such as 10.0.0.0/8`);
    }
    return proxies;
  }

  function readIdentity(host: string, publicUrl: string): IdentityConfig {
    const clientId = read("GOOGLE_CLIENT_ID");
    const clientSecret = readSecret("GOOGLE_CLIENT_SECRET");
    const issuer = read("OIDC_ISSUER") ?? GOOGLE_ISSUER;
    readUrl("OIDC_ISSUER", issuer);
    const userInfoUrl = read("USERINFO_URL");
    if (userInfoUrl !== undefined) readUrl("USERINFO_URL", userInfoUrl, { takesQuery: true });
    if (clientId !== undefined && clientSecret !== undefined) {
      const kind = issuer === GOOGLE_ISSUER ? "google" : "oidc";
      const defaultUrl = kind === "google" ? GOOGLE_USERINFO_URL : undefined;
      return { kind, issuer, clientId, clientSecret, userInfoUrl: userInfoUrl ?? defaultUrl };
    }
    if (clientId !== undefined || clientSecret !== undefined) {
      problems.push("set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither");
      return { kind: "embedded", isForNetwork: false };
    }
    if (issuer !== GOOGLE_ISSUER) {
      problems.push(
        "OIDC_ISSUER needs its client in GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: without it the embedded sign-in would take its place",
      );
    }
    const at = { host, publicUrl, isPublicUrlLocal: isLoopback(publicUrl) };
    return readEmbedded(at, read(EMBEDDED_ON_NETWORK), problems);
  }

  function readServiceUrl(name: Variable, fallback: string): string {
    const text = read(name) ?? fallback;
    readUrl(name, text);
    return withoutSlash(text);
  }

  function readStore(dataDir: string, google: GoogleConfig): DatabaseConfig {
    const store = readDatabase(readSecret("DATABASE_URL"), { dataDir, google });
    problems.push(...store.problems);
    return store.database;
  }

  const port = readWhole("PORT", 3000, 65_535);
  const host = read("HOST") ?? "127.0.0.1";
  const publicUrl = readPublicUrl(host, port);
  const dataDir = resolve(read("DATA_DIR") ?? "./data");
  const google = {
    emulatorHost: read("FIRESTORE_EMULATOR_HOST"),
    keyFile: read("GOOGLE_APPLICATION_CREDENTIALS"),
  };
  const config: Config = {
    listen: { host, port },
    publicUrl,
    trustProxy: readTrustProxy(),
    dataDir,
    google,
    database: readStore(dataDir, google),
    identity: readIdentity(host, publicUrl),
    planner: readPlanner({ read, readSecret, readUrl, problems, warnings }),
    modelPrice: readModelPrice(read, problems),
    ...readPlacesConfig({ read, readSecret, readServiceUrl, publicUrl, problems }),
    limits: readLimits(readWhole),
    metrics: readMetricsConfig({ read, readSecret, readWhole, mainPort: port, problems }),
    analytics: readFirebaseConfig(read("FIREBASE_CONFIG"), problems),
    log: readLogConfig(read, problems),
    outgoing: readOutgoing({
      environment,
      file,
      // The embedded sign-in is asked at the server's own address.
      ownHosts: [host, new URL(publicUrl).hostname],
      problems,
      warnings,
    }),
    warnings,
  };
  if (problems.length > 0) {
    throw new StartupError(`The settings need fixing: ${problems.join("; ")}.`);
  }
  return config;
}
