import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { expectError } from "../../support/server/expect-error.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ensureAccount, PASSWORD } from "../../support/sign-in/local-account.ts";
import { SESSION_COOKIE, sendForm, walkToForm } from "../../support/sign-in/walk.ts";

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
    const paths = ["/enter", "/enter/abc"];
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

  test.each(["GET", "POST"])(
    "nobody is waiting for any more (%s) says so on a page",
    async (method) => {
      const answer = await fetch(`${server.url}/enter`, {
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

  test("T9 is of no use without the cookie of the browser that began, nor with it a second time", async () => {
    await ensureAccount(server.url, "Ada");
    const ada = { name: "Ada", password: PASSWORD };
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const stranger = createCookieClient(server.url);
    expect((await sendForm(stranger, form, ada)).status).toBe(400);
    stranger.setCookie("tripwright-sign-in", browser.cookie("tripwright-sign-in") ?? "");
    expect((await sendForm(browser, form, ada)).status).toBe(303);
    expect((await sendForm(stranger, form, ada)).status).toBe(400);
    expect(stranger.cookie(SESSION_COOKIE)).toBeUndefined();
  });

  test("a picture's letters are text, whatever the address says", async () => {
    const picture = await fetch(
      `${server.url}/initials/${encodeURIComponent("<script>alert(1)</script>")}.svg`,
    );
    expect(picture.status).toBe(200);
    expect(await picture.text()).toContain(">&lt;s</text>");
  });
});
