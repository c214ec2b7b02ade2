import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The chunks that a screen of trips loads when it is first used. */
const PARTS = {
  "/my-trips": ["edits"],
  "/view-trip": ["edits", "open-editor", "place-more", "trip-actions"],
};

/**
 * Takes the network away from a page that has been used: what edits need is there.
 *
 * @param more other files that it has loaded by then.
 */
export async function goOffline(page: Page, more: readonly string[] = []): Promise<void> {
  const { pathname } = new URL(page.url());
  for (const [path, parts] of Object.entries(PARTS)) {
    if (pathname.startsWith(path)) await waitForParts(page, [...parts, ...more]);
  }
  await page.context().setOffline(true);
}

async function waitForParts(page: Page, parts: readonly string[]): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  const missing = () =>
    page.evaluate((names) => {
      // A clock of a test's own has no entries.
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: "resource", buffered: true });
      const files = observer.takeRecords().map(({ name }) => name);
      return names.filter((part) => !files.some((file) => file.includes(`/assets/${part}-`)));
    }, parts);
  await expect.poll(missing).toEqual([]);
}
