import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterEach, beforeEach, expect } from "vitest";
import { openPage, type WatchedPage } from "./browser.ts";

/**
 * A page of a fresh profile for each test of a file or a `describe`, whose console has told of no error at its end.
 *
 * @param begin is given the page before the test begins.
 * @returns opens another in its place.
 */
export function eachPage(
  browser: Browser,
  options: BrowserContextOptions,
  begin: (opened: WatchedPage) => unknown,
): (other?: BrowserContextOptions) => Promise<void> {
  let opened: WatchedPage | undefined;
  async function open(other: BrowserContextOptions = {}): Promise<void> {
    await opened?.close();
    opened = await openPage(browser, { ...options, ...other });
    await begin(opened);
  }
  beforeEach(() => open());
  afterEach(async () => {
    await opened?.close();
    expect(opened?.errors).toEqual([]);
    opened = undefined;
  });
  return open;
}
