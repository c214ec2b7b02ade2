import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isProxyAddress } from "./http/is-proxy-address.ts";
import { StartupError } from "./lib/startup-error.ts";
import { LIMIT_VARIABLES, type Limits, readLimits } from "./limits.ts";
import {
  METRICS_VARIABLES,
  type MetricsConfig,
  readMetricsConfig,
} from "./metrics/metrics-settings.ts";
import { type ModelPrice, PRICE_VARIABLES, readModelPrice } from "./model/model-price.ts";
import { type DatabaseConfig, type GoogleConfig, readDatabase } from "./read-database.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export type IdentityConfig =
  | { readonly kind: "embedded" }
  | {
      readonly kind: "google" | "oidc";
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Undefined: the one its discovery document names. */
      readonly userInfoUrl: string | undefined;
    };

export type PlannerConfig =
  | { readonly kind: "guide" }
  | {
      readonly kind: "gemini";
      readonly apiKey: string;
      readonly model: string;
      readonly baseUrl: string;
    }
  | {
      readonly kind: "openai";
      /** Undefined for servers that ask for none, such as Ollama. */
      readonly apiKey: string | undefined;
      readonly model: string;
      readonly baseUrl: string;
    };

export type PlacesConfig =
  /** No service is asked: the guide suggests, illustrations take the place of photos. */
  | { readonly kind: "none" }
  | { readonly kind: "google"; readonly apiKey: string; readonly baseUrl: string }
  | {
      readonly kind: "open";
      readonly photonUrl: string;
      readonly wikipediaUrl: string;
      readonly commonsUrl: string;
    };

export type Config = {
  readonly listen: { readonly host: string; readonly port: number };
  /** Scheme, host and port, no path: the one origin the server answers to. */
  readonly publicUrl: string;
  /** Addresses and blocks whose word on whom they speak for (X-Forwarded-For) is believed. */
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  /** How Cloud Firestore is reached, where anything names it. */
  readonly google: GoogleConfig;
  readonly database: DatabaseConfig;
  readonly identity: IdentityConfig;
  readonly planner: PlannerConfig;
  /** Undefined where the operator gave none; then tokens are counted, but no money. */
  readonly modelPrice: ModelPrice | undefined;
  /** Who suggests destinations and has photos. */
  readonly places: PlacesConfig;
  readonly limits: Limits;
  /** Undefined: nothing is measured, as nobody may read it. */
  readonly metrics: MetricsConfig | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
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
  "OIDC_ISSUER",
  "USERINFO_URL",
  "GEMINI_API_KEY",
  "GEMINI_MODEL",
  "GEMINI_BASE_URL",
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  ...PRICE_VARIABLES,
  "GOOGLE_MAPS_API_KEY",
  "PLACES_BASE_URL",
  "OPEN_DATA",
  "PHOTON_URL",
  "WIKIPEDIA_URL",
  "COMMONS_URL",
  ...LIMIT_VARIABLES,
  ...METRICS_VARIABLES,
  "LOG_LEVEL",
] as const;
type Variable = (typeof CONFIG_VARIABLES)[number];

const GOOGLE_ISSUER = "https://accounts.google.com";
const GOOGLE_USERINFO_URL = "https://www.googleapis.com/oauth2/v1/userinfo";
const GEMINI_MODEL = "gemini-flash-latest";
const GEMINI_BASE_URL = "https://generativelanguage.googleapis.com/v1beta";
/** Where services are unless the operator says otherwise; their image hosts are known for these only. */
export const SERVICE_URLS = {
  places: "https://places.googleapis.com",
  photon: "https://photon.komoot.io",
  wikipedia: "https://en.wikipedia.org",
  commons: "https://commons.wikimedia.org",
} as const;
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL's host is this machine under one of its loopback names. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOSTS.has(new URL(url).hostname);
}

