import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const TOKEN = "canary-token-of-the-measurements-32";

test("nothing is measured unless a port or a token is set", () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({
    listen: { host: "127.0.0.1", port: 9464 },
    token: undefined,
  });
  expect(readConfig({ METRICS_TOKEN: TOKEN }).metrics).toEqual({ listen: undefined, token: TOKEN });
  const all = { METRICS_PORT: "9464", METRICS_HOST: "10.0.0.4", METRICS_TOKEN: TOKEN };
  expect(readConfig(all).metrics).toEqual({
    listen: { host: "10.0.0.4", port: 9464 },
    token: TOKEN,
  });
});

test("the token may come from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-metrics-"));
  try {
    const file = join(folder, "token");
    writeFileSync(file, `${TOKEN}\n`);
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metrics?.token).toBe(TOKEN);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [{ METRICS_TOKEN: TOKEN.slice(0, 31) }, /METRICS_TOKEN needs at least 32 characters/],
  [{ METRICS_TOKEN: `${TOKEN} ${TOKEN}` }, /none of them blank/],
  [{ METRICS_PORT: "0" }, /METRICS_PORT is "0", not a whole number from 1 to 65535/],
  [{ METRICS_PORT: "3000" }, /METRICS_PORT is PORT/],
  [{ METRICS_HOST: "0.0.0.0" }, /METRICS_HOST is of no use without METRICS_PORT/],
])("%j is refused, without telling the token", (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
  expect(() => readConfig(env)).not.toThrow(/canary/);
});
