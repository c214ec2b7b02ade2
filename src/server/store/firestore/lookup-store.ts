import { hashToken } from "../../lib/tokens.ts";
import type { LookupStore } from "../lookup-store.ts";
import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { docId } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";

const LOOKUPS = "tripwrightLookups";
const lookupPath = (keyHash: string) => `${LOOKUPS}/${docId(keyHash)}`;

export const lookupRecords: RecordKeeping<"lookups"> = {
  collection: LOOKUPS,
  orderBy: "keyHash",
  read: ({ fields }) => ({
    keyHash: String(fields.keyHash),
    value: String(fields.value),
    savedAtMs: Number(fields.savedAtMs),
  }),
  write: (lookup) => [{ kind: "set", path: lookupPath(lookup.keyHash), fields: lookup }],
};

export function createFirestoreLookupStore(database: FirestoreDatabase): LookupStore {
  async function find(key: string): Promise<string | undefined> {
    // A key may be long, and holds what a traveller asked for.
    const [fields] = await database.read(lookupPath(hashToken(key)));
    return fields === undefined ? undefined : String(fields.value);
  }

  function writeOf(key: string, value: string, nowMs: number): FirestoreWrite {
    const keyHash = hashToken(key);
    const fields = { keyHash, value, savedAtMs: nowMs };
    return { kind: "set", path: lookupPath(keyHash), fields };
  }

  return {
    find,
    async save(key, value, nowMs) {
      await database.commit([writeOf(key, value, nowMs)]);
    },
    saveFirst(key, value, nowMs) {
      return database.transact(async (transaction) => {
        const [saved] = await transaction.read(lookupPath(hashToken(key)));
        if (saved !== undefined) return String(saved.value);
        transaction.write(writeOf(key, value, nowMs));
        return value;
      });
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
