import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  screenshot,
} from "../../support/browser/browser.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

describe("an address spelled otherwise", () => {
  test.each(["/%63reate-Trip/", ...(IS_NIGHTLY ? ["/create-trip/", "/Create-Trip"] : [])])(
    "%s opens the screen at its own, with nothing in the console",
    async (path) => {
      const { page, errors, close } = await openPage(browser, { baseURL: server.url });
      await page.goto(path);
      await page.getByRole("heading", { name: "Where do you want" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/create-trip");
      expect(errors).toEqual([]);
      await close();
    },
  );

  test.each([
    "/view-trip/",
    "/constructor",
    ...(IS_NIGHTLY ? ["/create-trip//", "/my-trips/x"] : []),
  ])("%s is the error page and stays it when the scripts have come", async (path) => {
    const { page, errors, close } = await openPage(browser, { baseURL: server.url });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await heading(page)).toBe("Unexpected Application Error!");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await page.getByRole("heading", { name: "Discover the World" }).waitFor();
    expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
    await close();
  });

  test.runIf(IS_NIGHTLY)("leads there without a network, too", async () => {
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
  });
});

describe.each([
  ["a phone", PHONE],
  ...(IS_NIGHTLY ? ([["a desktop", DESKTOP]] as const) : []),
] as const)("a method that a page doesn't take, on %s", (name, viewport) => {
  test.each(IS_NIGHTLY ? (["light", "dark"] as const) : (["light"] as const))(
    "is reported on a page like the others (%s)",
    async (scheme) => {
      const options = { baseURL: server.url, viewport, colorScheme: scheme };
      const { page, errors, close } = await openPage(browser, options);
      await page.goto("/");
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
      await screenshot(page, `405-${name.replace("a ", "")}-${scheme}`);
      // The page is the application: its links go on without loading anything anew.
      await page.getByRole("link", { name: "Back to the home page" }).click();
      await page.getByRole("heading", { name: "Discover the World" }).waitFor();
      await page.goto("/create-trip");
      await page.getByRole("heading", { name: "Where do you want" }).waitFor();
      expect(errors.filter((error) => !error.includes("405"))).toEqual([]);
      await close();
    },
  );
});
