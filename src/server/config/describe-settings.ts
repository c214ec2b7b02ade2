import { ownVersion } from "../lib/own-version.ts";
import { isReachableContact } from "../lib/user-agent.ts";
import type { Config } from "./config.ts";
import { nameOfPostgresUrl } from "./postgres-url.ts";
import { nameOfDatabase } from "./read-database.ts";

/** Who plans, as the middle of a sentence. */
export function plannerName({ planner }: Pick<Config, "planner">): string {
  switch (planner.kind) {
    case "guide":
      return "the built-in guide";
    case "gemini":
      return `Gemini (${planner.model})`;
    case "openai":
      return `${planner.model} at ${new URL(planner.baseUrl).host}`;
  }
}

const SUGGESTIONS: Readonly<Record<Config["suggestions"]["kind"], string>> = {
  guide: "the built-in guide",
  google: "Google Places",
  photon: "Photon",
};
const PHOTOS: Readonly<Record<Config["photos"]["kind"], string>> = {
  illustrations: "nobody (illustrations stand in)",
  google: "Google Places",
  wikimedia: "Wikimedia",
};

/** Who suggests destinations, as the middle of a sentence. */
export const suggestionsName = ({ suggestions }: Pick<Config, "suggestions">) =>
  SUGGESTIONS[suggestions.kind];

/** Who has photos, as the middle of a sentence. */
export const photosName = ({ photos }: Pick<Config, "photos">) => PHOTOS[photos.kind];

/** The database, without any password. */
export function storeName({ database }: Pick<Config, "database">): string {
  switch (database.kind) {
    case "sqlite":
      return database.path;
    case "postgres":
      return `PostgreSQL at ${nameOfPostgresUrl(database.url)}`;
    case "firestore":
      return `Cloud Firestore, ${nameOfDatabase(database)}`;
  }
}

/**
 * The greeting of a server that is started in a terminal.
 *
 * @param facts.cities how many the built-in guide has.
 * @param facts.setup the one-time address at which its owner's account is made.
 */
export function welcome(
  config: Config,
  { cities, setup }: { readonly cities: number; readonly setup: string | undefined },
): string {
  const { publicUrl, identity, planner, photos, suggestions } = config;
  const signIn =
    identity.kind === "embedded"
      ? "with accounts of its own, by passkey or password"
      : `by ${identity.issuer}${config.localAccounts ? ", or with accounts of its own" : ""}`;
  const plans =
    planner.kind === "guide"
      ? `by the built-in guide, for ${cities} cities`
      : `by ${plannerName(config)}`;
  const missing = [
    ...(identity.kind === "embedded" ? [["sign-in with Google", "GOOGLE_CLIENT_ID"]] : []),
    ...(planner.kind === "guide"
      ? [["plans for everywhere, by a model", "GEMINI_API_KEY or OPENAI_BASE_URL"]]
      : []),
    ...(suggestions.kind === "google" || photos.kind === "google"
      ? []
      : [["places and photos by Google", "GOOGLE_MAPS_API_KEY"]]),
    ...(asksWikimedia(config) && !isReachableContact(config.openDataContact)
      ? [["200 instead of 10 requests a minute to Wikimedia", "OPEN_DATA_CONTACT"]]
      : []),
  ];
  return [
    "",
    `  Tripwright is at ${publicUrl} (version ${ownVersion()})`,
    "",
    ...(setup === undefined
      ? []
      : ["  It has no owner yet. Make your account, once, at", `    ${setup}`, ""]),
    `  Sign-in   ${signIn}`,
    `  Plans     ${plans}`,
    `  Places    by ${suggestionsName(config)}, photos by ${photosName(config)}`,
    `  Data      in ${storeName(config)}`,
    "",
    ...(missing.length === 0
      ? []
      : [
          "  Not set up, and not needed (.env.example says how):",
          ...missing.map(([what, setting]) => `    ${what}: ${setting}`),
          "",
        ]),
    "  Ctrl-C stops it.",
    "",
    "",
  ].join("\n");
}

function asksWikimedia({ photos, openGuides }: Config): boolean {
  return photos.kind === "wikimedia" || openGuides !== undefined;
}
