import type { Page } from "playwright-core";

/** What a screen of trips loads when it is first used. */
const PARTS = {
  "/my-trips": ["edits"],
  "/view-trip": ["edits", "open-editor", "trip-actions"],
};

/** Takes the network away from a page that has been used: what edits need is there. */
export async function goOffline(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  for (const [path, parts] of Object.entries(PARTS)) {
    if (pathname.startsWith(path)) await waitForParts(page, parts);
  }
  await page.context().setOffline(true);
}

async function waitForParts(page: Page, parts: readonly string[]): Promise<void> {
  await page.mouse.move(8, 8);
  await page.mouse.move(9, 9);
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.every((part) => files.some((file) => file.includes(`/assets/${part}-`)));
  }, parts);
}
