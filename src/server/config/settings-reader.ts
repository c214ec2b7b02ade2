import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { editDistance } from "../../domain/edit-distance.ts";
import { StartupError } from "../lib/startup-error.ts";
import { type AddressRules, addressProblem } from "./address-problem.ts";

/** In the folder that a server or command is started in. */
const SETTINGS_FILE = ".env";

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
  "LOCAL_ACCOUNTS",
  "OIDC_ISSUER",
  "USERINFO_URL",
  "GEMINI_API_KEY",
  "GEMINI_MODEL",
  "GEMINI_BASE_URL",
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "MODEL_INPUT_PRICE",
  "MODEL_OUTPUT_PRICE",
  "GOOGLE_MAPS_API_KEY",
  "PLACES_BASE_URL",
  "OPEN_DATA",
  "OPEN_DATA_CONTACT",
  "OPEN_GUIDES_A_DAY",
  "MAP_TILES",
  "PHOTON_URL",
  "WIKIPEDIA_URL",
  "COMMONS_URL",
  "WIKIVOYAGE_URL",
  "WIKIDATA_QUERY_URL",
  "OVERPASS_URL",
  "FRANKFURTER_URL",
  "MET_NORWAY_URL",
  "NASA_POWER_URL",
  "ROUTING_URL",
  "TRANSIT_URL",
  "CONTACT_EMAIL",
  "TERMS_URL",
  "SOCIAL_LINKS",
  "SUGGESTIONS",
  "PHOTOS",
  "MAX_TRIP_DAYS",
  "MAX_TRIPS_PER_USER",
  "ACCOUNT_FILES_MB",
  "DAILY_GENERATIONS_PER_USER",
  "DAILY_GENERATIONS",
  "MINUTE_REQUESTS_PER_USER",
  "MINUTE_REQUESTS_PER_ADDRESS",
  "MINUTE_SIGN_INS_PER_ADDRESS",
  "METRICS_TOKEN",
  "FIREBASE_CONFIG",
  "LOG_LEVEL",
  "LOG_FORMAT",
  // Named as Node and other programs name them; proxies in lower case, too.
  "HTTPS_PROXY",
  "HTTP_PROXY",
  "NO_PROXY",
  "NODE_EXTRA_CA_CERTS",
] as const;
type Variable = (typeof CONFIG_VARIABLES)[number];

export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the file `.env`, none where there is no such file.
 *
 * @throws StartupError when it is there and can't be read.
 */
export function readSettingsFile(): Settings {
  try {
    return parseEnv(readFileSync(SETTINGS_FILE, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return {};
    throw new StartupError(
      `The file ${SETTINGS_FILE} can't be read (${code}). Make it readable for user ${process.getuid?.() ?? "running this"}, or move it away.`,
    );
  }
}

/** Reads variables one by one, and keeps what is wrong with them. */
export class SettingsReader {
  readonly problems: string[] = [];
  /** Settings that have no effect, or another one than they seem to. */
  readonly warnings: string[];
  readonly environment: Settings;
  readonly file: Settings;

  /** @param environment wins over the settings file. */
  constructor(environment: Settings, file: Settings) {
    this.environment = environment;
    this.file = file;
    this.warnings = misspeltSettings(CONFIG_VARIABLES, {
      inFile: Object.keys(file),
      inEnvironment: Object.keys(environment),
    });
  }

  read(name: Variable): string | undefined {
    return this.#text(name);
  }

  /** The same for what may stand in a file that NAME_FILE names. */
  readSecret(name: Variable): string | undefined {
    const file = this.#text(`${name}_FILE`);
    if (file === undefined) return this.read(name);
    if (this.read(name) !== undefined) this.problems.push(`set ${name} or ${name}_FILE, not both`);
    try {
      return readFileSync(file, "utf8").trim() || undefined;
    } catch {
      this.problems.push(`${name}_FILE names ${file}, which can't be read`);
      return undefined;
    }
  }

  readWhole(name: Variable, fallback: number, max: number): number {
    const text = this.read(name);
    const value = text === undefined ? fallback : /^\d+$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= max) return value;
    this.problems.push(`${name} is "${text}", not a whole number from 1 to ${max}`);
    return fallback;
  }

  /** @returns undefined where nothing is chosen, or what can't be. */
  readChoice<Choice extends string>(name: Variable, choices: readonly Choice[]) {
    const text = this.read(name);
    const choice = choices.find((one) => one === text);
    if (text !== undefined && choice === undefined) {
      const named = new Intl.ListFormat("en", { type: "disjunction" }).format(choices);
      this.problems.push(`${name} is "${text}", not ${named}`);
    }
    return choice;
  }

  /** @returns the address where it is good; otherwise a problem is noted. */
  checkUrl(name: Variable, text: string, rules?: AddressRules): URL | undefined {
    const problem = addressProblem(name, text, rules);
    if (problem === undefined) return new URL(text);
    this.problems.push(problem);
    return undefined;
  }

  /** The address of a service, without a slash at its end, so that paths can be added. */
  readServiceUrl(name: Variable, fallback: string, rules?: AddressRules): string {
    const text = this.read(name) ?? fallback;
    this.checkUrl(name, text, rules);
    return text.replace(/(?<!\/)\/+$/, "");
  }

  #text(name: string): string | undefined {
    return (this.environment[name] ?? this.file[name])?.trim() || undefined;
  }
}

/** A shorter name is close to too many others' (HOST and HOME). */
const SHORTEST_GUESSED = 8;
const MAX_WRONG_LETTERS = 2;
/** A file for Docker's compose has the database's password too; other programs read proxies by these names. */
const OTHERS = /^(?:POSTGRES_|NODE_|COMPOSE_|TZ$|(?:https?|no|all|ftp)_proxy$|(?:ALL|FTP)_PROXY$)/;

/**
 * A sentence for each name that seems to be a misspelt setting: every unknown name in the settings
 * file, and those names of the environment that resemble one of ours.
 */
function misspeltSettings(
  known: readonly string[],
  names: { readonly inFile: readonly string[]; readonly inEnvironment: readonly string[] },
): string[] {
  const all = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
  const named = new Set<string>();
  function sentence(name: string, isInFile: boolean): string[] {
    if (all.has(name) || named.has(name) || OTHERS.test(name)) return [];
    const meant = known.find(
      (one) =>
        Math.min(one.length, name.length) >= SHORTEST_GUESSED - 1 &&
        // Every start compares all names with all: those of another length cost nothing.
        Math.abs(one.length - name.length) <= MAX_WRONG_LETTERS &&
        editDistance(one, name.toUpperCase()) <= MAX_WRONG_LETTERS,
    );
    if (meant === undefined && !isInFile) return [];
    named.add(name);
    const hint = meant === undefined ? ".env.example names them all" : `did you mean ${meant}?`;
    return [`${name} is not a setting and does nothing: ${hint}`];
  }
  return [
    ...names.inFile.flatMap((name) => sentence(name, true)),
    ...names.inEnvironment.flatMap((name) => sentence(name, false)),
  ];
}
