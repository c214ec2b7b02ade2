import { hashToken } from "../../lib/tokens.ts";
import type { OAuthKind } from "../../store/oauth-store.ts";

export const AUTHORIZE_PATH = "/oauth/authorize";
/** Where the traveller is asked. */
export const CONNECT_PATH = "/connect";
export const REGISTER_PATH = "/oauth/register";
export const TOKEN_PATHS = ["/oauth/token", "/oauth/revoke"] as const;
export const TOKEN_PREFIX = "two_";
export const SESSION_COOKIE = "tripwright-oauth-session";
export const MINUTE_S = 60;
export const DAY_S = 24 * 3600;
export const LIVES_S = { access: 3600, refresh: 30 * DAY_S, grant: 180 * DAY_S } as const;

/** The id under which something is kept: its name is a secret as a rule. */
export function entryId(kind: OAuthKind, name: string): string {
  return `${kind}:${hashToken(name)}`;
}
