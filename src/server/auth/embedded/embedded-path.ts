/** Where the provider is mounted; its own issuer is the public address and this. */
export const EMBEDDED_PATH = "/idp";
/** Where a sign-in that is under way is shown. */
export const INTERACTION_PATH = `${EMBEDDED_PATH}/interaction`;
