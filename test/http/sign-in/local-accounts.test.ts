import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../../support/server/test-server.ts";
import { goOn, makeOwner, tryPassword } from "../../support/sign-in/local-account.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("owner", async () => {
  const ada = await makeOwner(server.url);
  const profile = await (await ada.fetch("/api/session")).json();
  expect(profile).toMatchObject({ name: "Ada Lovelace", email: "adalovelace@tripwright.invalid" });
  const { browser, answer } = await tryPassword(server.url, { name: " ada LOVELACE" });
  const again = await goOn(server.url, browser, answer);
  expect(await (await again.fetch("/api/session")).json()).toEqual(profile);
  expect((await tryPassword(server.url, { name: "ada", password: "x" })).answer.status).toBe(422);
});
