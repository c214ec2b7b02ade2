import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Firestore } from "@google-cloud/firestore";
import type { Browser, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { DESKTOP, launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { open, openTripActions, renameTrip } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { HOW_MANY, originalNames, originalTrips } from "../../support/plans/original-trips.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { runDataCommandHere } from "../../support/store/run-data-command.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const ADA = { name: "Ada Lovelace", email: "ada@example.com" };
const TRIPS = originalTrips(ADA.email);
const NEWEST_FIRST = TRIPS.map(({ id }) => id).toReversed();

const emulator = await startFirestoreEmulator();
const browser: Browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), "tripwright-original-"));
const { projectId } = emulator.newDatabase();
const url = `firestore://${projectId}`;
afterAll(async () => {
  await browser.close();
  emulator.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The collection as the original product leaves it: nothing of ours is in the database. */
async function plant(): Promise<void> {
  const original = new Firestore({
    projectId,
    host: emulator.host,
    ssl: false,
    clientOptions: { universeDomain: "googleapis.com" },
  });
  for (const trip of TRIPS) await original.collection("AITrips").doc(trip.id).set(trip);
  await original.terminate();
}

test("an owner's 30 trips of the original product open, are edited, exported and shared, on Cloud Firestore and moved to SQLite", async () => {
  await plant();
  const file = join(folder, "all.jsonl");
  const exported = await runDataCommandHere(url, ["export", file], { emulatorHost: emulator.host });
  expect(exported, exported.said).toMatchObject({ code: 0 });
  const imported = await runDataCommandHere(join(folder, "tripwright.sqlite"), ["import", file]);
  expect(imported, imported.said).toMatchObject({ code: 0 });

  const env = { DATABASE_URL: url, FIRESTORE_EMULATOR_HOST: emulator.host };
  for (const options of [{ dataDir: folder }, { env }]) {
    const server = await startTestServer(options);
    try {
      await tryAll(server, "env" in options ? "firestore" : "sqlite");
    } finally {
      await server.close();
    }
  }
});

async function tryAll(server: TestServer, name: string): Promise<void> {
  const { storageState, client } = await signedInState(server, ADA);
  const stranger = await signIn(server.url, EVE);
  expect(await listTripIds(stranger)).toEqual([]);
  expect(await listTripIds(client)).toEqual(NEWEST_FIRST);
  const { page, end } = await openPage(browser, { baseURL: server.url, storageState });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await open(page, "/my-trips", "My Trips");
    const cards = page.getByRole("region", { name: "Upcoming" }).locator("li");
    await expect.poll(() => cards.count()).toBe(HOW_MANY);
    const said = (await cards.allTextContents()).toReversed();
    for (const [nth, city] of originalNames().entries()) {
      expect(said[nth]).toContain(city ?? "Trip without a destination");
      expect(said[nth]).toMatch(/Planned .*2024/);
      expect(said[nth]).not.toMatch(/Invalid|NaN|undefined|\[object/);
    }
  }
  await page.setViewportSize(DESKTOP);
  // By day the pages of one store are looked at: each shape of a plan, and the broken one.
  const byDayTrips = name === "sqlite" ? TRIPS.filter((_, nth) => nth % 5 === 2) : TRIPS.slice(-1);
  for (const { id } of IS_NIGHTLY ? TRIPS : byDayTrips) {
    await page.goto(`/view-trip/${id}`);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    if (!isBroken(id)) {
      await page.getByRole("link", { name: "Castle 1" }).first().waitFor();
      expect(await page.getByRole("main").textContent()).not.toMatch(/NaN|undefined|\[object/);
    }
    expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
  }
  for (const { id } of TRIPS.slice(IS_NIGHTLY ? -2 : -1)) await tryInPages(page, server, id);
  // Of each shape one, the broken one among them.
  for (const { id } of TRIPS.filter((_, nth) => IS_NIGHTLY || nth % 5 === 2)) {
    await tryTrip(client, stranger, id);
  }
  await end();
}

function isBroken(id: string): boolean {
  return originalNames()[TRIPS.findIndex((trip) => trip.id === id)] === undefined;
}

/** An edit, an export and a link of one, as its owner makes them, and what a guest sees of it. */
async function tryInPages(page: Page, server: TestServer, id: string): Promise<void> {
  await page.goto(`/view-trip/${id}`);
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await renameTrip(page, `Our old trip ${id}`);
  expect((await kept).status()).toBe(200);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: `Our old trip ${id}` }).waitFor();

  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "All data JSON" }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(JSON.parse(file)).toMatchObject({ trip: { title: `Our old trip ${id}` } });
  expect(file).toContain("Castle 1");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Share", exact: true }).last().click();
  const sheet = page.getByRole("dialog", { name: "Share this trip" });
  await sheet.getByRole("button", { name: "Create link" }).click();
  const address = await sheet.getByLabel(/^Link “/).inputValue();
  await page.keyboard.press("Escape");
  const guest = await openPage(browser, { baseURL: server.url, viewport: PHONE });
  await guest.page.goto(new URL(address).pathname);
  await guest.page.getByRole("heading", { level: 1, name: `Our old trip ${id}` }).waitFor();
  await guest.page.getByRole("link", { name: "Castle 1" }).first().waitFor();
  expect(guest.errors).toEqual([]);
  await guest.close();
}

/** The same by the API. */
async function tryTrip(client: SignedInClient, stranger: SignedInClient, id: string) {
  const path = `/api/trips/${id}`;
  await expectError(await stranger.fetch(path), 404, "trip_not_found");
  await sendEdits(client, id, [{ kind: "set-title", text: "Then" }]);
  const exported = await client.fetch(`${path}/export/json`);
  expect(exported.status).toBe(200);
  const text = await exported.text();
  expect(text).toContain("Then");
  if (!isBroken(id)) expect(text).toContain("Castle 1");
  expect((await makeLink(client, id)).token).toBeDefined();
}
