import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";

const { server, browser } = await openServerAndBrowser();

test("a profile picture that can't be had is asked for once at most, and again when the server is back", async () => {
  const { storageState } = await signedInState(server);
  const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
  let asked = 0;
  let isCut = true;
  await page.route(/\/initials\//, (route) => {
    asked += 1;
    return isCut ? route.abort() : route.fallback();
  });
  await page.route(/\/(?:api|healthz)/, (route) => (isCut ? route.abort() : route.fallback()));
  await page.goto("/my-trips");
  await page.getByText("You’re offline.").waitFor();
  const account = page.getByRole("button", { name: /^Account: / });
  await account.getByText("A", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await account.getByText("A", { exact: true }).waitFor();
  // None where the server is known to be away before it would be drawn.
  expect(asked).toBeLessThanOrEqual(1);
  asked = 0;
  isCut = false;
  await page.getByText("You’re offline.").waitFor({ state: "detached" });
  await account.locator("img").waitFor();
  expect(asked).toBe(1);
  await close();
});
