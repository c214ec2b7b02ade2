import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromiumShell } from "./scripts/ensure-chromium.ts";
import { testFontEnvironment } from "./test/support/browser/test-fonts.ts";

const executablePath = findChromiumShell();

export default defineConfig({
  test: {
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/!(web)/**/*.test.ts",
            "test/*.test.ts",
            "test/{contract,http,plans,project,several-at-once,threats}/**/*.test.ts",
          ],
          environment: "node",
          globalSetup: "test/support/store/offer-postgres.ts",
          // A machine at half speed, or a tenth of it, is no fault of a test.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          // They wait as much as they work: for deadlines, processes, databases.
          maxWorkers: 3,
          // The files of a worker share what they import: loading the server for each took half of the time.
          isolate: false,
          // Real servers and processes on a machine that others share: what fails twice is broken.
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The pages' own modules keep state, and begin what goes on after a test.
        test: {
          name: "web",
          include: ["src/web/**/*.test.ts"],
          environment: "node",
          testTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // One part of a page in Chromium, without a server or a build (decision 026), but with its pictures.
        publicDir: "src/web/public",
        test: {
          name: "component",
          include: ["test/component/**/*.test.tsx"],
          testTimeout: 60_000,
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                env: testFontEnvironment(),
                ...(executablePath === undefined ? {} : { executablePath }),
              },
            }),
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
          // Beside the unit tests, which wait as much as they work.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/e2e/**/*.test.ts"],
          environment: "node",
          testTimeout: 180_000,
          retry: 1,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // Two browsers leave a fifth of two cores unused.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
