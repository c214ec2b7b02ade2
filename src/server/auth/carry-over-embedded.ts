import type { Store, User } from "../store/store.ts";
import { EMBEDDED_ISSUER, isEmbeddedIssuer } from "./embedded-issuer.ts";

const PAGE_USERS = 500;

/**
 * Brings embedded accounts that an earlier version stored, one set for each port, under the one issuer
 * that they have now. Who was signed in signs in again. Several servers may do so at once.
 *
 * @returns how many accounts were carried over.
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
