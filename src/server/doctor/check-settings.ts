import type { Config } from "../config.ts";
import { nameOfPostgresUrl } from "../postgres-url.ts";
import { nameOfDatabase } from "../read-database.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning } = findingsAbout("settings");

/** Which of everything is in force. The settings themselves have been read, so they hold. */
export function checkSettings(config: Config): Finding[] {
  const parts = [
    `plans by ${plannerName(config)}`,
    `sign-in by ${config.identity.kind === "embedded" ? "the embedded provider" : config.identity.issuer}`,
    `places by ${placesName(config)}`,
    `everything kept in ${storeName(config)}`,
    metricsName(config),
  ];
  return [ok(`${capital(parts.join(", "))}.`), ...proxyHints(config)];
}

function plannerName({ planner }: Config): string {
  switch (planner.kind) {
    case "guide":
      return "the built-in guide";
    case "gemini":
      return `Gemini (${planner.model})`;
    case "openai":
      return `${planner.model} at ${new URL(planner.baseUrl).host}`;
  }
}

function placesName({ places }: Config): string {
  switch (places.kind) {
    case "none":
      return "the built-in guide";
    case "google":
      return "Google Places";
    case "open":
      return "Photon and Wikimedia";
  }
}

function storeName({ database }: Config): string {
  switch (database.kind) {
    case "sqlite":
      return database.path;
    case "postgres":
      return `PostgreSQL at ${nameOfPostgresUrl(database.url)}`;
    case "firestore":
      return `Cloud Firestore, ${nameOfDatabase(database)}`;
  }
}

function metricsName({ metrics }: Config): string {
  if (metrics === undefined) return "nothing measured";
  const { listen, token } = metrics;
  const places = [
    ...(listen === undefined ? [] : [`on ${listen.host}:${listen.port}`]),
    ...(token === undefined ? [] : ["behind METRICS_TOKEN"]),
  ];
  return `measurements ${places.join(" and ")}`;
}

/** Behind a proxy everyone has its address, unless it is believed. */
function proxyHints({ publicUrl, trustProxy }: Config): Finding[] {
  if (!publicUrl.startsWith("https:") || trustProxy.length > 0) return [];
  return [
    warning(
      "PUBLIC_URL is https, so people come through a proxy, yet TRUST_PROXY names none: limits by address count them all as one. Set TRUST_PROXY to the proxy's address.",
    ),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
