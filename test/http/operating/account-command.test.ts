import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { EMBEDDED_ISSUER } from "../../../src/server/auth/embedded-issuer.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { spawnCommand } from "../../support/server/spawn-command.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { goOn, makeOwner, PASSWORD } from "../../support/sign-in/local-account.ts";
import { sendForm } from "../../support/sign-in/walk.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const folder = eachDataFolder("account-command");

test("npm run account invites, lists, resets, makes owners, and gives back trips of the former sign-in", async () => {
  const server = await startTestServer({ dataDir: folder().dataDir });
  const run = async (...args: string[]) => {
    const env = { ...folder().env, OPEN_DATA: "off", PUBLIC_URL: server.url };
    const { code, stdout, stderr } = await spawnCommand("account-main", args, env).ended;
    return { code, said: `${stdout}${stderr.replace(/^.*WARNING.*\n/gm, "")}` };
  };
  expect((await run("list")).said).toContain("Nobody has an account yet.");
  // The first comes by an invitation of the machine's: there is nobody else to invite.
  const invited = await run("invite", "--owner", "--days", "2");
  const link = invited.said.trim().split("\n").at(-1) ?? "";
  expect(link).toContain(`${server.url}/enter/`);
  const browser = createCookieClient(server.url);
  const ada = await goOn(
    server.url,
    browser,
    await sendForm(browser, link, { name: "Ada", password: PASSWORD }),
  );
  const trip = await generateTrip(ada);
  expect((await run("list")).said).toMatch(
    /Ada: owner, 0 passkeys, a password, 10 recovery codes, 1 trips/,
  );

  expect((await run("limits", "ada", "--plans", "3", "--storage", "20")).said).toContain(
    "Ada may have 3 plans a day, 20 MB.",
  );
  expect((await run("limits", "ada", "--trips", "some")).code).toBe(1);
  expect((await run("list")).said).toContain("; may have 3 plans a day, 20 MB");
  expect((await run("limits", "ada")).said).toContain("Ada may have what everybody may.");

  // While the server runs: all sessions end with the new way in, and the trip is still there.
  const reset = (await run("reset", "ada")).said.trim().split("\n").at(-1) ?? "";
  const again = createCookieClient(server.url);
  const back = await goOn(
    server.url,
    again,
    await sendForm(again, reset, { password: "a new one for her" }),
  );
  expect((await ada.fetch("/api/session")).status).toBe(401);
  expect(await listTripIds(back)).toEqual([trip]);

  // Of who came when anyone could be anyone.
  const subject = createHash("sha256").update("ada@example.com").digest("base64url").slice(0, 22);
  const former = { ...storePerson(subject, "ada@example.com"), issuer: EMBEDDED_ISSUER };
  const { id } = await server.context.store.users.upsert(former);
  const old = await saveTrip(server.context.store, { userId: id, nowMs: 1_700_000_000_000 });
  expect((await run("adopt", "Ada@Example.com", "ada")).said).toContain(
    "1 trips of ada@example.com are Ada’s now.",
  );
  expect((await listTripIds(back)).toSorted()).toEqual([old, trip].toSorted());
  expect((await run("adopt", "nobody@example.com", "ada")).code).toBe(1);

  for (const wrong of [
    [],
    ["reset"],
    ["reset", "nobody"],
    ["invite", "--uses", "0"],
    ["list", "all"],
  ]) {
    const { code, said } = await run(...wrong);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^(?:Say npm run account|Nobody here is called)/),
    ]);
  }
  await server.close();
});

test("an owner who leaves doesn’t open the server to the next visitor", async () => {
  const server = await startTestServer();
  const ada = await makeOwner(server.url, "Ada");
  const data = (await (await ada.fetch("/api/account/data")).json()) as Record<string, unknown>;
  expect(data.signIn).toMatchObject({
    name: "Ada",
    role: "owner",
    hasPassword: true,
    recoveryCodesLeft: 10,
  });
  expect(JSON.stringify(data)).not.toContain("argon2");
  const link = await server.context.localAccounts?.invite({ role: "member", uses: 1, days: 1 });
  await sendForm(createCookieClient(server.url), link ?? "", { name: "Eve", password: PASSWORD });
  const gone = await ada.fetch("/api/account", {
    method: "DELETE",
    body: JSON.stringify({ email: "Ada" }),
  });
  expect(gone.status).toBe(204);
  const { accounts } = server.context.store;
  expect((await accounts.list()).map(({ content }) => content.name)).toEqual(["Eve"]);
  const visitor = createCookieClient(server.url);
  await expect(makeOwner(server.url, "Mallory")).rejects.toThrow();
  expect(visitor.cookie("tripwright-session")).toBeUndefined();
  await server.close();
});
