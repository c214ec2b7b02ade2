import { hashToken } from "../../lib/tokens.ts";
import type { LookupStore } from "../store.ts";
import type { FirestoreDatabase } from "./firestore-database.ts";
import { docId, LOOKUPS } from "./firestore-places.ts";

export const lookupPath = (keyHash: string) => `${LOOKUPS}/${docId(keyHash)}`;

export function createFirestoreLookupStore(database: FirestoreDatabase): LookupStore {
  async function find(key: string): Promise<string | undefined> {
    // A key may be long, and holds what a traveller asked for.
    const [fields] = await database.read(lookupPath(hashToken(key)));
    return fields === undefined ? undefined : String(fields.value);
  }

  function write(kind: "create" | "set", key: string, value: string, nowMs: number) {
    const keyHash = hashToken(key);
    return database.commit([
      { kind, path: lookupPath(keyHash), fields: { keyHash, value, savedAtMs: nowMs } },
    ]);
  }

  return {
    find,
    async save(key, value, nowMs) {
      await write("set", key, value, nowMs);
    },
    async saveFirst(key, value, nowMs) {
      if ((await write("create", key, value, nowMs)) === "done") return value;
      const saved = await find(key);
      if (saved === undefined) throw new Error("what was just saved is not there");
      return saved;
    },
    async removeOld(beforeMs, keepKey) {
      const kept = hashToken(keepKey);
      const old = await database.find(LOOKUPS, {
        where: [["savedAtMs", "<", beforeMs]],
        select: ["keyHash"],
      });
      const writes = old.filter(({ fields }) => fields.keyHash !== kept);
      await database.commitAll(writes.map(({ path }) => ({ kind: "delete", path })));
    },
  };
}
