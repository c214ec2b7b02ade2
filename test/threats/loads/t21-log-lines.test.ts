import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { postGeneration, SELECTION } from "../../support/server/generate.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { evilEnv, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE, sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const FORGED = '{"level":60,"msg":"forged"}';
/** Characters that break a line, colour a terminal, or close a field. */
const NASTY = [
  `a\r\n${FORGED}`,
  `a\n${FORGED}`,
  `a\r${FORGED}`,
  `"},${FORGED},{"x":"`,
  '"',
  "\\n",
  `%0d%0a${FORGED}`,
  "\u001b[2J\u001b[31mforged",
  "\u009b31mforged",
  "\u0085forged",
  `\u2028${FORGED}`,
  "\u0000forged",
  "\u0008\u0008\u0008forged",
  "\u202eforged",
  "%s%d%j%o forged",
];
const HEADERS =
  "Accept-Encoding Accept-Language Authorization Connection Content-Type Cookie Expect Forwarded Host Idempotency-Key If-None-Match Last-Event-Id Origin Sec-Fetch-Site Traceparent User-Agent X-Forwarded-For X-Request-Id".split(
    " ",
  );

/** Each piece as the log wrote it. */
const written: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    written.push(String(chunk));
    done();
  },
});

const issuer = await startEvilIssuer();
const server = await startTestServer({
  env: {
    ...evilEnv(issuer),
    LOCAL_ACCOUNTS: "on",
    TRUST_PROXY: "127.0.0.1,::1",
    DAILY_GENERATIONS_PER_USER: "1000",
  },
  overrides: { log: pino({ level: "trace" }, stream) },
});
const ada = await signIn(server.url);
afterAll(() => Promise.all([server.close(), issuer.close()]));

const lineSchema = z.object({ level: z.number(), time: z.number(), msg: z.string() });

/** Log lines that aren't JSON, or repeat what a caller made up. */
function brokenLines(): string[] {
  return written.filter((piece) => {
    const [line = "", ...others] = piece.split("\n");
    if (others.length !== 1 || others[0] !== "") return true;
    // Neither a terminal nor a reader of lines may take any of it for more than text.
    if (/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(line)) return true;
    const parsed = lineSchema.safeParse(JSON.parse(line));
    return !parsed.success || parsed.data.msg.includes("forged") || parsed.data.level === 60;
  });
}

describe("T21 Forged log lines", () => {
  test("no header can break a line, colour it, or write one of its own", async () => {
    written.length = 0;
    const { host } = new URL(server.url);
    const cookie = `Cookie: ${SESSION_COOKIE}=${ada.sessionToken}`;
    const vectors = HEADERS.flatMap((name) => NASTY.map((value) => `${name}: ${value}`));
    for (let from = 0; from < vectors.length; from += 50) {
      await Promise.all(
        vectors.slice(from, from + 50).map((header) => {
          const lines = ["GET /api/trips HTTP/1.1", header, `Host: ${host}`, cookie];
          return sendToSocket(server.url, [...lines, "Connection: close", "", ""].join("\r\n"));
        }),
      );
    }
    expect(written.length).toBeGreaterThan(vectors.length / 2);
    expect(brokenLines()).toEqual([]);
    expect(written.join("")).not.toContain("forged");
  });

  test("nor can the request's first line", async () => {
    written.length = 0;
    const { host } = new URL(server.url);
    for (const value of NASTY) {
      for (const first of [`GET /${value} HTTP/1.1`, `${value} / HTTP/1.1`, `GET / ${value}`]) {
        await sendToSocket(server.url, `${first}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      }
    }
    expect(brokenLines()).toEqual([]);
    expect(written.join("")).not.toContain("forged");
  });

  test("nor can anything in an address or a body", async () => {
    written.length = 0;
    let tried = 0;
    for (const value of NASTY) {
      const text = encodeURIComponent(value);
      const paths = [
        `/api/trips/${text}`,
        `/api/trips?cursor=${text}`,
        `/api/trips/1700000000000/photos/${text}`,
        `/api/photos/${text}`,
        `/api/generations/${text}/events`,
        `/api/places/suggestions?input=${text}`,
        `/api/sign-in?returnTo=${text}&popup=${text}`,
        `/${text}`,
        `/view-trip/${text}`,
        `/enter/${text}`,
        `/enter?way=${text}`,
        `/initials/${text}`,
      ];
      for (const path of paths) await ada.fetch(path);
      const location = { label: `Nowhere ${value}`, value: { place_id: value } };
      const bodies = [
        { userSelection: { ...SELECTION, location } },
        { userSelection: { ...SELECTION, budget: value } },
        { userSelection: { ...SELECTION, [value]: value } },
        { [value]: value },
      ];
      for (const body of bodies) await postGeneration(ada, { body: JSON.stringify(body) });
      await postGeneration(ada, { body: value });
      tried += paths.length + bodies.length + 1;
    }
    expect(written.length).toBeGreaterThan(tried / 2);
    expect(brokenLines()).toEqual([]);
    expect(written.join("")).not.toContain("forged");
  });

  test("nor what comes back from a provider, or is typed into its form", async () => {
    written.length = 0;
    for (const value of NASTY) {
      for (const field of ["error", "error_description", "error_uri", "state", "code", "iss"]) {
        const browser = createCookieClient(server.url);
        const begun = await browser.fetch("/api/sign-in");
        const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state") ?? "";
        const query = new URLSearchParams({
          state,
          iss: issuer.url,
          ...(field.startsWith("error") ? { error: "access_denied" } : { code: "x" }),
          [field]: value,
        });
        const answer = await browser.fetch(`/api/sign-in/callback?${query}`);
        expect(answer.status).toBe(400);
      }
    }
    for (const value of NASTY) {
      const browser = createCookieClient(server.url);
      const form = await walkToForm(browser, "/api/sign-in?with=tripwright");
      await sendForm(browser, form, { name: value, email: `${value}@example.com` });
    }
    expect(written.length).toBeGreaterThan(0);
    expect(brokenLines()).toEqual([]);
  });
});
