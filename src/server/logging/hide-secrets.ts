import type { Config } from "../config/config.ts";
import { secretsOfPostgresUrl } from "../config/postgres-url.ts";

/** A shorter secret may be part of ordinary words. */
const MIN_SECRET_LENGTH = 8;

/** Removes the configured secrets from a text, both plain and in JSON's escapes. */
export function createSecretHider(config: Config): (text: string) => string {
  const secrets = secretsOf(config)
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [...new Set([JSON.stringify(secret).slice(1, -1), secret])]);
  return (said) => secrets.reduce((text, secret) => text.replaceAll(secret, "(secret)"), said);
}

function secretsOf({
  database,
  identity,
  metricsToken,
  outgoing,
  photos,
  planner,
  suggestions,
}: Config): string[] {
  return [
    identity.kind === "embedded" ? undefined : identity.clientSecret,
    metricsToken,
    planner.kind === "guide" ? undefined : planner.apiKey,
    photos.kind === "google" ? photos.apiKey : undefined,
    suggestions.kind === "google" ? suggestions.apiKey : undefined,
    ...[outgoing.httpsProxy, outgoing.httpProxy].flatMap(secretsOfProxy),
    ...(database.kind === "postgres" ? secretsOfPostgresUrl(database.url) : []),
  ].filter((secret) => secret !== undefined);
}

/** A proxy's password, as it stands in its address and as it is meant. */
function secretsOfProxy(address: string | undefined): string[] {
  const password = address === undefined ? "" : new URL(address).password;
  return [password, decodeURIComponent(password)];
}
