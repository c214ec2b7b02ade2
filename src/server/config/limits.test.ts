import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { CONFIG_VARIABLES } from "./settings-reader.ts";

const LIMIT_VARIABLES = CONFIG_VARIABLES.filter((name) =>
  /^(?:MAX|ACCOUNT|DAILY|MINUTE)_/.test(name),
);

describe("the limits", () => {
  test("are each their own variable's number", () => {
    const env = Object.fromEntries(LIMIT_VARIABLES.map((name, index) => [name, String(index + 1)]));
    expect(Object.values(readConfig(env).limits)).toEqual(LIMIT_VARIABLES.map((_, at) => at + 1));
  });

  test.each(LIMIT_VARIABLES)("%s is a whole number from 1, or named as wrong", (name) => {
    for (const wrong of ["0", "-1", "2.5", "many", "1e12", "Infinity"]) {
      expect(() => readConfig({ [name]: wrong })).toThrow(`${name} is "${wrong}", not a whole`);
    }
  });
});

describe("the proxies that are believed", () => {
  test("are those named, and none otherwise", () => {
    expect(readConfig({}).trustProxy).toEqual([]);
    const env = { TRUST_PROXY: " 127.0.0.1, 10.0.0.0/8,::1 , fd00::/8 " };
    expect(readConfig(env).trustProxy).toEqual(["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"]);
  });

  test.each([
    "true",
    "1",
    "*",
    "all",
    "loopback",
    "proxy.example",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/33",
    "fd00::/129",
    "10.0.0.0/255.0.0.0",
    "10.0.0.0/8/8",
    "10.0.0.0/",
    "10.0.0",
    "10.0.0.1:443",
  ])("%s is no address of one, and named", (wrong) => {
    const problem = `TRUST_PROXY names "${wrong}", not an address`;
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(problem);
    expect(() => readConfig({ TRUST_PROXY: `127.0.0.1,${wrong}` })).toThrow(problem);
  });
});