/**
 * Turns environment variables into the configuration; the only reader of the environment.
 *
 * @throws StartupError naming every problem at once, so that one look mends them all.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const problems: string[] = [];
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
    const value = text === undefined ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    problems.push(`${name} is "${text}", not a whole number from 1 to ${max}`);
    return fallback;
  }

  function readUrl(name: Variable, text: string): URL | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const secure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(text));
    if (url !== undefined && secure && url.username === "") return url;
    problems.push(`${name} is "${text}", not an https address (http only on this machine)`);
    return undefined;
  }

  function readPublicUrl(port: number): string {
    const text = read("PUBLIC_URL") ?? `http://localhost:${port}`;
    const url = readUrl("PUBLIC_URL", text);
    if (url !== undefined && (url.pathname !== "/" || url.search !== "" || url.hash !== "")) {
      problems.push(`PUBLIC_URL is "${text}"; leave out everything after the host and port`);
    }
    return url?.origin ?? `http://localhost:${port}`;
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

  function readIdentity(publicUrl: string): IdentityConfig {
    const clientId = read("GOOGLE_CLIENT_ID");
    const clientSecret = readSecret("GOOGLE_CLIENT_SECRET");
    const issuer = read("OIDC_ISSUER") ?? GOOGLE_ISSUER;
    readUrl("OIDC_ISSUER", issuer);
    const userInfoUrl = read("USERINFO_URL");
    if (userInfoUrl !== undefined) readUrl("USERINFO_URL", userInfoUrl);
    if (clientId !== undefined && clientSecret !== undefined) {
      const kind = issuer === GOOGLE_ISSUER ? "google" : "oidc";
      const defaultUrl = kind === "google" ? GOOGLE_USERINFO_URL : undefined;
      return { kind, issuer, clientId, clientSecret, userInfoUrl: userInfoUrl ?? defaultUrl };
    }
    if (clientId !== undefined || clientSecret !== undefined) {
      problems.push("set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither");
    } else if (!isLoopback(publicUrl)) {
      problems.push(
        `PUBLIC_URL is ${publicUrl}, so set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the embedded sign-in lets anyone in and only runs on this machine's own address`,
      );
    }
    return { kind: "embedded" };
  }

  function readPlanner(): PlannerConfig {
    const geminiKey = readSecret("GEMINI_API_KEY");
    const geminiUrl = read("GEMINI_BASE_URL") ?? GEMINI_BASE_URL;
    readUrl("GEMINI_BASE_URL", geminiUrl);
    if (geminiKey !== undefined) {
      const model = read("GEMINI_MODEL") ?? GEMINI_MODEL;
      return { kind: "gemini", apiKey: geminiKey, model, baseUrl: withoutSlash(geminiUrl) };
    }
    const apiKey = readSecret("OPENAI_API_KEY");
    const baseUrl = read("OPENAI_BASE_URL");
    const model = read("OPENAI_MODEL");
    if (baseUrl !== undefined && model !== undefined) {
      // A model on the next machine is spoken to by plain http.
      if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
        problems.push(`OPENAI_BASE_URL is "${baseUrl}", not an http or https address`);
      }
      return { kind: "openai", apiKey, model, baseUrl: withoutSlash(baseUrl) };
    }
    if (baseUrl !== undefined || model !== undefined || apiKey !== undefined) {
      problems.push("set both OPENAI_BASE_URL and OPENAI_MODEL, or neither and no OPENAI_API_KEY");
    }
    return { kind: "guide" };
  }

  function readServiceUrl(name: Variable, fallback: string): string {
    const text = read(name) ?? fallback;
    readUrl(name, text);
    return withoutSlash(text);
  }

  function readPlaces(): PlacesConfig {
    const apiKey = readSecret("GOOGLE_MAPS_API_KEY");
    const baseUrl = readServiceUrl("PLACES_BASE_URL", SERVICE_URLS.places);
    const open = {
      photonUrl: readServiceUrl("PHOTON_URL", SERVICE_URLS.photon),
      wikipediaUrl: readServiceUrl("WIKIPEDIA_URL", SERVICE_URLS.wikipedia),
      commonsUrl: readServiceUrl("COMMONS_URL", SERVICE_URLS.commons),
    };
    const openData = read("OPEN_DATA") ?? "on";
    if (openData !== "on" && openData !== "off") {
      problems.push(`OPEN_DATA is "${openData}", not on or off`);
    }
    if (apiKey !== undefined) return { kind: "google", apiKey, baseUrl };
    return openData === "on" ? { kind: "open", ...open } : { kind: "none" };
  }

  function readStore(dataDir: string, google: GoogleConfig): DatabaseConfig {
    const store = readDatabase(readSecret("DATABASE_URL"), { dataDir, google });
    problems.push(...store.problems);
    return store.database;
  }

  function readLogLevel(): Config["logLevel"] {
    const text = read("LOG_LEVEL") ?? "info";
    const level = LOG_LEVELS.find((known) => known === text);
    if (level === undefined) problems.push(`LOG_LEVEL is "${text}", not ${LOG_LEVELS.join(", ")}`);
    return level ?? "info";
  }

  const port = readWhole("PORT", 3000, 65_535);
  const publicUrl = readPublicUrl(port);
  const dataDir = resolve(read("DATA_DIR") ?? "./data");
  const google = {
    emulatorHost: read("FIRESTORE_EMULATOR_HOST"),
    keyFile: read("GOOGLE_APPLICATION_CREDENTIALS"),
  };
  const config: Config = {
    listen: { host: read("HOST") ?? "127.0.0.1", port },
    publicUrl,
    trustProxy: readTrustProxy(),
    dataDir,
    google,
    database: readStore(dataDir, google),
    identity: readIdentity(publicUrl),
    planner: readPlanner(),
    modelPrice: readModelPrice(read, problems),
    places: readPlaces(),
    limits: readLimits(readWhole),
    metrics: readMetricsConfig({ read, readSecret, readWhole, mainPort: port, problems }),
    logLevel: readLogLevel(),
  };
  if (problems.length > 0) {
    throw new StartupError(`The settings need mending: ${problems.join("; ")}.`);
  }
  return config;
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}
