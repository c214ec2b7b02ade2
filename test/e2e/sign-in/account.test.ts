import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { fetchWithToken } from "../../support/server/access-token.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { server, browser } = await openServerAndBrowser();

async function openAs(name: string, viewport = { width: 1280, height: 800 }) {
  const person = { name, email: `${name.toLowerCase()}@example.com` };
  const { storageState, client } = await signedInState(server, person);
  const watched = await openPage(browser, { baseURL: server.url, storageState, viewport });
  return { ...watched, client, person };
}

test("one's data is downloaded as a file; another browser is signed out from here, one or all, and this one stays", async () => {
  const { page, client, person, end } = await openAs("Ender");
  const others = [await signIn(server.url, person), await signIn(server.url, person)];
  const areSignedIn = () =>
    Promise.all(others.map(async (other) => (await other.fetch(API_PATHS.session)).status === 200));
  const tripId = await generateTrip(client);
  await open(page, "/account", "Your account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("tripwright-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data.trips.map(({ id }: { id: string }) => id)).toEqual([tripId]);

  const list = page.getByRole("region", { name: "Where you’re signed in" });
  await list.getByRole("listitem").nth(2).waitFor();
  expect(await list.getByRole("status").textContent()).toContain("In 3 browsers.");
  await list
    .getByRole("button", { name: /^Log out Unknown browser/ })
    .first()
    .click();
  await list.getByText("Unknown browser is logged out.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Where you’re signed in");
  expect((await areSignedIn()).filter(Boolean)).toHaveLength(1);
  await list.getByRole("button", { name: "Log out everywhere else" }).click();
  await list.getByText("Every other browser is logged out.").waitFor();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  expect(await areSignedIn()).toEqual([false, false]);
  expect((await client.fetch(API_PATHS.session)).status).toBe(200);
  await end();
});

test("the account is reached from the profile's popover, which closes; a token is made by the keyboard alone, copied, used by a program, and revoked", async () => {
  const { page, end } = await openAs("Scripter", PHONE);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Account: Scripter" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  await page.getByRole("button", { name: "Logout" }).waitFor({ state: "hidden" });
  const list = page.getByRole("region", { name: "Access tokens" });
  await list.getByText("You have no tokens.").waitFor();
  await list.getByRole("button", { name: "Create token" }).focus();
  await page.keyboard.press("Enter");
  await list.getByRole("textbox", { name: "Name", exact: true }).waitFor();
  await page.keyboard.type("Calendar");
  // Past its name to what it may do: not to see trips, but to have them planned.
  for (const key of ["Tab", "Space"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await list.getByRole("alert").getByText("Select at least one").waitFor();
  for (const key of ["Tab", "Space", "Enter"]) await page.keyboard.press(key);
  const secret = list.getByRole("textbox", { name: "Token “Calendar”" });
  await secret.waitFor();
  const token = await secret.inputValue();
  await list.getByText("Can create trips").waitFor();
  await list.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Token copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const use = async () =>
    (await fetchWithToken(server.url, token, "/api/generations/x", { method: "DELETE" })).status;
  expect(await use()).toBe(404);
  await list.getByRole("button", { name: "I’ve copied it" }).click();
  expect(await secret.count()).toBe(0);
  await list.getByRole("button", { name: "Revoke token Calendar" }).click();
  await list.getByText("Token “Calendar” revoked.").waitFor();
  expect(await use()).toBe(401);
  await expect.poll(() => list.getByRole("listitem").count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Access tokens");
  await end();
});

test("the account is deleted by the keyboard alone, after a slip that deletes nothing", async () => {
  const { page, client, person, errors, close } = await openAs("Leaver");
  await generateTrip(client);
  await open(page, "/account", "Your account");
  await page.getByRole("button", { name: "Delete account" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.waitFor();
  await page.keyboard.type("leaver@example");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").getByText("nothing was deleted").waitFor();
  expect(await listTripIds(client)).toHaveLength(1);
  // Chromium at times tells of the storage's end before it has ended, and then once more.
  await page.route(`**${API_PATHS.account}`, async (route) => {
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: null })));
    await route.continue();
  });
  await page.getByRole("textbox").fill(person.email);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Discover the World" }).waitFor();
  await page.getByText("Your account and everything in it are deleted.").waitFor();
  await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await client.fetch(API_PATHS.session)).status).toBe(401);
  const again = await signIn(server.url, person);
  expect(await listTripIds(again)).toEqual([]);
  // The slip's answer, which the console reports as a failed request.
  expect(errors.filter((text) => !text.includes("422"))).toEqual([]);
  await close();
});
