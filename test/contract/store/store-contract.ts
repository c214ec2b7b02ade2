import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { accessTokenStoreContract } from "./access-token-store-contract.ts";
import { accountStoreContract } from "./account-store-contract.ts";
import { generationLogContract } from "./generation-log-contract.ts";
import { generationOwnerContract } from "./generation-owner-contract.ts";
import { generationSaveContract } from "./generation-save-contract.ts";
import { generationUsageContract } from "./generation-usage-contract.ts";
import { lookupStoreContract } from "./lookup-store-contract.ts";
import { oauthStoreContract } from "./oauth-store-contract.ts";
import { recordStoreContract } from "./record-store-contract.ts";
import { sessionStoreContract } from "./session-store-contract.ts";
import { shareLinkStoreContract } from "./share-link-store-contract.ts";
import { tripFileStoreContract } from "./trip-file-store-contract.ts";
import { tripHistoryStoreContract } from "./trip-history-store-contract.ts";
import { tripMemberStoreContract } from "./trip-member-store-contract.ts";
import { tripReplaceContract } from "./trip-replace-contract.ts";
import { tripStoreContract } from "./trip-store-contract.ts";
import { userStoreContract } from "./user-store-contract.ts";

export type OpenedStore = {
  readonly store: Store;
  /** Another handle on the same data, as a second process would have; ours to close. */
  readonly reopen?: () => Promise<Store>;
  /** Removes the data, after every handle was closed. */
  readonly dispose?: () => Promise<void>;
};

/** What trips are, first. */
export const STORE_CONTRACTS = [
  tripStoreContract,
  tripReplaceContract,
  generationSaveContract,
  shareLinkStoreContract,
  userStoreContract,
  sessionStoreContract,
  tripHistoryStoreContract,
  tripMemberStoreContract,
  tripFileStoreContract,
  accessTokenStoreContract,
  accountStoreContract,
  oauthStoreContract,
  generationLogContract,
  generationOwnerContract,
  generationUsageContract,
  lookupStoreContract,
  recordStoreContract,
];

/** Every promise of the `Store` port; each adapter runs it. `open` gives an empty store each time. */
export function storeContract(
  name: string,
  open: () => Promise<OpenedStore>,
  contracts: readonly ((store: () => Store) => void)[] = STORE_CONTRACTS,
): void {
  describe(`${name} keeps the store's promises`, () => {
    let opened: OpenedStore;
    let handles: Store[] = [];
    const store = () => opened.store;

    beforeEach(async () => {
      opened = await open();
      handles = [opened.store];
    });
    afterEach(async () => {
      for (const handle of handles) await handle.close();
      await opened.dispose?.();
    });

    for (const contract of contracts) contract(store);

    test("says it is ready when it is", async () => {
      await expect(store().checkReady()).resolves.toBeUndefined();
    });

    test("what was saved is there for another handle", async ({ skip }) => {
      if (opened.reopen === undefined) return skip("this store has one handle only");
      const user = await store().users.upsert(storePerson("ada"));
      const tripId = await saveTrip(store(), { userId: user.id, nowMs: 1_700_000_000_000 });
      const other = await opened.reopen();
      handles.push(other);
      expect(await other.trips.find(tripId, asOwner(user.id))).toEqual(
        await store().trips.find(tripId, asOwner(user.id)),
      );
      await expect(other.checkReady()).resolves.toBeUndefined();
    });
  });
}
