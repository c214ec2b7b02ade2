import type { ErrorCode } from "../../../domain/errors/app-error.ts";
import { type Access, endedRight, type Right } from "../access.ts";
import type { FirestoreReads } from "./database.ts";
import { oauthEntryPath, sessionPath, tokenPath } from "./paths.ts";
import { readLinkIn } from "./share-link-store.ts";

const PATHS: Readonly<Record<Right["kind"], (key: string) => string>> = {
  session: sessionPath,
  token: tokenPath,
  app: oauthEntryPath,
};

/** Why a write may not be made: a change of what gives the right to it has the transaction begin anew. */
export async function refusalOf(
  transaction: FirestoreReads,
  access: Access,
): Promise<ErrorCode | undefined> {
  if (access.kind === "guest") {
    return access.refusalBy(await readLinkIn(transaction, access.linkId));
  }
  const { right } = access;
  if (right === undefined) return undefined;
  const [found] = await transaction.read(PATHS[right.kind](right.key));
  return found === undefined ? endedRight(right) : undefined;
}
