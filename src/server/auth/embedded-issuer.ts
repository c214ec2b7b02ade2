/** The issuer that users of accounts of ours are stored with. */
export const EMBEDDED_ISSUER = "tripwright:embedded";
