import type { Adapter, AdapterPayload } from "oidc-provider";

/** Each kind of entry keeps its newest. */
const MAX_ENTRIES = 1_000;
/** For the kinds the provider gives no end. */
const DEFAULT_SECONDS = 24 * 3600;

type Entry = { payload: AdapterPayload; readonly expiresAtMs: number };

/** Keeps a provider's short-lived things in memory. */
export function createMemoryAdapter(nowMs: () => number): (name: string) => Adapter {
  const kinds = new Map<string, Map<string, Entry>>();

  return (name) => {
    const entries = kinds.get(name) ?? new Map<string, Entry>();
    kinds.set(name, entries);

    function live(id: string): AdapterPayload | undefined {
      const entry = entries.get(id);
      if (entry === undefined || entry.expiresAtMs > nowMs()) return entry?.payload;
      entries.delete(id);
      return undefined;
    }

    function findBy(field: "uid" | "userCode", value: string): AdapterPayload | undefined {
      const found = [...entries].find(([, { payload }]) => payload[field] === value);
      return found === undefined ? undefined : live(found[0]);
    }

    return {
      async upsert(id, payload, expiresInSeconds = DEFAULT_SECONDS) {
        entries.delete(id);
        entries.set(id, { payload, expiresAtMs: nowMs() + expiresInSeconds * 1000 });
        const oldest = entries.keys().next().value;
        if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      },
      find: async (id) => live(id),
      findByUid: async (uid) => findBy("uid", uid),
      findByUserCode: async (userCode) => findBy("userCode", userCode),
      async consume(id) {
        const payload = live(id);
        if (payload !== undefined) payload.consumed = Math.floor(nowMs() / 1000);
      },
      async destroy(id) {
        entries.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(id);
        }
      },
    };
  };
}
