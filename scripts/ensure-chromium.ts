import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const DEBIANS = "/usr/bin/chromium";
/**
 * Chromium without its window, which most tests don't need: it takes half the time (decision 020).
 */
const DEBIANS_SHELL = "/usr/bin/chromium-headless-shell";
/** The smallest of Debian's packages with the letters of Japanese and Chinese: 1.8 MB. */
const CJK_PACKAGE = "fonts-droid-fallback";
export const CJK_FONTS = "/usr/share/fonts/truetype/droid";
/** The deadline for a machine without a network. */
const INSTALL_MS = 180_000;
const KNOWN_PLACES = [
  DEBIANS,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser the tests drive; CHROMIUM_PATH names another. */
export function findChromium(): string | undefined {
  return firstThere([process.env.CHROMIUM_PATH, ...KNOWN_PLACES, chromium.executablePath()]);
}

/** The fastest browser: Chromium's headless shell, or all of Chromium where there is no shell. */
export function findChromiumShell(): string | undefined {
  return firstThere([process.env.CHROMIUM_PATH, DEBIANS_SHELL]) ?? findChromium();
}

/** Pages in Japanese and Chinese are read and drawn by night, and where pictures are kept. */
export function needsCjkFonts(): boolean {
  return process.env.NIGHTLY !== undefined || process.env.SCREENSHOTS !== undefined;
}

/** Installs Chromium where none is found: the system's package first, then Playwright's own build. */
export function ensureChromium(): void {
  if (findChromium() === undefined) {
    process.stdout.write("No Chromium found: installing it for the browser tests\n");
    installPackages(["chromium"]);
  }
  if (findChromium() === undefined) {
    spawnSync(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"], {
      stdio: "inherit",
    });
  }
  if (findChromium() === undefined) {
    process.stderr.write(
      "Chromium could not be installed. Install it and set CHROMIUM_PATH to it.\n",
    );
  }
  // It is optional, so no password is asked for: all of Chromium works where it is missing.
  if (isRoot() && findChromium() === DEBIANS && findChromiumShell() === DEBIANS) {
    process.stdout.write("Installing Chromium's headless shell, which is quicker\n");
    installPackages(["chromium-headless-shell"]);
  }
  if (isRoot() && needsCjkFonts() && !existsSync(CJK_FONTS)) installPackages([CJK_PACKAGE]);
}

function installPackages(names: readonly string[]): void {
  const apt = isRoot() ? [] : ["sudo", "-n"];
  const steps = [
    [...apt, "apt-get", "update"],
    [...apt, "apt-get", "install", "--yes", "--no-install-recommends", ...names],
  ];
  for (const [program = "", ...args] of steps) {
    spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], timeout: INSTALL_MS });
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function firstThere(places: readonly (string | undefined)[]): string | undefined {
  return places.find((path) => path !== undefined && existsSync(path));
}
