import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { EMBEDDED_ISSUER } from "../../../src/server/auth/embedded-issuer.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { spawnCommand } from "../../support/server/spawn-command.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { withStore } from "../../support/store/with-store.ts";

const NOW_MS = 1_700_000_000_000;
const OIDC = "https://login.example";

const folder = eachDataFolder("accounts");
const inStore = <T>(work: (store: Store) => Promise<T>) =>
  withStore(createSqliteStore(folder().path), work);

/** A person of the embedded sign-in, with a trip. @returns its id. */
async function storeEmbedded(store: Store, person: typeof ADA) {
  const subject = createHash("sha256").update(person.email).digest("base64url").slice(0, 22);
  const { id } = await store.users.upsert({
    ...storePerson(subject, person.email),
    issuer: EMBEDDED_ISSUER,
  });
  return saveTrip(store, { userId: id, nowMs: NOW_MS });
}

describe("the embedded sign-in's accounts", () => {
  test("outlive a change of the port", async () => {
    const { dataDir } = folder();
    const first = await startTestServer({ dataDir });
    const trip = await generateTrip(await signIn(first.url, ADA));
    await first.close();
    const second = await startTestServer({ dataDir });
    expect(second.url).not.toBe(first.url);
    expect(await listTripIds(await signIn(second.url, ADA))).toEqual([trip]);
    expect(await listTripIds(await signIn(second.url, EVE))).toEqual([]);
    await second.close();
  });
});

describe("npm run data -- move-accounts", () => {
  const env = () => ({
    ...folder().env,
    OPEN_DATA: "off",
    OIDC_ISSUER: OIDC,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret of the client",
  });
  async function move(...args: string[]) {
    const { code, stdout, stderr } = await spawnCommand(
      "data-main",
      ["move-accounts", ...args],
      env(),
    ).ended;
    return { code, said: `${stdout}${stderr.replace(/^.*WARNING.*\n/gm, "")}` };
  }
  const tripsOf = (store: Store, userId: string) =>
    store.trips
      .list(userId, { cursor: undefined, limit: 10 })
      .then(({ trips }) => trips.map(({ id }) => id).toSorted());

  test("says what it would move, moves it to the accounts with the same verified address, and nothing else", async () => {
    const kept = await inStore(async (store) => {
      const trip = await storeEmbedded(store, ADA);
      await storeEmbedded(store, EVE);
      const ada = await store.users.upsert({
        ...storePerson("ada", ADA.email.toUpperCase()),
        issuer: OIDC,
      });
      const own = await saveTrip(store, { userId: ada.id, nowMs: NOW_MS + 9 });
      const unverified = storePerson("eve", EVE.email);
      await store.users.upsert({
        ...unverified,
        issuer: OIDC,
        profile: { ...unverified.profile, verified_email: false },
      });
      return { ada, trip, own };
    });

    const wouldBe = await move("--from-issuer", "embedded");
    expect(wouldBe.code).toBe(0);
    expect(wouldBe.said).toContain(
      `would move: ${ADA.email}, 1 trips, beside 1 that they have there`,
    );
    expect(wouldBe.said).toContain(
      `stays: ${EVE.email}, 1 trips: nobody with that verified e-mail address has signed in there yet.`,
    );
    expect(wouldBe.said).toContain("Nothing was changed: add --yes to do it.");
    expect(await inStore((store) => tripsOf(store, kept.ada.id))).toEqual([kept.own]);

    const moved = await move("--from-issuer", "embedded", "--yes");
    expect(moved.said).toContain(`1 accounts are ${OIDC}'s now, 1 stay.`);
    expect(await inStore((store) => tripsOf(store, kept.ada.id))).toEqual(
      [kept.trip, kept.own].toSorted(),
    );
    // Again, as after it was broken off: only the other is left.
    expect((await move("--from-issuer", "embedded", "--yes")).said).toContain(
      `0 accounts are ${OIDC}'s now, 1 stay.`,
    );
  });

  test("doesn't guess between two accounts with one address, nor move an issuer into itself", async () => {
    await inStore(async (store) => {
      await storeEmbedded(store, ADA);
      for (const subject of ["one", "two"]) {
        await store.users.upsert({ ...storePerson(subject, ADA.email), issuer: OIDC });
      }
    });
    expect((await move("--from-issuer", "embedded", "--yes")).said).toContain(
      "several accounts have that e-mail address.",
    );
    const same = await move("--from-issuer", OIDC);
    expect(same.code).toBe(1);
    expect(same.said).toContain(`People already sign in with ${OIDC}.`);
    expect((await move()).said).toMatch(/^Say npm run data -- move-accounts --from-issuer ISSUER/);
  });

  test("the doctor warns of trips whose accounts nobody can sign in to", async () => {
    await inStore((store) => storeEmbedded(store, ADA));
    expect((await askDoctor(env())).about("accounts")).toEqual([
      `warning: 1 trips belong to accounts of the embedded sign-in, and people now sign in with ${OIDC}, where they don't see them. Look at what would be moved: npm run data -- move-accounts --from-issuer embedded`,
    ]);
    expect((await askDoctor(folder().env)).about("accounts")).toEqual([]);
  });
});
