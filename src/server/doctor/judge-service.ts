import type { Answer } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { isCertificateCode } from "./certificate-code.ts";
import type { Finding, findingsAbout } from "./finding.ts";

/** The statuses by which Wikimedia and OpenStreetMap refuse a client that they can't reach (docs/providers.md). */
const CONTACT_STATUSES: readonly number[] = [403, 406, 429];

export type Judged = {
  /** The answer, if any came. */
  readonly answer?: Answer | undefined;
  /** The settings to look at where it refuses us, and where it isn't there. */
  readonly refused: string;
  readonly gone: string;
  /** Of services that want to know who asks: whether OPEN_DATA_CONTACT says so. */
  readonly isContactNamed?: boolean | undefined;
};

/** Judges a service's refusal, silence or absence. @throws any other error. */
export function judgeService(
  error: unknown,
  parts: Judged & {
    readonly findings: ReturnType<typeof findingsAbout>;
    /** Whether the server can't do without it (a problem) or can (a warning). */
    readonly level: "warning" | "problem";
  },
): Finding {
  if (!(error instanceof ServiceError)) throw error;
  const { findings, level, answer } = parts;
  const isTheirs = error.trouble === "busy" && (answer === undefined || !isWebPage(answer));
  return findings[isTheirs ? "warning" : level](whatFails(error, parts));
}

/** The failure and its remedy, in a sentence or two. */
export function whatFails(error: ServiceError, parts: Judged): string {
  const { message, reason = "", status = 0, trouble } = error;
  const { answer, refused, gone, isContactNamed } = parts;
  if (answer !== undefined && isWebPage(answer)) {
    const service = message.split(":", 1)[0];
    return `${service}: ${webPageWords(answer)} in place of data. Is there a login page or a proxy in between? Else check ${gone}.`;
  }
  if (CONTACT_STATUSES.includes(status) && isContactNamed !== undefined) {
    return isContactNamed
      ? `${message}: it refuses this server, though OPEN_DATA_CONTACT says who asks. Wait an hour; it may have had too many requests from this address.`
      : `${message}: it refuses clients that it can't reach. Set OPEN_DATA_CONTACT to a page or a mail address of yours.`;
  }
  if (reason.startsWith("PROXY_")) {
    return `${message}: the proxy that HTTPS_PROXY names refuses. Check its address, its user and password, and which hosts it lets pass.`;
  }
  if (isCertificateCode(reason)) {
    return `${message}: its certificate isn't trusted from here. Where a proxy or firewall opens connections, name its authority's file in NODE_EXTRA_CA_CERTS. Else check ${gone}.`;
  }
  switch (trouble) {
    case "refused":
      return `${message}: it refuses. Check ${refused}.`;
    case "busy":
      return `${message}: it has trouble of its own, or too much to do. Try again later.`;
    case "broken":
      return `${message}. Check ${gone}.`;
    case "late":
    case "unreachable":
    case "circuit_open":
      return `${message}. Check ${gone} and this machine's network.`;
  }
}

/**
 * Whether a web page came in place of data, as from a network that wants a sign-in first, or from a proxy: a page with
 * status 200, a redirect, or 511. Errors of the services themselves are often pages, too, and don't count.
 */
function isWebPage({ status, headers, text }: Answer): boolean {
  if (status === 511 || (status >= 300 && status < 400)) return true;
  if (status < 200 || status >= 300) return false;
  return /^text\/html\b/i.test(headers.get("content-type") ?? "") || /^\s*<(?!\?xml)/.test(text);
}

/** "a web page (status 302, to login.example)". */
function webPageWords({ status, headers }: Answer): string {
  const location = headers.get("location") ?? "";
  const host = URL.canParse(location) ? new URL(location).host : "";
  return `a web page (status ${status}${host === "" ? "" : `, to ${host}`})`;
}
