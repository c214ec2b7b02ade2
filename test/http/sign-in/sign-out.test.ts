import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../support/server/test-server.ts";
import { signInByPassword } from "../../support/sign-in/local-account.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
afterAll(() => server.close());

describe("T8 signing out", () => {
  test("signing out clears the cookie and what the browser stored", async () => {
    const ada = await signIn(server.url);
    const answer = await ada.fetch("/api/session", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("clear-site-data")).toBe('"storage"');
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^tripwright-session=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  test("signing out on one device leaves the other signed in", async () => {
    const phone = await signInByPassword(server.url);
    const laptop = await signInByPassword(server.url);
    await phone.fetch("/api/session", { method: "DELETE" });
    expect((await laptop.fetch("/api/session")).status).toBe(200);
  });
});
