/** Where the provider is mounted; its own issuer is the public address and this. */
export const EMBEDDED_PATH = "/idp";
