import type { Store, User } from "../store/store.ts";
import { EMBEDDED_ISSUER, isEmbeddedIssuer } from "./embedded-issuer.ts";

const PAGE_USERS = 500;

/**
 * Moves embedded accounts of an earlier version, which had one issuer for each port, to the one
 * issuer of today. Their sessions end. Several servers may do so at once.
 *
 * @returns how many accounts were moved.
 */
export async function carryOverEmbedded(store: Pick<Store, "users" | "records">): Promise<number> {
  const former: User[] = [];
  let after: string | undefined;
  do {
    const { records, next } = await store.records.read("users", { after, limit: PAGE_USERS });
    former.push(
      ...records.filter(({ issuer }) => issuer !== EMBEDDED_ISSUER && isEmbeddedIssuer(issuer)),
    );
    after = next;
  } while (after !== undefined);
  for (const { id, ...person } of former) {
    const { id: intoId } = await store.users.upsert({ ...person, issuer: EMBEDDED_ISSUER });
    await store.users.merge(id, intoId);
  }
  return former.length;
}
