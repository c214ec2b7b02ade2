import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { openPage } from "../../test/support/browser/browser.ts";
import type { SeededTraveller } from "../load/seed-traveller.ts";

/** A phone's processor against this one. */
export const CPU_SLOWDOWN = 4;

/** Opens a page on which a traveller is signed in; undefined: nobody is. */
export async function openPageOf(
  browser: Browser,
  traveller: Pick<SeededTraveller, "cookie" | "profile"> | undefined,
  options: BrowserContextOptions & { readonly baseURL: string },
): ReturnType<typeof openPage> {
  const opened = await openPage(browser, options);
  if (traveller === undefined) return opened;
  const context = opened.page.context();
  await context.addCookies([{ ...traveller.cookie, url: options.baseURL }]);
  await context.addInitScript(
    (text) => localStorage.setItem("user", text),
    JSON.stringify(traveller.profile),
  );
  return opened;
}

/** From now on a page's processor is a phone's. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return session;
}
