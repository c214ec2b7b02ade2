import type { IdentityProvider } from "../../../src/server/auth/identity-provider.ts";
import type { TestServer } from "./test-server.ts";

/** The provider by which people sign in. @throws where there are accounts of ours only. */
export function identityOf({ context: { identity } }: TestServer): IdentityProvider {
  if (identity === undefined) throw new Error("people have accounts of ours only");
  return identity;
}
