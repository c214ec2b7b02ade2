import type { IncomingHttpHeaders } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: it comes from our own pages, or from no browser at all.
 * Browsers say so in Sec-Fetch-Site; older ones only in Origin (the rule of OWASP and of Go 1.25).
 */
export function isSameOrigin(
  method: string,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin === undefined || headers.origin === publicUrl;
}
