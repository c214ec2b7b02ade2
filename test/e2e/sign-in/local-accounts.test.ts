import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPage } from "../../support/browser/audit-page.ts";
import { examine } from "../../support/browser/axe.ts";
import {
  DESKTOP,
  enterPassword,
  launchBrowserForHost,
  openPage,
  PHONE,
  screenshot,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { byDay } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { PASSWORD } from "../../support/sign-in/local-account.ts";

/** Of the pages of sign-in, in bytes as it is sent. */
const MOST_SCRIPT = 45_000;

const server = await startTestServer();
const browser = await launchBrowserForHost("nas");
const opened: WatchedPage[] = [];
let faults: string[] = [];
beforeAll(() => {
  faults = [];
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await browser.close();
  await server.close();
});

/** A person's own device: a profile, and an authenticator that verifies them by touch. */
async function openDevice(options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const watched = await openPage(browser, { baseURL: server.url, ...options });
  opened.push(watched);
  const client = await watched.page.context().newCDPSession(watched.page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return watched.page;
}

/** Looks at a page of the server's own: faults, and a picture; by night in each width and colour scheme. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, viewport] of byDay(Object.entries({ 390: PHONE, 1280: DESKTOP }))) {
    await page.setViewportSize(viewport);
    for (const colorScheme of byDay(["light", "dark"] as const)) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `accounts-${name}-${width}-${colorScheme}`);
      const { violations } = await examine(page);
      faults.push(...violations.map((one) => `${name} ${width} ${colorScheme}: ${one}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${name} ${width}: ${wide} px too wide`);
    }
  }
  faults.push(...(await auditPage(page)).map((one) => `${name}: ${one}`));
}

const account = (page: Page, name: string) =>
  page.getByRole("button", { name: `Account: ${name}` });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

test("an owner by passkey invites somebody, who comes by password; both sign in again, lose all, and come back", async () => {
  const ada = await openDevice();
  await ada.goto("/api/sign-in?returnTo=/account/people");
  await heading(ada, "Welcome to Tripwright");
  const scripts = await ada.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(scripts).toBeGreaterThan(100);
  expect(scripts).toBeLessThan(MOST_SCRIPT);
  await look(ada, "first-run");
  await ada.getByLabel("Name").fill("Ada Lovelace");
  await ada.getByRole("button", { name: "Create account with a passkey" }).click();
  await heading(ada, "Keep your recovery codes");
  await look(ada, "codes");
  expect(await ada.getByRole("listitem").count()).toBe(10);
  const codes = await ada.getByRole("listitem").allTextContents();
  const [code = ""] = codes;
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ada.getByRole("button", { name: "Copy the codes" }).click();
  await ada.getByRole("button", { name: "Codes copied" }).waitFor();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  await ada.getByRole("link", { name: "I’ve kept them" }).click();

  await heading(ada, "People");
  await look(ada, "people");
  await ada.getByRole("button", { name: "Make an invitation link" }).click();
  const link = await ada.getByLabel(/^Send them this link/).inputValue();
  await look(ada, "people-invited");

  const tom = await openDevice();
  await tom.goto(link);
  await heading(tom, "You’re invited");
  await look(tom, "invited");
  await tom.getByLabel("Name").fill("Tom");
  await tom.getByLabel(/^Password/).fill("password");
  await tom.getByRole("button", { name: "Create account with a password" }).click();
  await tom.getByText("too common and easy to guess").waitFor();
  await look(tom, "invited-refused");
  expect(await tom.getByLabel("Name").inputValue()).toBe("Tom");
  await tom.getByLabel(/^Password/).fill(PASSWORD);
  await tom.getByRole("button", { name: "Create account with a password" }).click();
  await tom.getByRole("link", { name: "I’ve kept them" }).click();
  await account(tom, "Tom").waitFor();

  // Ada's device knows her without a name: the browser offers the passkey, and the button does.
  await ada.goto("/account");
  await ada.getByRole("link", { name: "Change how you sign in" }).click();
  await heading(ada, "How you sign in");
  await look(ada, "methods");
  await ada.context().clearCookies();
  await ada.goto("/api/sign-in?returnTo=/account/sign-in");
  await heading(ada, "How you sign in");
  await ada.getByText("last used").waitFor();

  // Another device of hers has no passkey: a code makes it one.
  const tablet = await openDevice({ viewport: PHONE });
  await tablet.goto("/api/sign-in?returnTo=/account/sign-in");
  await heading(tablet, "Sign in");
  await look(tablet, "sign-in");
  await tablet.getByRole("link", { name: "Use a recovery code" }).click();
  await heading(tablet, "Use a recovery code");
  await look(tablet, "code");
  await tablet.getByLabel("Name").fill("ada lovelace");
  await tablet.getByLabel("Recovery code").fill(code);
  await tablet.getByRole("button", { name: "Continue" }).click();
  await heading(tablet, "A new way in for Ada Lovelace");
  await look(tablet, "reset");
  await tablet.getByRole("button", { name: "Use a new passkey" }).click();
  await heading(tablet, "Keep your recovery codes");
  await tablet.getByRole("link", { name: "I’ve kept them" }).click();
  await account(tablet, "Ada Lovelace").waitFor();
  await tablet.goto("/account/sign-in");
  expect(
    await tablet.getByText("Backed up").or(tablet.getByText("On one device only")).count(),
  ).toBe(2);

  // Tom has lost all: the owner's link, in the browser that he has.
  await tablet.goto("/account/people");
  await tablet.getByRole("button", { name: "Make a reset link for Tom" }).click();
  const reset = await tablet.getByLabel(/^Send them this link/).inputValue();
  await tom.context().clearCookies();
  await tom.goto(reset);
  await tom.getByLabel(/^New password/).fill("a second good one");
  await tom.getByRole("button", { name: "Use this password" }).click();
  await tom.getByRole("link", { name: "I’ve kept them" }).click();
  await account(tom, "Tom").waitFor();
  await tom.goto(reset);
  await heading(tom, "This link doesn’t work any more");
  await look(tom, "over");
  expect(faults).toEqual([]);
  // The browser itself reports what was refused.
  const errors = opened.flatMap((one) => one.errors).filter((one) => !/\b(?:404|422)\b/.test(one));
  expect(errors).toEqual([]);
});

test("by plain http under a name of the network people come by password, and invite others", async () => {
  const port = await freePort();
  const nas = await startTestServer({ port, env: { PUBLIC_URL: `http://nas:${port}` } });
  const { page, close } = await openPage(browser, { baseURL: nas.url });
  await page.goto((await nas.context.localAccounts?.setupAddress()) ?? "");
  await page.getByText("There are no passkeys here").waitFor();
  await page.getByLabel("Name").fill("Grace");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account with a password" }).click();
  await page.getByRole("link", { name: "I’ve kept them" }).click();
  await account(page, "Grace").waitFor();
  // A browser that knows nothing of her, and pages that the application didn't lead to.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/api/sign-in?returnTo=/account/people");
  await enterPassword(page, "Grace");
  await heading(page, "People");
  await page.getByRole("button", { name: "Make an invitation link" }).click();
  expect(await page.getByLabel(/^Send them this link/).inputValue()).toContain(nas.url);
  await page.getByRole("link", { name: "Back to your account" }).click();
  await account(page, "Grace").waitFor();
  await close();
  await nas.close();
});
