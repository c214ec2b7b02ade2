import { BlockList, isIP, isIPv4 } from "node:net";
import { resolve } from "node:path";
import type { FirebaseConfig, OperatorLinks } from "../../domain/wire-schemas.ts";
import { isLoopbackAddress } from "../lib/is-loopback-address.ts";
import { StartupError } from "../lib/startup-error.ts";
import { readOperatorLinks } from "./contact-settings.ts";
import { isLoopback } from "./is-loopback.ts";
import { type Limits, readLimits } from "./limits.ts";
import { readStreetMap, type StreetMapConfig } from "./map-settings.ts";
import { type ModelPrice, readModelPrice } from "./model-price.ts";
import { type OutgoingConfig, readOutgoing } from "./outgoing-settings.ts";
import {
  type OpenGuidesConfig,
  type PhotosConfig,
  readPlacesConfig,
  type SuggestionsConfig,
} from "./places-settings.ts";
import { type DatabaseConfig, type GoogleConfig, readDatabase } from "./read-database.ts";
import { readFirebaseConfig } from "./read-firebase-config.ts";
import { type PlannerConfig, readPlanner } from "./read-planner.ts";
import { readSettingsFile, type Settings, SettingsReader } from "./settings-reader.ts";

/** The length of `openssl rand -hex 16`, which can't be guessed. */
const MIN_TOKEN_LENGTH = 32;

export type IdentityConfig =
  /** Accounts of our own, behind the provider inside the server. */
  | { readonly kind: "embedded" }
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
  /** Whether people have accounts of ours: where no other provider is configured, or beside it. */
  readonly localAccounts: boolean;
  readonly planner: PlannerConfig;
  /** Undefined where the operator set none; then tokens are counted, but not their cost. */
  readonly modelPrice: ModelPrice | undefined;
  readonly suggestions: SuggestionsConfig;
  /** Photon's, which finds places by name with any source of destinations; undefined: none is asked. */
  readonly placeSearchUrl: string | undefined;
  readonly photos: PhotosConfig;
  /** Undefined: there is no street map. */
  readonly streetMap: StreetMapConfig | undefined;
  /** Who is asked for exchange rates; undefined: nobody. */
  readonly frankfurterUrl: string | undefined;
  /** Who is asked for forecasts; undefined: nobody. */
  readonly metNorwayUrl: string | undefined;
  /** Who is asked for ways on foot, a server with OSRM's table service; undefined: they are estimated. */
  readonly routingUrl: string | undefined;
  /** Who is asked for timetables, a server with the API of MOTIS 2; undefined: rides are estimated. */
  readonly transitUrl: string | undefined;
  /** Services that guides of other cities are made from; undefined: there are only our own. */
  readonly openGuides: OpenGuidesConfig | undefined;
  /** How the operators of open services reach ours: a page or mail; PUBLIC_URL where none is named. */
  readonly openDataContact: string;
  /** Where Contact, Terms and the icons of social media lead. */
  readonly links: OperatorLinks;
  readonly limits: Limits;
  /** Undefined: measurements are off. */
  readonly metricsToken: string | undefined;
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

const GOOGLE_ISSUER = "https://accounts.google.com";
const GOOGLE_USERINFO_URL = "https://www.googleapis.com/oauth2/v1/userinfo";
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOG_FORMATS = ["json", "text"] as const;

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
  const from = new SettingsReader(environment, file);
  const port = from.readWhole("PORT", 3000, 65_535);
  const host = from.read("HOST") ?? "127.0.0.1";
  const publicUrl = readPublicUrl(from, host, port);
  const identity = readIdentity(from);
  const dataDir = resolve(from.read("DATA_DIR") ?? "./data");
  const google = {
    emulatorHost: from.read("FIRESTORE_EMULATOR_HOST"),
    keyFile: from.read("GOOGLE_APPLICATION_CREDENTIALS"),
  };
  const config: Config = {
    listen: { host, port },
    publicUrl,
    trustProxy: readTrustProxy(from),
    dataDir,
    google,
    database: readDatabase(from, { dataDir, google }),
    identity,
    localAccounts: readLocalAccounts(from, identity),
    planner: readPlanner(from),
    modelPrice: readModelPrice(from),
    links: readOperatorLinks(from),
    ...readPlacesConfig(from, publicUrl),
    streetMap: readStreetMap(from),
    limits: readLimits(from),
    metricsToken: readMetricsToken(from),
    analytics: readFirebaseConfig(from),
    log: readLogConfig(from),
    // The embedded sign-in is asked at the server's own address.
    outgoing: readOutgoing(from, [host, new URL(publicUrl).hostname]),
    warnings: from.warnings,
  };
  if (from.problems.length > 0) {
    throw new StartupError(`The settings need fixing: ${from.problems.join("; ")}.`);
  }
  return config;
}

