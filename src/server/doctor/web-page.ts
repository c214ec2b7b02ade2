import type { Answer } from "../lib/ask-json.ts";

/**
 * Whether a web page came in place of data, as from a network that wants a sign-in first, or from a proxy: a page with
 * status 200, a redirect, or 511. Errors of the services themselves are often pages, too, and don't count.
 */
export function isWebPage({ status, headers, text }: Answer): boolean {
  if (status === 511 || (status >= 300 && status < 400)) return true;
  if (status < 200 || status >= 300) return false;
  return /^text\/html\b/i.test(headers.get("content-type") ?? "") || /^\s*<(?!\?xml)/.test(text);
}

/** "a web page (status 302, to login.example)". */
export function webPageWords({ status, headers }: Answer): string {
  const location = headers.get("location") ?? "";
  const host = URL.canParse(location) ? new URL(location).host : "";
  return `a web page (status ${status}${host === "" ? "" : `, to ${host}`})`;
}
