import { isIP } from "node:net";
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

const MAIL = /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/;

/** Whether a contact is one that a service can use: an address of mail, or of a page that others can open. */
export function isReachableContact(contact: string): boolean {
  if (MAIL.test(contact)) return true;
  const url = URL.canParse(contact) ? new URL(contact) : undefined;
  const host = url?.hostname ?? "";
  const isNamed = host.includes(".") && isIP(host) === 0 && !host.endsWith(".local");
  return isNamed && /^https?:$/.test(url?.protocol ?? "");
}
