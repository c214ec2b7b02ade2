import { join } from "node:path";
import { expect, test } from "vitest";
import { makeBackup } from "../../../src/server/operating/backup/make-backup.ts";
import { restoreBackup } from "../../../src/server/operating/backup/restore-backup.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { allRecords, writeRecords } from "../../support/store/all-records.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { withStore } from "../../support/store/with-store.ts";

const dataFolder = eachDataFolder("put-back");
const { keep } = closeAfterEach();
let keys = 0;

function rename(client: SignedInClient, id: string, text: string, etag: string, before?: unknown) {
  keys += 1;
  return client.fetch(`/api/trips/${id}`, {
    method: "PATCH",
    headers: { "if-match": etag, "idempotency-key": `put-back-${keys}` },
    body: JSON.stringify({
      edits: [{ kind: "set-title", text }],
      ...(before === undefined ? {} : { before: [before] }),
    }),
  });
}

const see = (client: SignedInClient, id: string, etag: string) =>
  client.fetch(`/api/trips/${id}`, { headers: { "if-none-match": etag } });

const etagOf = (answer: Response) => String(answer.headers.get("etag"));

/** A trip whose second version was made after a copy of the data was. */
async function loseAVersion() {
  const { dataDir, path } = dataFolder();
  const first = await startTestServer({ dataDir });
  const client = await signIn(first.url, ADA);
  const id = await generateTrip(client);
  const copy = await makeBackup(path, { dataDir, to: undefined, keep: 9, nowMs: Date.now() });
  const lost = await rename(client, id, "Lost", "*");
  expect(lost.status).toBe(200);
  expect((await see(client, id, etagOf(lost))).status).toBe(304);
  await first.close();
  return { dataDir, path, id, copy: copy.path, lost: etagOf(lost) };
}

test("T63: a version that a restored backup counts again is none that was lost", async () => {
  const { dataDir, path, id, copy, lost } = await loseAVersion();
  await restoreBackup(copy, { database: path, nowMs: Date.now() });
  const client = await signIn(keep(await startTestServer({ dataDir })).url, ADA);
  const other = await rename(client, id, "Other", "*");
  expect(await other.clone().json()).toMatchObject({ version: 2, title: "Other" });
  expect(etagOf(other)).not.toBe(lost);

  const seen = await see(client, id, lost);
  expect(seen.status).toBe(200);
  expect(await seen.json()).toMatchObject({ version: 2, title: "Other" });
  expect((await see(client, id, etagOf(other))).status).toBe(304);
  expect((await rename(client, id, "Mine", lost)).status).toBe(412);
  expect((await rename(client, id, "Mine", lost, "Lost")).status).toBe(412);
  // A number alone is no version either, where what stood there can be compared.
  expect((await rename(client, id, "Mine", '"v2"', "Lost")).status).toBe(412);
  const removal = { method: "DELETE", headers: { "if-match": lost } };
  expect((await client.fetch(`/api/trips/${id}`, removal)).status).toBe(412);
  expect((await rename(client, id, "Third", etagOf(other))).status).toBe(200);
});

test("T63: what is imported from a file has versions of its own", async () => {
  const { dataDir, path, id, lost } = await loseAVersion();
  const all = await withStore(createSqliteStore(path), ({ records }) => allRecords(records));
  const filled = join(dataDir, "filled");
  await withStore(createSqliteStore(join(filled, "tripwright.sqlite")), ({ records }) =>
    writeRecords(records, all),
  );
  const client = await signIn(keep(await startTestServer({ dataDir: filled })).url, ADA);
  expect((await see(client, id, lost)).status).toBe(200);
});
