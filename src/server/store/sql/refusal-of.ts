import type { ErrorCode } from "../../../domain/errors/app-error.ts";
import { type Access, endedRight, type Right } from "../access.ts";
import { takeLink } from "./share-link-store.ts";
import type { SqlQueries } from "./sql-database.ts";

/** Where each right is, as long as it hasn't ended. */
const RIGHTS: Readonly<Record<Right["kind"], string>> = {
  session: "SELECT 1 AS found FROM sessions WHERE token_hash = $1",
  token: "SELECT 1 AS found FROM access_tokens WHERE id = $1",
  app: "SELECT 1 AS found FROM oauth_entries WHERE id = $1",
};

/** Why a write may not be made. What gives the right to it stays as it is until the transaction ends. */
export async function refusalOf(tx: SqlQueries, access: Access): Promise<ErrorCode | undefined> {
  if (access.kind === "guest") {
    return access.refusalBy(await takeLink(tx, access.linkId, tx.dialect.forUpdate));
  }
  const { right } = access;
  if (right === undefined) return undefined;
  const found = await tx.get(`${RIGHTS[right.kind]} ${tx.dialect.forShare}`, right.key);
  return found === undefined ? endedRight(right) : undefined;
}
