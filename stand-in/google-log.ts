/** The requests of the stand-in, oldest first; GET /stand-in/log returns them. */
export type GoogleLog = {
  readonly authorizations: Record<string, string>[];
  /** Each answer of the token endpoint that gave tokens. */
  readonly issued: { accessToken: string; idToken: string }[];
  readonly userInfoCalls: { path: string; bearer: string | undefined; status: number }[];
  readonly revokedTokens: string[];
};
