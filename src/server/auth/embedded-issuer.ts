/**
 * The issuer of embedded accounts as they are stored. The embedded provider's own issuer is an address
 * with a port, and an account must outlive a change of the port.
 */
export const EMBEDDED_ISSUER = "tripwright:embedded";

/** Where the provider is mounted; its own issuer is the public address and this. */
export const EMBEDDED_PATH = "/idp";
