import { type LookupStore, lookupHash } from "../lookup-store.ts";
import type { FirestoreDatabase, FirestoreWrite, Found } from "./database.ts";
import { docId, TRIPS } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";

const LOOKUPS = "tripwrightLookups";
/** Others ask the database meanwhile. */
const ASKED_AT_ONCE = 10;
const lookupPath = (keyHash: string) => `${LOOKUPS}/${docId(keyHash)}`;

export const lookupRecords = keepRecords("lookups", LOOKUPS, ({ keyHash }) => lookupPath(keyHash));

export function createFirestoreLookupStore(database: FirestoreDatabase): LookupStore {
  async function find(key: string): Promise<string | undefined> {
    const [fields] = await database.read(lookupPath(lookupHash(key)));
    return fields === undefined ? undefined : String(fields.value);
  }

  function writeOf(key: string, value: string, nowMs: number): FirestoreWrite {
    return lookupRecords.writeOf({ keyHash: lookupHash(key), value, savedAtMs: nowMs });
  }

  return {
    find,
    async save(key, value, nowMs) {
      await database.commit([writeOf(key, value, nowMs)]);
    },
    saveFirst(key, value, nowMs) {
      return database.transact(async (transaction) => {
        const [saved] = await transaction.read(lookupPath(lookupHash(key)));
        if (saved !== undefined) return String(saved.value);
        transaction.write(writeOf(key, value, nowMs));
        return value;
      });
    },
    async removeOld(beforeMs, { keepKey, nowMs }) {
      const kept = lookupHash(keepKey);
      async function writeFor({ path, fields }: Found): Promise<FirestoreWrite> {
        const named = await database.find(TRIPS, {
          where: [["lookups", "array-contains", String(fields.keyHash)]],
          limit: 1,
          select: [],
        });
        if (named.length === 0) return { kind: "delete", path };
        return { kind: "update", path, fields: { savedAtMs: nowMs } };
      }
      const old = await database.find(LOOKUPS, {
        where: [["savedAtMs", "<", beforeMs]],
        select: ["keyHash"],
      });
      const rest = old.filter(({ fields }) => fields.keyHash !== kept);
      for (let at = 0; at < rest.length; at += ASKED_AT_ONCE) {
        const some = rest.slice(at, at + ASKED_AT_ONCE);
        await database.commitAll(await Promise.all(some.map(writeFor)));
      }
    },
  };
}
