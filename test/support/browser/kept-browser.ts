import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { generateTrip, SELECTION } from "../server/generate.ts";
import { startTestServer } from "../server/test-server.ts";
import { ADA, signIn } from "../sign-in/sign-in.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { launchProfile } from "./browser.ts";
import { enterProfile } from "./signed-in-state.ts";

export type KeptBrowser = {
  /** Ada on another device. */
  readonly client: SignedInClient;
  /** Hers, to Rome. */
  readonly tripId: string;
  readonly context: () => BrowserContext;
  /** A page on which she is signed in, at the trip, that needs no network from now on. */
  readonly openTrip: () => Promise<Page>;
  /** Closes the browser and opens it again, with all that it has kept. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A server on which Ada has a trip, and her browser, which keeps its data over a restart. */
export async function startKeptBrowser(): Promise<KeptBrowser> {
  const server = await startTestServer();
  const client = await signIn(server.url, ADA);
  const tripId = await generateTrip(client, { ...SELECTION, location: { label: "Rome, Italy" } });
  const folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  let context = await launchProfile(folder, server.url);
  return {
    client,
    tripId,
    context: () => context,
    async openTrip() {
      await enterProfile(context, server);
      const page = await context.newPage();
      await page.goto(`/view-trip/${tripId}`, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1, name: /Rome, Italy/ }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready);
      return page;
    },
    async restart() {
      await context.close();
      context = await launchProfile(folder, server.url);
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
      await server.close();
    },
  };
}
