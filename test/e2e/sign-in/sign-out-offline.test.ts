import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { findChromium } from "../../../scripts/ensure-chromium.ts";
import { launchProfile, signInAndReload } from "../../support/browser/browser.ts";
import { open, renameTrip } from "../../support/browser/page-actions.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { tracesOf } from "../../support/sign-in/traces-of.ts";
import { fetchAsPage, SESSION_COOKIE } from "../../support/sign-in/walk.ts";

let server: TestServer;
let tripId: string;
let context: BrowserContext;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  tripId = await generateTrip(await signIn(server.url, ADA));
});
// A second try begins in an empty profile too.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  context = await launchProfile(folder, server.url, findChromium);
});
afterEach(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await server?.close();
});

async function goOffline(page: Page): Promise<void> {
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await page.getByText("You’re offline.").waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: `Account: ${ADA.name}` }).click();
  await page.getByRole("button", { name: "Logout" }).click();
}

async function sessionStatus(token: string): Promise<number> {
  return (await fetchAsPage(server.url, token, "/api/session")).status;
}

/** Traces of Ada that the browser still keeps. */
async function keptOfAda(page: Page): Promise<string[]> {
  const traces = await tracesOf(page, ["Ada", "ada@", "Lisbon"]);
  return traces.filter((trace) => /: (?:database|\w+Storage)$/.test(trace));
}

test("T37 Two persons in one browser, the first signs out without a network: unsent changes are named, the browser is cleared at once, the server's part is sent first and ends nobody else's session", async () => {
  const page = await context.newPage();
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInAndReload(page, ADA);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  const token = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE)?.value;
  if (token === undefined) throw new Error("Ada is signed in");
  await goOffline(page);
  await renameTrip(page, "Underground");
  await page.getByRole("heading", { level: 1, name: "Underground" }).waitFor();
  await expect.poll(() => keptOfAda(page)).toContain("Lisbon: database");

  await logOut(page);
  const question = page.getByRole("dialog", { name: "Log out and lose this change?" });
  await question.getByText("Lisbon, Portugal. Trip renamed to “Underground”").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Stay signed in");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await logOut(page);
  await question.getByRole("button", { name: "Log out anyway" }).click();

  await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  await expect.poll(() => keptOfAda(page)).toEqual([]);
  expect(await sessionStatus(token)).toBe(200);

  const asked: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
  });
  await context.setOffline(false);
  await expect.poll(() => sessionStatus(token), { timeout: 60_000 }).toBe(401);
  await expect.poll(() => asked[0]).toBe("DELETE /api/session");

  // The page says that it needs a sign-in, and waits for a tap. The same person signs in again, and stays so.
  await page.getByText("If it’s yours, sign in to see it.").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await signInAndReload(page, ADA);
  await open(page, "/my-trips", "My Trips");
  await page.getByRole("link", { name: /Lisbon/ }).waitFor();
  // The answer that ended the session took the worker along (Clear-Site-Data).
  await page.evaluate(() => navigator.serviceWorker.ready);

  // Who signs in before it is sent stays signed in.
  await goOffline(page);
  await logOut(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  const eve = await signIn(server.url, EVE);
  await context.addCookies([
    { name: SESSION_COOKIE, value: eve.sessionToken, domain: "localhost", path: "/" },
  ]);
  const sent = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await context.setOffline(false);
  expect((await sent).status()).toBe(409);
  expect(await sessionStatus(eve.sessionToken)).toBe(200);
});
