import { expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay } from "../../support/nightly.ts";

const { server, browser } = await openServerAndBrowser();

test.each(
  byDay([
    [{}, "Could not reach Tripwright backend."],
    [{ backend: "Cloud Firestore" }, "Could not reach Cloud Firestore backend."],
  ] as const),
)(
  "with %o a page whose server is silent for ten seconds says so in the console",
  async (more, sentence) => {
    const { storageState } = await signedInState(server);
    const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
    await page.route(`**${API_PATHS.config}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...more } });
    });
    await open(page, "/my-trips", "My Trips");
    await page.getByText("No trips found.").waitFor();
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.unrouteAll({ behavior: "wait" });
    await page.route(/\/(?:api|healthz|readyz)/, () => {});
    await page.clock.install();
    await page.goto("/my-trips");
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return warnings;
      })
      .toContain(sentence);
    await page.getByText("You’re offline.").waitFor();
    await close();
  },
);
