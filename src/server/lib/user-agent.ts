import { ownVersion } from "./own-version.ts";

/**
 * Our User-Agent for open services, which want a way to reach the operator.
 *
 * @param contact an address of a page or of mail.
 */
export function userAgent(contact: string): string {
  const isMail = contact.includes("@") && !contact.includes("://");
  return `Tripwright/${ownVersion()} (${isMail ? "" : "+"}${contact})`;
}
