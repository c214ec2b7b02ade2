import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchProfile, PHONE, signInThroughPopup } from "../../support/browser/browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let server: TestServer;
let client: SignedInClient;
let folder: string;
let context: BrowserContext;
let tripId: string;

beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, ADA);
  tripId = await generateTrip(client, { ...SELECTION, location: { label: "Rome, Italy" } });
  folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  context = await launchProfile(folder, server.url);
});
afterAll(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

const expenses = async () =>
  (await fetchTrip(client, tripId)).costs?.expenses?.map(({ title }) => title) ?? [];

test("a cost is entered on a phone without a network, sent later, taken back, and downloaded", async () => {
  const page = await context.newPage();
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInThroughPopup(page, ADA);
  await page.getByRole("button", { name: `Account of ${ADA.name}` }).waitFor();
  await page.setViewportSize(PHONE);
  await page.goto(`/view-trip/${tripId}`, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: /Rome, Italy/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Another device enters one meanwhile: the two don't meet.
  await client.fetch(`/api/trips/${tripId}`, {
    method: "PATCH",
    headers: { "idempotency-key": "entered-elsewhere", "if-match": "*" },
    body: JSON.stringify({
      edits: [
        {
          kind: "set-expense",
          id: "taxi",
          expense: { id: "taxi", title: "Taxi", kind: "rides", amountMinor: 2500, currency: "EUR" },
        },
      ],
    }),
  });

  await context.setOffline(true);
  await page.getByRole("link", { name: "Costs" }).first().click();
  await page.getByRole("button", { name: "Add a cost" }).click();
  await page.getByLabel("Amount", { exact: true }).fill("45.50");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Change Meals" }).waitFor();
  await page.getByText("€45.50 entered").waitFor();
  expect(await expenses()).toEqual(["Taxi"]);

  await context.setOffline(false);
  await expect.poll(async () => (await expenses()).toSorted()).toEqual(["Meals", "Taxi"]);
  await page.getByRole("button", { name: "Change Taxi" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a table (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/Rome, Italy costs\.csv$/);

  await page.keyboard.press("Control+z");
  await page.getByText("Undone: the cost of Meals is as it was.").first().waitFor();
  await expect.poll(expenses).toEqual(["Taxi"]);
});
