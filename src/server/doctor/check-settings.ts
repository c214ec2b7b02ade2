import type { Config } from "../config/config.ts";
import {
  photosName,
  plannerName,
  storeName,
  suggestionsName,
} from "../config/describe-settings.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning } = findingsAbout("settings");

/** Which of everything is in force. The settings themselves have been read, so they hold. */
export function checkSettings(config: Config): Finding[] {
  const parts = [
    `plans by ${plannerName(config)}`,
    `sign-in by ${config.identity.kind === "embedded" ? "the embedded provider" : config.identity.issuer}`,
    `suggestions by ${suggestionsName(config)}`,
    `photos by ${photosName(config)}`,
    `everything kept in ${storeName(config)}`,
    config.metricsToken === undefined ? "nothing measured" : "measurements behind METRICS_TOKEN",
    linksName(config),
    ...proxyName(config.outgoing),
  ];
  return [
    ok(`${capital(parts.join(", "))}.`),
    ...config.warnings.map((text) => warning(`${text}.`)),
    ...proxyHints(config),
  ];
}

/** Settings whose place on the pages is a placeholder until the operator names them. */
function linksName({ links }: Config): string {
  const missing = [
    ...(links.contactEmail === undefined ? ["Contact (CONTACT_EMAIL)"] : []),
    ...(links.termsUrl === undefined ? ["Terms (TERMS_URL)"] : []),
    ...(links.social === undefined ? ["social media (SOCIAL_LINKS)"] : []),
  ];
  return missing.length === 0
    ? "Contact, Terms and social media lead where you say"
    : `${missing.join(", ")} lead nowhere`;
}

/** Without the user and password. */
function proxyName({ httpsProxy }: Config["outgoing"]): string[] {
  return httpsProxy === undefined ? [] : [`requests by the proxy ${new URL(httpsProxy).host}`];
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
