import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { evilEnv, returnFrom, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { fetchAsPage, SESSION_COOKIE, type SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const { keep } = closeAfterEach();

type Account = { readonly sub: string; readonly email: string };

const VICTIM: Account = { sub: "aBc-1001", email: "ada@example.com" };

/** Who is someone else, however much they look alike. */
const LOOKALIKES: Readonly<Record<string, Account>> = {
  "another subject with her e-mail": { ...VICTIM, sub: "2002" },
  "another subject with her e-mail in capitals": { sub: "2003", email: "ADA@EXAMPLE.COM" },
  "another subject with her e-mail and a tag": { sub: "2004", email: "ada+1@example.com" },
  "another subject with her e-mail in look-alike letters": {
    sub: "2005",
    email: "аda@example.com",
  },
  "her e-mail as the subject": { ...VICTIM, sub: VICTIM.email },
  "her subject in capitals": { ...VICTIM, sub: "ABC-1001" },
  "her subject with a space": { ...VICTIM, sub: "aBc-1001 " },
  "her subject with more behind a zero byte": { ...VICTIM, sub: "aBc-1001\u0000x" },
  "her subject with an invisible character": { ...VICTIM, sub: "aBc-1001\u200b" },
  "her subject in wide letters": { ...VICTIM, sub: "ａBc-1001" },
  "a part of her subject": { ...VICTIM, sub: "aBc-100" },
  "a pattern for anyone's": { ...VICTIM, sub: "%" },
  "a quote and SQL": { ...VICTIM, sub: "aBc-1001' OR '1'='1" },
};

const dataDir = mkdtempSync(join(tmpdir(), "tripwright-t10-"));
const issuer = await startEvilIssuer();
const server = await startTestServer({ dataDir, env: evilEnv(issuer) });
const victim = await signInAs(VICTIM);
const user = await server.context.sessions.find(victim.sessionToken);
const tripId = await saveTrip(server.context.store, {
  userId: user?.id ?? "-",
  nowMs: 1_700_000_000_000,
});
afterAll(async () => {
  await server.close();
  await issuer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signInAs(account: Account, at = server, by = issuer): Promise<SignedInClient> {
  by.bend({
    claims: (good) => ({ ...good, sub: account.sub }),
    userInfo: (good) => ({ ...good, ...account }),
  });
  const browser = createCookieClient(at.url);
  const answer = await returnFrom(by, browser);
  const sessionToken = browser.cookie(SESSION_COOKIE);
  if (sessionToken === undefined) throw new Error(`${answer.status}: ${await answer.text()}`);
  return { sessionToken, fetch: fetchAsPage.bind(undefined, at.url, sessionToken) };
}

/** The victim's trip as an account sees it; nothing when it is someone else's. */
async function crossingsOf(client: SignedInClient): Promise<string[]> {
  const listed = await listTripIds(client);
  const read = await client.fetch(`/api/trips/${tripId}`);
  const removed = await client.fetch(`/api/trips/${tripId}`, {
    method: "DELETE",
    headers: { "if-match": '"1"' },
  });
  return [
    listed.length === 0 ? "" : "lists her trips",
    read.status === 404 ? "" : `reads her trip (${read.status})`,
    removed.status === 404 ? "" : `removes her trip (${removed.status})`,
  ].filter((crossing) => crossing !== "");
}

describe("T10 Taken-over accounts", () => {
  test("who looks like someone is not them", async () => {
    const crossings: string[] = [];
    for (const [name, account] of Object.entries(LOOKALIKES)) {
      const client = await signInAs(account);
      crossings.push(...(await crossingsOf(client)).map((crossing) => `${name}: ${crossing}`));
    }
    expect(crossings).toEqual([]);
    expect(await listTripIds(victim)).toEqual([tripId]);
    const trip = await (await victim.fetch(`/api/trips/${tripId}`)).json();
    expect(trip).toMatchObject({ userEmail: VICTIM.email });
  });

  test("the same subject under a new e-mail is the same person, whoever had it before", async () => {
    const eve = await signInAs({ sub: "3003", email: "shared@example.com" });
    const moved = await signInAs({ ...VICTIM, email: "shared@example.com" });
    expect(await listTripIds(moved)).toEqual([tripId]);
    expect(await crossingsOf(eve)).toEqual([]);
    const trip = await (await moved.fetch(`/api/trips/${tripId}`)).json();
    expect(trip).toMatchObject({ userEmail: "shared@example.com" });
    await signInAs(VICTIM);
  });

  test("the same subject and e-mail at another issuer is someone else", async () => {
    const second = keep(await startEvilIssuer());
    const later = keep(await startTestServer({ dataDir, env: evilEnv(second) }));
    const client = await signInAs(VICTIM, later, second);
    expect(await crossingsOf(client)).toEqual([]);
  });
});
