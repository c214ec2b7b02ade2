import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { expect } from "vitest";
import { findChromium, findChromiumShell } from "../../../scripts/ensure-chromium.ts";
import { ensureAccount, PASSWORD } from "../sign-in/local-account.ts";
import { testFontEnvironment } from "./test-fonts.ts";

/** Of the tests’ reader, unless a test names another: English where hours count to 24 and ways are in kilometres. */
const LOCALE = "en-FR";
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;
/** By day what is done in sheets is done on the first. */
export const SCREENS = [
  ["a phone", { viewport: PHONE, colorScheme: "dark" }],
  ["a desktop", { viewport: DESKTOP, colorScheme: "light" }],
] as const;

let shell: Promise<Browser> | undefined;

/**
 * The headless shell, which only shows pages: the quickest, and all that most tests need. The files of a worker share one,
 * which ends with the worker: closing it closes what was opened in it.
 */
export async function launchBrowser(): Promise<Browser> {
  if ((await shell)?.isConnected() !== true) {
    shell = startBrowser(launchOptions(findChromiumShell()));
    const browser = await shell;
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    };
  }
  return (await shell) as Browser;
}

/** A shell of its own, for which a name leads to this machine. */
export async function launchBrowserForHost(host: string): Promise<Browser> {
  const options = launchOptions(findChromiumShell());
  const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1`;
  return startBrowser({ ...options, args: [...options.args, rule] });
}

/** All of Chromium, as a traveller has it: what installs applications and keeps profiles. */
export async function launchWholeBrowser(): Promise<Browser> {
  return startBrowser(launchOptions(findChromium()));
}

/**
 * Chromium sometimes crashes as it starts: one of its threads reads the environment while another writes it,
 * which glibc's getenv doesn't survive. No page has been opened by then, so it is started once more.
 */
async function startBrowser(options: LaunchOptions): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!String(error).includes("Segmentation fault")) throw error;
    return await chromium.launch(options);
  }
}

/**
 * A browser with a profile in a folder, which a second one opened on it finds as it was left.
 *
 * @param findBrowser all of Chromium where the folder has settings, which the shell doesn't read.
 */
export async function launchProfile(
  folder: string,
  baseURL: string,
  findBrowser = findChromiumShell,
): Promise<BrowserContext> {
  const options = { ...launchOptions(findBrowser()), baseURL, viewport: DESKTOP, locale: LOCALE };
  const context = await chromium.launchPersistentContext(folder, options);
  context.setDefaultTimeout(60_000);
  return context;
}

function launchOptions(executablePath: string | undefined) {
  if (executablePath === undefined) throw new Error("no Chromium; npm test installs it");
  return {
    executablePath,
    headless: true,
    env: testFontEnvironment(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A process less a browser: a tenth of what a page costs.
      "--in-process-gpu",
    ],
  };
}

export type WatchedPage = {
  readonly page: Page;
  /** Everything a console called an error, and every uncaught exception, in the page and its popups. */
  readonly errors: string[];
  close(): Promise<void>;
  /** Closes it, after it has complained of nothing but what is meant to fail. */
  end(expected?: RegExp): Promise<void>;
};

/**
 * A fresh profile's page whose complaints are collected. Service workers are left out unless asked for:
 * their requests are out of a test's sight and reach, and each profile would fetch every file.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: LOCALE,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  const close = () => context.close();
  const end = async (expected?: RegExp) => {
    expect(errors.filter((error) => expected?.test(error) !== true)).toEqual([]);
    await close();
  };
  return { page: await context.newPage(), errors, close, end };
}

/**
 * Closes a popup once its page can be used: a close that meets the change to another site's process is lost in Chromium, and
 * Playwright waits for it without end.
 */
export async function closePopup(popup: Page): Promise<void> {
  await popup.getByRole("button").first().waitFor();
  await popup.close();
}

/** Signs in by password through the popup that the dialog opens, as the person whom `signIn` signs in. */
export async function signInThroughPopup(
  page: Page,
  person = { name: "Ada Lovelace", email: "ada@example.com" },
): Promise<void> {
  await ensureAccount(page.url(), person.name, { email: person.email });
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.waitFor();
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  const popup = await opening;
  await enterPassword(popup, person.name);
}

/** The same from a page that loads itself anew for who has signed in. The account is in its head before that. */
export async function signInAndReload(page: Page, person: { name: string; email: string }) {
  await untilReloaded(page, () => signInThroughPopup(page, person));
  await page.getByRole("button", { name: `Account: ${person.name}` }).waitFor();
}

/** Fills in the page of a sign-in. */
export async function enterPassword(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Keeps a picture of the page where SCREENSHOTS names a folder; for looking at, never compared. */
export async function screenshot(page: Page, name: string, fullPage = true): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}

/** Does what makes the page load itself anew, and waits until it has. */
export async function untilReloaded(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isFormerPage: true }));
  await act();
  await page.waitForFunction(() => !("isFormerPage" in window));
  await page.waitForLoadState();
}

/** Signs out, and waits for the page to be loaded anew and its buttons to work. */
export async function logOut(page: Page, name: string): Promise<void> {
  await untilReloaded(page, async () => {
    await page.getByRole("button", { name: `Account: ${name}` }).click();
    await page.getByRole("button", { name: "Logout" }).click();
  });
}
