import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { startTestServer, type TestServer } from "../server/test-server.ts";
import { launchBrowser } from "./browser.ts";

/** A server and a browser for all tests of a file; both are closed after them. */
export async function openServerAndBrowser(
  options?: Parameters<typeof startTestServer>[0],
): Promise<{ server: TestServer; browser: Browser }> {
  const [server, browser] = await Promise.all([startTestServer(options), launchBrowser()]);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return { server, browser };
}
