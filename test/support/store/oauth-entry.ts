import type { OAuthEntry } from "../../../src/server/store/oauth-store.ts";

/** A refresh token as a store keeps it, unused. */
export function oauthEntry(of: Partial<OAuthEntry> = {}): OAuthEntry {
  return {
    id: "refresh-1",
    kind: "refresh",
    userId: undefined,
    grantId: "grant-1",
    expiresAtMs: 1_700_000_060_000,
    consumedAtMs: 0,
    payload: { clientId: "client-1", scope: "read 😀", resource: ["https://example.com/mcp"] },
    ...of,
  };
}
