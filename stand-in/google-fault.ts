/** Every way the identity stand-in can misbehave, set by FAULT or by PUT /stand-in/fault. */
export const GOOGLE_FAULTS = [
  /** The problem of a request is shown after a redirect, as accounts.google.com does. */
  "error-redirect",
  "token-500",
  "token-hang",
  "userinfo-401",
  "userinfo-403",
  "userinfo-500",
  "revoke-500",
] as const;
export type GoogleFault = (typeof GOOGLE_FAULTS)[number];
