/** What the stand-in was asked, oldest first; GET /stand-in/log tells it. */
export type GoogleLog = {
  readonly authorizations: Record<string, string>[];
  /** Each answer of the token endpoint that gave tokens. */
  readonly issued: { accessToken: string; idToken: string }[];
  readonly userInfoCalls: { path: string; bearer: string | undefined; status: number }[];
  readonly revokedTokens: string[];
};
