import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { expectError } from "../../support/server/expect-error.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ensureAccount, PASSWORD } from "../../support/sign-in/local-account.ts";
import { sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const server = await startTestServer();
afterAll(() => server.close());

describe("the page of a sign-in", () => {
  test("more than a form's worth of bytes is refused", async () => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const answer = await sendForm(browser, form, { name: "Ada", password: "A".repeat(70_000) });
    const { text } = await expectError(answer, 413, "body_too_large");
    expect(text).toContain("The limit is 64 KB");
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
    await ensureAccount(limited.url, "Ada");
    const good = await sendForm(browser, form, { name: "Ada", password: PASSWORD });
    expect(good.status).toBe(303);
    await limited.close();
  });

  test.each(["GET", "POST"])(
    "nobody is waiting for any more (%s) says so on a page",
    async (method) => {
      const answer = await fetch(`${server.url}/idp/interaction/gone`, {
        method,
        ...(method === "POST"
          ? { body: new URLSearchParams({ name: "Ada", password: PASSWORD }) }
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
    const answer = await sendForm(stranger, form, { name: "Eve", password: PASSWORD });
    expect(answer.status).toBe(400);
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
