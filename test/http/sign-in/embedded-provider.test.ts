import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Profile } from "../../../src/domain/wire.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE, sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const server = await startTestServer();
afterAll(() => server.close());

describe("the form of the embedded provider", () => {
  test.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["no name", { email: "ada@example.com" }],
    ["a blank name", { name: "   ", email: "ada@example.com" }],
    ["a name too long", { name: "A".repeat(81), email: "ada@example.com" }],
    ["no e-mail", { name: "Ada" }],
    ["an e-mail that is none", { name: "Ada", email: "ada at example" }],
    ["an e-mail too long", { name: "Ada", email: `${"a".repeat(120)}@example.com` }],
    ["two addresses", { name: "Ada", email: "ada@example.com,eve@example.com" }],
  ])("with %s is shown again with what is missing, and then still works", async (_name, fields) => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const again = await sendForm(browser, form, fields);
    expect(again.status).toBe(422);
    expect(await again.text()).toMatch(/role="alert">Enter a name and an email address/);
    expect(browser.cookie(SESSION_COOKIE)).toBeUndefined();
    const good = await sendForm(browser, form, { name: "Ada", email: "ada@example.com" });
    expect(good.status).toBe(303);
  });

  test("keeps what was typed when it is refused, as text", async () => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const again = await sendForm(browser, form, { name: 'Ada "<b>', email: "ada at example" });
    const html = await again.text();
    expect(html).toContain('value="Ada &quot;&lt;b&gt;"');
    expect(html).toContain('value="ada at example"');
  });

  test("spaces and capitals around an address don't make another person", async () => {
    const one = await signIn(server.url, { name: "Ada Lovelace", email: "caps@example.com" });
    const two = await signIn(server.url, { name: " Ada Lovelace ", email: " Caps@Example.com " });
    const profiles = await Promise.all(
      [one, two].map(async (client) => (await client.fetch("/api/session")).json()),
    );
    expect(profiles[1]).toEqual(profiles[0]);
    expect(profiles[0]).toMatchObject({
      email: "caps@example.com",
      given_name: "Ada",
      family_name: "Lovelace",
    });
  });

  test("more than a form's worth of bytes is refused", async () => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const answer = await sendForm(browser, form, {
      name: "A".repeat(5000),
      email: "a@example.com",
    });
    const { text } = await expectError(answer, 413, "body_too_large");
    expect(text).toContain("The limit is 4 KB");
  });

  test("that broke off on its way is no error of ours", async () => {
    const lines: string[] = [];
    const logged = await startTestServer({
      env: { LOG_LEVEL: "info" },
      overrides: { logTo: { write: (line) => void lines.push(line) } },
    });
    const { host, port } = new URL(logged.url);
    const paths = ["/idp/interaction/abc", "/idp/token", "/idp/token/revocation"];
    for (const path of paths) {
      const socket = connect(Number(port), "127.0.0.1");
      const type = "Content-Type: application/x-www-form-urlencoded";
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: 99\r\n\r\na=b`,
      );
      await wait(100);
      socket.destroy();
    }
    await vi.waitFor(() =>
      expect(lines.filter((line) => line.includes('"status"'))).toHaveLength(paths.length),
    );
    await logged.close();
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels.filter((level) => level >= 50)).toEqual([]);
  });

  test.each([
    ["GET", "/idp/none", 404],
    ["GET", "/idp/", 404],
    ["GET", "/idp/session/end", 404],
    ["PUT", "/idp/auth", 405],
    ["GET", "/idp/token", 405],
  ])(
    "is beside addresses that nobody has (%s %s), which answer as all others do",
    async (method, path, status) => {
      const answer = await fetch(`${server.url}${path}`, { method });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain("Unexpected Application Error!");
    },
  );

  test("is still there when someone else has begun 1,100 sign-ins", async () => {
    const limited = await startTestServer({ env: { MINUTE_SIGN_INS_PER_ADDRESS: "30" } });
    const browser = createCookieClient(limited.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const begun = await browser.fetch("/api/sign-in");
    const { pathname, search } = new URL(begun.headers.get("location") ?? "");
    const statuses: number[] = [];
    for (let count = 0; count < 1_100; count += 1) {
      const answer = await rawRequest(limited.url, `${pathname}${search}`);
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(60);
    const good = await sendForm(browser, form, { name: "Ada", email: "ada@example.com" });
    expect(good.status).toBe(303);
    await limited.close();
  });

  test.each(["GET", "POST"])(
    "nobody is waiting for any more (%s) says so on a page",
    async (method) => {
      const answer = await fetch(`${server.url}/idp/interaction/gone`, {
        method,
        ...(method === "POST"
          ? { body: new URLSearchParams({ name: "Ada", email: "ada@example.com" }) }
          : {}),
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await answer.text()).toContain("it took too long or was started in another window");
    },
  );

  test("is of no use without the cookie of the browser that began", async () => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const stranger = createCookieClient(server.url);
    const answer = await sendForm(stranger, form, { name: "Eve", email: "eve@example.com" });
    expect(answer.status).toBe(400);
  });

  test("shows a name as text, whatever is in it", async () => {
    const name = '<img src=x onerror="alert(1)">';
    const ada = await signIn(server.url, { name, email: "markup@example.com" });
    const profile = (await (await ada.fetch("/api/session")).json()) as Profile;
    expect(profile.name).toBe(name);
    const picture = await fetch(profile.picture ?? "");
    expect(picture.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await picture.text()).not.toContain("<img");
  });

  test("a picture's letters are text, whatever the address says", async () => {
    const picture = await fetch(
      `${server.url}/idp/picture/${encodeURIComponent("<script>alert(1)</script>")}.svg`,
    );
    expect(picture.status).toBe(200);
    expect(await picture.text()).toContain(">&lt;s</text>");
  });
});

describe("T9 The protocol of the embedded provider", () => {
  test("nobody gets a code without PKCE", async () => {
    const browser = createCookieClient(server.url);
    const begun = await browser.fetch("/api/sign-in");
    const bare = new URL(begun.headers.get("location") ?? "");
    bare.searchParams.delete("code_challenge");
    bare.searchParams.delete("code_challenge_method");
    const answer = await browser.fetch(bare.href);
    expect(answer.headers.get("location")).toContain("error=invalid_request");
  });

  test("nobody gets a token without the client's secret", async () => {
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "tripwright",
      client_secret: "guessed",
      code: "A".repeat(43),
      redirect_uri: `${server.url}/api/sign-in/callback`,
    });
    const answer = await fetch(`${server.url}/idp/token`, { method: "POST", body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: "invalid_client" });
  });
});

test("the first two who sign in, at the same time, both get in", async () => {
  const fresh = await startTestServer();
  const names = ["Ada", "Eve"];
  const signedIn = await Promise.all(
    names.map((name) => signIn(fresh.url, { name, email: `${name}@example.com` })),
  );
  const sessions = await Promise.all(
    signedIn.map(async (client) => (await client.fetch("/api/session")).json()),
  );
  expect(sessions.map(({ name }) => name)).toEqual(names);
  await fresh.close();
});
