import type { Store } from "../../../src/server/store/store.ts";

/** Runs around a call of a method, such as "generations.find". */
type Around = Readonly<Record<"before" | "after", (method: string) => Promise<void>>>;

/** A store that answers late, as one over a network does; what is awaited around each call may throw. */
export function createLateStore(store: Store, { before, after }: Around): Store {
  const late = (
    part:
      | "users"
      | "accounts"
      | "sessions"
      | "trips"
      | "history"
      | "shareLinks"
      | "tripMembers"
      | "tripFiles"
      | "accessTokens"
      | "oauth"
      | "generations"
      | "lookups",
  ) =>
    Object.fromEntries(
      Object.entries(store[part]).map(([name, method]) => [
        name,
        async (...args: unknown[]) => {
          await before(`${part}.${name}`);
          const answer = await Reflect.apply(method, store[part], args);
          await after(`${part}.${name}`);
          return answer;
        },
      ]),
    );
  // The same parts with the same methods.
  return {
    ...store,
    users: late("users"),
    accounts: late("accounts"),
    sessions: late("sessions"),
    trips: late("trips"),
    history: late("history"),
    shareLinks: late("shareLinks"),
    tripMembers: late("tripMembers"),
    tripFiles: late("tripFiles"),
    accessTokens: late("accessTokens"),
    oauth: late("oauth"),
    generations: late("generations"),
    lookups: late("lookups"),
  } as unknown as Store;
}
