import type { AccessToken } from "../../../src/server/store/access-token-store.ts";

/** A token as a store keeps it, never used. */
export function accessToken(of: Pick<AccessToken, "userId"> & Partial<AccessToken>): AccessToken {
  return {
    id: "token-1",
    tokenHash: "the hash of an access token",
    lastUsedAtMs: 0,
    content: {
      name: "Calendar script 😀",
      scopes: ["read", "plan"],
      expiresAtMs: null,
      createdAtMs: 1_700_000_000_000,
    },
    ...of,
  };
}
