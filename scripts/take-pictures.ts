// Takes README's pictures again: `npm run pictures`. They show the real application with the built-in guide.
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { DESKTOP, launchBrowser, openPage, PHONE } from "../test/support/browser/browser.ts";
import { signedInState } from "../test/support/browser/signed-in-state.ts";
import { generateTrip, SELECTION } from "../test/support/server/generate.ts";
import { startTestServer } from "../test/support/server/test-server.ts";

const FOLDER = "docs/images";
const ROME = { ...SELECTION, noOfDays: 3, location: { label: "Rome, Italy" } };

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
const { client, storageState } = await signedInState(server);
const path = `/view-trip/${await generateTrip(client, { ...ROME, startDate: "2027-05-14" })}`;

/** One picture of a trip's page, once it stands as it should. */
async function take(
  name: string,
  viewport: { readonly width: number; readonly height: number },
  query: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const opened = await openPage(browser, { baseURL: server.url, storageState, viewport });
  const { page } = opened;
  await page.goto(path + query);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await prepare(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: 72 });
  await opened.close();
}

await take("plan", DESKTOP, "?view=map", async (page) => {
  const day = page.getByRole("heading", { name: /^Day 1/ }).first();
  await day.evaluate((heading) => heading.scrollIntoView());
  await page.mouse.wheel(0, -60);
});
await take("change", PHONE, "", async (page) => {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Change the whole trip" }).click();
  await page.getByLabel("What would you like?").fill("Less walking on day 2");
});
await take("costs", PHONE, "?view=costs");
await take("check", PHONE, "?view=check");

await browser.close();
await server.close();
