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
  metrics,
  photos,
  planner,
  suggestions,
}: Config): string[] {
  return [
    identity.kind === "embedded" ? undefined : identity.clientSecret,
    metrics?.token,
    planner.kind === "guide" ? undefined : planner.apiKey,
    photos.kind === "google" ? photos.apiKey : undefined,
    suggestions.kind === "google" ? suggestions.apiKey : undefined,
    ...(database.kind === "postgres" ? secretsOfPostgresUrl(database.url) : []),
  ].filter((secret) => secret !== undefined);
}
