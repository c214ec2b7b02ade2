import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Clock } from "../../lib/clock.ts";
import type { OAuthEntry, OAuthKind, OAuthStore } from "../../store/oauth-store.ts";
import { entryId } from "./oauth-names.ts";

const KINDS: Readonly<Partial<Record<string, OAuthKind>>> = {
  Client: "client",
  Grant: "grant",
  AuthorizationCode: "code",
  AccessToken: "access",
  RefreshToken: "refresh",
  Session: "session",
  Interaction: "interaction",
};

/** Keeps what the provider's library makes in our store. What we don't use is never there. */
export function createStoreAdapter(oauth: OAuthStore, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const kind = KINDS[model];
    if (kind === undefined) return NOTHING;

    return {
      async upsert(name, { jti: _, consumed: __, ...payload }, expiresInSeconds) {
        // Clients alone have no end, and the library doesn't write them.
        if (expiresInSeconds === undefined) throw new Error(`a ${kind} without an end`);
        const { accountId, grantId } = payload;
        await oauth.put({
          id: entryId(kind, name),
          kind,
          userId: accountId,
          grantId: kind === "grant" ? name : grantId,
          expiresAtMs: clock.nowMs() + expiresInSeconds * 1000,
          consumedAtMs: 0,
          payload,
        });
      },

      async find(name) {
        const found = await oauth.find(entryId(kind, name), clock.nowMs());
        return found === undefined ? undefined : payloadOf(found.entry, name);
      },

      // Nothing of ours asks by these.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,

      async consume(name) {
        if (!(await oauth.consume(entryId(kind, name), clock.nowMs()))) {
          throw new errors.InvalidGrant(`the ${kind} was used before`);
        }
      },

      destroy: (name) => oauth.remove(entryId(kind, name)),
      revokeByGrantId: (grantId) => oauth.removeGrant(grantId),
    };
  };
}

function payloadOf({ kind, payload, consumedAtMs }: OAuthEntry, name: string): AdapterPayload {
  if (kind === "client") return payload;
  const consumed = consumedAtMs === 0 ? {} : { consumed: Math.floor(consumedAtMs / 1000) };
  return { ...payload, jti: name, ...consumed };
}

const NOTHING: Adapter = {
  async upsert() {
    throw new Error("this is not kept");
  },
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};
