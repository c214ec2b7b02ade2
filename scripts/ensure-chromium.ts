import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser the tests drive; CHROMIUM_PATH names another. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...KNOWN_PLACES, chromium.executablePath()];
  return places.find((path) => path !== undefined && existsSync(path));
}

/** Installs Chromium where none is found: the system's package first, then Playwright's own build. */
export function ensureChromium(): void {
  if (findChromium() !== undefined) return;
  process.stdout.write("No Chromium found: installing it for the browser tests\n");
  const apt = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const steps = [
    [...apt, "apt-get", "update"],
    [...apt, "apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
  ];
  for (const [program = "", ...args] of steps) {
    spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (findChromium() === undefined) {
    spawnSync(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"], {
      stdio: "inherit",
    });
  }
  if (findChromium() !== undefined) return;
  process.stderr.write(
    "Chromium could not be installed. Install it and set CHROMIUM_PATH to it.\n",
  );
}
