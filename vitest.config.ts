import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/**/*.test.ts",
            "test/*.test.ts",
            "test/{contract,http,threats}/**/*.test.ts",
          ],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Real servers and processes on a machine that others share: what fails twice is broken.
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/e2e/**/*.test.ts"],
          environment: "node",
          testTimeout: 90_000,
          retry: 1,
          hookTimeout: 60_000,
          // One browser at a time: the machine has two cores, and the server wants one.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
