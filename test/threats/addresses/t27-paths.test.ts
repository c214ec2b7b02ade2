import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Ways up, each said as servers have been known to understand it. */
const UPS = [
  "../",
  "..\\",
  "..%2F",
  "..%5c",
  "%2e%2e/",
  ".%2e/",
  "%2e%2e%2f",
  "..//",
  "..\\/",
  "....//",
  "..;/",
  "..%3b/",
  "..%00/",
  "..%09/",
  "..%252f",
  "%252e%252e%252f",
  "%25252e%25252e%25252f",
  "%c0%ae%c0%ae%c0%af",
  "..%c1%9c",
  "%e0%80%ae%e0%80%ae%e0%80%af",
  "%u002e%u002e/",
  "..%ef%bc%8f",
  "..\u2215",
  "\uff0e\uff0e/",
  ".\u200b./",
  "..?/",
  "..#/",
  "./../",
];
const STARTS = ["/", "/assets/", "/api/", "/enter/", "//"];
const TARGETS = ["package.json", "src/server/config/config.ts", "etc/passwd"];
/** Asked for outright. */
const OUTRIGHT = [
  "//package.json",
  "/package.json/",
  "/package.json%00.svg",
  "/package.json;.svg",
  "/.//package.json",
  "/~root/package.json",
  "/etc/passwd",
  "/proc/self/environ",
  "/proc/self/cwd/package.json",
  "file:///etc/passwd",
  "/C:\\Windows\\win.ini",
  "/data/tripwright.sqlite",
  "/tripwright.sqlite",
  "/photo-key",
  "/.env",
  "/.git/config",
  "/node_modules/fastify/package.json",
  "/src/server/main.ts",
  "/@fs/etc/passwd",
  "/index.html",
  "/trip-shell.html",
  "/manifest.json",
  "/favicon.svg.br",
  "/favicon.svg/../../../package.json",
  "/favicon.svg%2f..%2f..%2fpackage.json",
  "/__proto__",
  "/constructor",
  "/assets/",
  "/assets/..",
];

const server = await startTestServer({ env: UNLIMITED });
afterAll(() => server.close());

/** Lines of files that no answer may hold. */
function forbiddenWords(): string[] {
  const { description } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return [
    description,
    "root:x:0",
    "export function readConfig",
    "repositoryformatversion",
    "SQLite format 3",
  ];
}

async function ask(target: string): Promise<{ status: number; body: string; head: string }> {
  const { host } = new URL(server.url);
  const answer = await sendToSocket(
    server.url,
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  const at = answer.indexOf("\r\n\r\n");
  const head = answer.slice(0, at);
  return { status: Number(head.split(" ")[1]), head, body: answer.slice(at + 4) };
}

/** Asks for all of them, some at a time. @returns those that got more than a refusal. */
async function served(targets: readonly string[], isPage: (target: string) => boolean) {
  const forbidden = forbiddenWords();
  const through: string[] = [];
  for (let at = 0; at < targets.length; at += 40) {
    const some = targets.slice(at, at + 40);
    const answers = await Promise.all(some.map(ask));
    for (const [index, { status, head, body }] of answers.entries()) {
      const target = some[index] ?? "";
      const isRefused = status === 404 || status === 400;
      const told = forbidden.filter((words) => body.includes(words));
      if ((!isRefused && !isPage(target)) || told.length > 0)
        through.push(`${status} ${target} ${told}`);
      if (/cache-control: .*(?:public|immutable)/i.test(head)) through.push(`${target} is kept`);
    }
  }
  return through;
}

describe("T27 Paths out of the static folder", () => {
  test("no way up, however it is spelled, leads to a file or to a page", async () => {
    const targets = STARTS.flatMap((start) =>
      UPS.flatMap((up) => TARGETS.map((file) => `${start}${up.repeat(4)}${file}`)),
    );
    // What stands behind "?" is no path any more, and what stands before it may be one.
    const isPage = (target: string) => /^\/(?:\.\/|\/)?\?|^\/\.\.\?/.test(target);
    expect(await served(targets, isPage)).toEqual([]);
  });

  test("nothing that isn't on the list is served for being asked for outright", async () => {
    expect(await served(OUTRIGHT, () => false)).toEqual([]);
    const inRoot = readdirSync(ROOT).map((name) => `/${name}`);
    expect(await served(inRoot, () => false)).toEqual([]);
  });
});
