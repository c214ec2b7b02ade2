/**
 * The issuer of embedded accounts as they are stored. The embedded provider's own issuer is an address
 * with a port, and an account must outlive a change of the port.
 */
export const EMBEDDED_ISSUER = "tripwright:embedded";
