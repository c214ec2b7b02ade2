import { expect, test } from "vitest";
import { openPage, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";

const { server, browser } = await openServerAndBrowser();

test("a guest without a network sees the trip of a link opened before, and that it can't be changed", async () => {
  const { client } = await signedInState(server);
  const { token } = await makeLink(client, await generateTrip(client), { scope: "edit" });
  const { page, close } = await openPage(browser, {
    baseURL: server.url,
    viewport: PHONE,
    serviceWorkers: "allow",
  });
  await page.goto(`/s/${token}`);
  const heading = page.getByRole("heading", { level: 1, name: /^Location: / });
  await heading.waitFor();
  await page.getByLabel("Your name").fill("Grace");
  await page.getByRole("button", { name: "Join" }).click();
  const change = page.getByRole("button", { name: "Edit", exact: true });
  await change.waitFor();
  await waitForWorker(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("shared-trips")).keys()).length),
    )
    .toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await heading.waitFor();
  await page.getByText("can’t be changed now").waitFor();
  expect(await change.count()).toBe(0);
  await screenshot(page, "guest offline", false);
  await page.context().setOffline(false);
  await change.waitFor();
  await close();
});
