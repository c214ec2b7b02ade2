import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";

const { server, browser } = await openServerAndBrowser();

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

test("an address spelled otherwise opens the screen at its own; one that nobody has is the error page and stays it when the scripts have come, and so is a form that is sent to a screen", async () => {
  const { page, end } = await openPage(browser, { baseURL: server.url });
  for (const path of byDay(["/%63reate-Trip/", "/create-trip/", "/Create-Trip"])) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Where do you want" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/create-trip");
  }
  for (const path of byDay(["/view-trip/", "/constructor", "/create-trip//", "/my-trips/x"], 2)) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await heading(page), path).toBe("Unexpected Application Error!");
    expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1);
  }
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/create-trip";
    document.body.append(form);
    form.submit();
  });
  await page.getByText("405 Method Not Allowed").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await heading(page)).toBe("Unexpected Application Error!");
  expect(await page.getByRole("banner").count()).toBe(1);
  expect(await page.getByRole("contentinfo").count()).toBe(1);
  // The page is the application: its links go on without loading anything anew.
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await page.getByRole("heading", { name: "Discover the World" }).waitFor();
  await end(/40[45]/);
});

test.runIf(IS_NIGHTLY)(
  "an address spelled otherwise leads there without a network, too",
  async () => {
    const { page, close } = await openPage(browser, {
      baseURL: server.url,
      serviceWorkers: "allow",
    });
    await page.goto("/contact-us");
    await waitForWorker(page);
    await page.context().setOffline(true);
    await page.goto("/Contact-Us/?a=1");
    await page.getByRole("heading", { name: "Get in touch" }).waitFor();
    expect(page.url()).toBe(`${server.url}/contact-us?a=1`);
    await close();
  },
);