function readPublicUrl(from: SettingsReader, host: string, port: number): string {
  // Localhost does not work where the server listens on another of this machine's loopback
  // addresses.
  const isElsewhere = isIPv4(host) && isLoopbackAddress(host) && host !== "127.0.0.1";
  const fallback = `http://${isElsewhere ? host : "localhost"}:${port}`;
  const named = from.read("PUBLIC_URL");
  if (named === undefined && !isLoopbackAddress(host)) {
    from.warnings.push(
      `HOST is ${host} and PUBLIC_URL is not set: only ${fallback} is answered, and invitations and links lead there. Set PUBLIC_URL to the address that others use`,
    );
  }
  const text = named ?? fallback;
  // At home a certificate is hard to have. Other providers lead back to https alone.
  const isOwn = from.read("GOOGLE_CLIENT_ID") === undefined;
  const takesHttp = isOwn && URL.canParse(text) && isHomeHost(new URL(text).hostname);
  const url = from.checkUrl("PUBLIC_URL", text, { takesQuery: true, takesHttp });
  if (url?.protocol === "http:" && !isLoopback(url.href)) {
    from.warnings.push(
      `PUBLIC_URL is ${url.origin}: passwords and trips cross the network as anyone on it can read them, and browsers allow neither passkeys nor trips offline. Put a proxy with a certificate in front`,
    );
  }
  if (url !== undefined && (url.pathname !== "/" || url.search !== "" || url.hash !== "")) {
    const shown = url.origin + url.pathname;
    from.problems.push(`PUBLIC_URL is "${shown}"; leave out everything after the host and port`);
  }
  return url?.origin ?? fallback;
}

function readTrustProxy(from: SettingsReader): string[] {
  const proxies =
    from
      .read("TRUST_PROXY")
      ?.split(",")
      .map((text) => text.trim()) ?? [];
  for (const wrong of proxies.filter((text) => !isProxyAddress(text))) {
    from.problems.push(
      `TRUST_PROXY names "${wrong}", not an address or a block such as 10.0.0.0/8`,
    );
  }
  return proxies;
}

/** Whether a text is an address or a block of addresses ("10.0.0.0/8"), short of all there are. */
function isProxyAddress(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}

function readLocalAccounts(from: SettingsReader, { kind }: IdentityConfig): boolean {
  const choice = from.readChoice("LOCAL_ACCOUNTS", ["on", "off"]);
  if (kind === "embedded" && choice === "off") {
    from.problems.push(
      "LOCAL_ACCOUNTS is off and GOOGLE_CLIENT_ID is not set: nobody could sign in",
    );
  }
  return kind === "embedded" || choice === "on";
}

function readIdentity(from: SettingsReader): IdentityConfig {
  const clientId = from.read("GOOGLE_CLIENT_ID");
  const clientSecret = from.readSecret("GOOGLE_CLIENT_SECRET");
  const issuer = from.read("OIDC_ISSUER") ?? GOOGLE_ISSUER;
  from.checkUrl("OIDC_ISSUER", issuer);
  const userInfoUrl = from.read("USERINFO_URL");
  if (userInfoUrl !== undefined) from.checkUrl("USERINFO_URL", userInfoUrl, { takesQuery: true });
  if (clientId !== undefined && clientSecret !== undefined) {
    const kind = issuer === GOOGLE_ISSUER ? "google" : "oidc";
    const defaultUrl = kind === "google" ? GOOGLE_USERINFO_URL : undefined;
    return { kind, issuer, clientId, clientSecret, userInfoUrl: userInfoUrl ?? defaultUrl };
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    from.problems.push("set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither");
    return { kind: "embedded" };
  }
  if (issuer !== GOOGLE_ISSUER) {
    from.problems.push(
      "OIDC_ISSUER needs its client in GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: without it accounts of our own would take its place",
    );
  }
  return { kind: "embedded" };
}

type LogConfig = {
  readonly level: (typeof LOG_LEVELS)[number];
  /** Undefined: text in a terminal, JSON anywhere else. */
  readonly format: (typeof LOG_FORMATS)[number] | undefined;
};

function readLogConfig(from: SettingsReader): LogConfig {
  return {
    level: from.readChoice("LOG_LEVEL", LOG_LEVELS) ?? "info",
    format: from.readChoice("LOG_FORMAT", LOG_FORMATS),
  };
}

const PRIVATE = new BlockList();
// RFC 1918, RFC 6598 (which private networks over the internet use), link-local; RFC 4193.
PRIVATE.addSubnet("10.0.0.0", 8, "ipv4");
PRIVATE.addSubnet("172.16.0.0", 12, "ipv4");
PRIVATE.addSubnet("192.168.0.0", 16, "ipv4");
PRIVATE.addSubnet("100.64.0.0", 10, "ipv4");
PRIVATE.addSubnet("169.254.0.0", 16, "ipv4");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");
/** Names that no authority gives a certificate for, as nobody owns them: RFC 6762, RFC 8375, ICANN's `internal`, routers' own. */
const HOME_NAME = /^[\w-]+$|\.(?:local|home\.arpa|internal|lan)$/;

/** Whether a URL's host is on a network of one's own, where a certificate is hard to have. */
function isHomeHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version === 0) return HOME_NAME.test(hostname);
  return PRIVATE.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** What a reader of the measurements must send; undefined: nothing is measured. */
function readMetricsToken(from: SettingsReader): string | undefined {
  const token = from.readSecret("METRICS_TOKEN");
  if (token !== undefined && (token.length < MIN_TOKEN_LENGTH || !/^[!-~]+$/.test(token))) {
    from.problems.push(
      `METRICS_TOKEN needs at least ${MIN_TOKEN_LENGTH} characters, none of them blank; openssl rand -hex 16 makes one`,
    );
  }
  return token;
}
