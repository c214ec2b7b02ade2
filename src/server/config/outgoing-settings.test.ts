import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const outgoingOf = (env: Record<string, string>, file: Record<string, string> = {}) =>
  readConfig(env, file).outgoing;

test("proxies are read in either case, a lower one first, the environment's before the file's", () => {
  const [a, b, c] = ["http://a.example:1", "http://b.example:2", "http://c.example:3"];
  expect(outgoingOf({ HTTPS_PROXY: a, https_proxy: b }).httpsProxy).toBe(b);
  expect(outgoingOf({ HTTPS_PROXY: a }, { https_proxy: b }).httpsProxy).toBe(a);
  expect(outgoingOf({}, { HTTPS_PROXY: a, HTTP_PROXY: c })).toMatchObject({
    httpsProxy: a,
    httpProxy: c,
  });
  expect(outgoingOf({ HTTP_PROXY: c })).toMatchObject({ httpsProxy: c, httpProxy: c });
  expect(outgoingOf({ HTTPS_PROXY: a })).toMatchObject({ httpsProxy: a, httpProxy: undefined });
});

test("NO_PROXY names hosts and domains with all that lies in them; a star is no proxy at all", () => {
  const set = { HTTPS_PROXY: "http://a.example:1", no_proxy: "models.lan, .corp.example 10.0.0.7" };
  const { direct } = outgoingOf(set);
  expect(direct).toEqual(expect.arrayContaining(["models.lan", ".models.lan", ".corp.example"]));
  expect(direct).toContain("10.0.0.7");
  expect(outgoingOf({ ...set, no_proxy: "*" }).httpsProxy).toBeUndefined();
  expect(readConfig({ NO_PROXY: "10.0.0.0/8" }).warnings).toEqual([
    "NO_PROXY names 10.0.0.0/8, which has no effect: name hosts or domains",
  ]);
});

test("what is no proxy is a problem, and never repeated", () => {
  for (const address of [
    "proxy:3128",
    "socks5://u:canary@p:1",
    "http://p:1/path",
    "http://u:%zz@p",
  ]) {
    expect(() => readConfig({ HTTPS_PROXY: address })).toThrow(
      "The settings need fixing: HTTPS_PROXY is no address of a proxy, such as http://proxy.example.org:3128.",
    );
  }
});

test("a file of authorities that can't be read is a problem", () => {
  expect(() => readConfig({ NODE_EXTRA_CA_CERTS: "/nowhere/ca.pem" })).toThrow(
    "NODE_EXTRA_CA_CERTS names /nowhere/ca.pem, which can't be read",
  );
});
