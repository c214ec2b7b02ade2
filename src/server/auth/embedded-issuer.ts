/**
 * The issuer of embedded accounts as they are stored. The embedded provider's own issuer is an address
 * with a port, and an account must outlive a change of the port.
 */
export const EMBEDDED_ISSUER = "tripwright:embedded";

/** Earlier versions stored them with that address. */
const FORMER = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/idp$/;

/** Whether accounts of this issuer are the embedded sign-in's, of this version or an earlier one. */
export function isEmbeddedIssuer(issuer: string): boolean {
  return issuer === EMBEDDED_ISSUER || FORMER.test(issuer);
}
