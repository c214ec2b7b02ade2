import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, signInThroughPopup } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";

const { server, browser } = await openServerAndBrowser();
const ada = await signedInState(server);

/** Files whose path begins like this can't be had. @returns lets them through again. */
async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/assets/${path}*`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

async function openContact(page: Page): Promise<void> {
  await page.goto("/contact-us");
  await page.getByRole("heading", { level: 1, name: "Get in touch" }).waitFor();
}

test("the sign-in dialog: the page stays, says so, and tries again", async () => {
  const { page, close } = await openPage(browser, { baseURL: server.url });
  const restore = await cutOff(page, "sign-in-dialog");
  await openContact(page);
  await page.getByLabel("First Name").fill("Ada");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  const notice = page.getByRole("dialog", { name: "We couldn’t load sign-in" });
  await notice.waitFor();
  await notice.getByRole("button", { name: "Try again" }).click();
  await notice.waitFor();
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "hidden" });
  expect(await page.getByLabel("First Name").inputValue()).toBe("Ada");
  await restore();
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInThroughPopup(page);
  await page.getByRole("button", { name: "Account: Ada Lovelace" }).waitFor();
  await close();
});

test("the profile menu: a button in its place loads it and opens it", async () => {
  const options = { baseURL: server.url, storageState: ada.storageState };
  const { page, close } = await openPage(browser, options);
  const restore = await cutOff(page, "profile-menu");
  await openContact(page);
  await page.getByRole("button", { name: /^Account: / }).click();
  const again = page.getByRole("button", { name: "Reload account menu" });
  await waitForToast(page, "Check your connection and try again.");
  await restore();
  await again.click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Get in touch");
  await close();
});

test.each([
  ["script", "toaster*.js"] as const,
  ...(IS_NIGHTLY ? [["style sheet", "toaster*.css"] as const] : []),
])("the toaster's %s: messages are shown without it", async (_kind, path) => {
  const options = { baseURL: server.url, storageState: ada.storageState };
  const { page, close } = await openPage(browser, options);
  const restore = await cutOff(page, path);
  await page.goto("/create-trip");
  const generate = page.getByRole("button", { name: "Generate Trip!" });
  await generate.click();
  const messages = page.getByRole("list", { name: "Messages" });
  await messages.getByText("Please fill all the details").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Where do you");
  await restore();
  await messages.getByRole("button", { name: "Close" }).click();
  await generate.click();
  await waitForToast(page, "Please fill all the details");
  const width = () =>
    page
      .locator("[data-sonner-toast]")
      .first()
      .evaluate((toast) => toast.clientWidth);
  expect(await width()).toBeGreaterThan(340);
  await close();
});

test("a screen: it can be opened once its file can be had, without a reload", async () => {
  const { page, close } = await openPage(browser, { baseURL: server.url });
  await page.goto("/");
  const loads: string[] = [];
  page.on("domcontentloaded", () => loads.push(page.url()));
  const restore = await cutOff(page, "contact-page");
  // Else the page would load itself anew, in the hope of a newer version.
  await page.evaluate(() => sessionStorage.setItem("tripwright.reloaded", "1"));
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.click();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await page.getByRole("heading", { name: "Discover the World" }).waitFor();
  await restore();
  await contact.click();
  await page.getByRole("heading", { level: 1, name: "Get in touch" }).waitFor();
  expect(loads).toEqual([]);
  await close();
});
