import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const TOKEN = "canary-token-of-the-measurements-32";

test("nothing is measured unless a token is set, which may come from a file", () => {
  expect(readConfig({}).metricsToken).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), "tripwright-metrics-"));
  try {
    const file = join(folder, "token");
    writeFileSync(file, `${TOKEN}\n`);
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe(TOKEN);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [TOKEN.slice(0, 31), /METRICS_TOKEN needs at least 32 characters/],
  [`${TOKEN} ${TOKEN}`, /none of them blank/],
])("%s is refused, without telling it", (token, problem) => {
  expect(() => readConfig({ METRICS_TOKEN: token })).toThrow(problem);
  expect(() => readConfig({ METRICS_TOKEN: token })).not.toThrow(/canary/);
});
