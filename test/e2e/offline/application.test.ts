import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { applicationFiles } from "../../../scripts/application-files.ts";
import { applicationCache } from "../../../src/domain/application-cache.ts";
import { SCREENS, SHELL_SCREEN } from "../../../src/domain/screens.ts";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import {
  launchWholeBrowser,
  logOut,
  openPage,
  signInAndReload,
} from "../../support/browser/browser.ts";
import { buildName } from "../../support/browser/next-build.ts";
import { keptFiles, waitForWorker } from "../../support/browser/service-worker.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { SECURITY_POLICY } from "../../support/server/security-policy.ts";
import { EVE } from "../../support/sign-in/sign-in.ts";

const CACHE = applicationCache(buildName(WEB_FOLDER));
const OWN_PATHS = [
  "/",
  SHELL_SCREEN,
  ...applicationFiles(readdirSync(WEB_FOLDER, { recursive: true, encoding: "utf8" })).filter(
    (path) => !path.startsWith("/assets/words."),
  ),
].sort();

const { server, browser, ada, asAda } = await openSignedIn();
const tripId = await generateTrip(ada);

function open(options: Parameters<typeof openPage>[1] = {}, opener = browser) {
  return openPage(opener, { baseURL: server.url, serviceWorkers: "allow", ...options });
}

async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

describe("the application can be installed", () => {
  test("Chromium finds nothing missing, and every icon is as large as it says", async () => {
    const whole = await launchWholeBrowser();
    const { page, errors } = await open({}, whole);
    await page.goto("/");
    await waitForWorker(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A test's profile is one that keeps nothing, which Chromium counts as a reason of its own.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
    const { url, data = "" } = await session.send("Page.getAppManifest");
    expect(url).toBe(`${server.url}/manifest.webmanifest`);
    const manifest = JSON.parse(data);
    expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
    const sizes = await page.evaluate(async (icons: { src: string }[]) => {
      const found: string[] = [];
      for (const { src } of icons) {
        const image = await createImageBitmap(await (await fetch(src)).blob());
        found.push(`${image.width}x${image.height}`);
      }
      return found;
    }, manifest.icons);
    expect(sizes).toEqual(manifest.icons.map(({ sizes }: { sizes: string }) => sizes));
    expect(sizes).toEqual(["192x192", "512x512", "192x192", "512x512"]);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      "any",
      "any",
      "maskable",
      "maskable",
    ]);
    expect(errors).toEqual([]);
    await whole.close();
  });
});

describe("without a network", () => {
  test("each screen opens from what is kept, under the same policy", async () => {
    const { page, end } = await open(asAda);
    await page.goto("/my-trips");
    await expectHeading(page, "My Trips");
    await waitForWorker(page);
    await page.context().setOffline(true);
    expect(await page.evaluate(() => fetch("/api/config").then(String, String))).toContain(
      "Failed to fetch",
    );
    const headings: Record<(typeof SCREENS)[number], string | RegExp> = {
      "/": "Discover the World",
      "/create-trip": "Where do you want",
      "/view-trip/:tripId": /./,
      "/example": "Location: Rome, Italy",
      "/s/:token": "We can’t show this trip right now",
      "/contact-us": "Get in touch",
      "/my-trips": "My Trips",
      "/account": "Your account",
    };
    for (const screen of SCREENS) {
      const path = screen.replace(":tripId", tripId).replace(":token", "A".repeat(22));
      await page.goto(path, { waitUntil: "commit" });
      await expectHeading(page, headings[screen]);
      const answer = await page.reload({ waitUntil: "commit" });
      expect(answer?.fromServiceWorker(), path).toBe(true);
      expect(await answer?.headerValue("content-security-policy")).toBe(
        SECURITY_POLICY["content-security-policy"],
      );
    }
    await end(/ERR_INTERNET_DISCONNECTED/);
  });

  test.runIf(IS_NIGHTLY)(
    "a server that never answers is waited for three seconds, then what is kept is shown",
    async () => {
      const { page, close } = await open();
      await page.goto("/contact-us");
      await waitForWorker(page);
      await page.context().route("**/contact-us", () => {});
      const begunMs = performance.now();
      await page.reload({ waitUntil: "commit" });
      await expectHeading(page, "Get in touch");
      expect(performance.now() - begunMs).toBeGreaterThan(2_900);
      await close();
    },
  );
});

describe("T23 One person's data on another's screen", () => {
  test.runIf(IS_NIGHTLY)(
    "no cache ever holds anything but the application's own files, after two people were here",
    async () => {
      const { page, close } = await open(asAda);
      const strays: string[] = [];
      page.context().on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (response.fromServiceWorker() && !isOwn(pathname)) strays.push(pathname);
      });
      await page.goto("/");
      await waitForWorker(page);
      await visitAll(page);
      const kept = await keptFiles(page);
      expect(kept.map(({ path }) => path).sort()).toEqual(OWN_PATHS);
      expect(new Set(kept.map(({ cache }) => cache))).toEqual(new Set([CACHE]));
      expect(strays).toEqual([]);

      await logOut(page, "Ada Lovelace");
      const signIn = page.getByRole("banner").getByRole("button", { name: "Sign In" });
      await signIn.click();
      await signInAndReload(page, EVE);
      // Signing out has emptied everything; the next visit has kept the files again.
      await waitForWorker(page);
      await page.context().setOffline(true);
      const marks = ["ada@example.com", "Ada Lovelace", tripId, "Location: Lisbon"];
      const traces: string[] = [];
      for (const path of ["/my-trips", `/view-trip/${tripId}`, "/account", "/create-trip", "/"]) {
        await page.goto(path);
        await expectHeading(page, /./);
        const shown = await page.evaluate(() => document.title + document.body.innerHTML);
        traces.push(
          ...marks.filter((mark) => shown.includes(mark)).map((mark) => `${path}: ${mark}`),
        );
      }
      for (const { path, text } of await keptFiles(page)) {
        traces.push(
          ...marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`),
        );
      }
      expect(traces).toEqual([]);
      await close();
    },
  );

  async function visitAll(page: Page): Promise<void> {
    for (const [path, heading] of [
      ["/", "Discover the World"],
      ["/create-trip", "Where do you want"],
      ["/my-trips", "My Trips"],
      [`/view-trip/${tripId}`, "Location: Lisbon"],
      ["/account", "Your account"],
      ["/nothing", "Unexpected Application Error!"],
    ] as const) {
      await page.goto(path);
      await expectHeading(page, heading);
      await page.waitForLoadState("networkidle");
    }
  }

  function isOwn(path: string): boolean {
    const isScreen = /^\/(?:create-trip|my-trips|account|view-trip\/\d+)?$/.test(path);
    return isScreen || OWN_PATHS.includes(path);
  }
});
