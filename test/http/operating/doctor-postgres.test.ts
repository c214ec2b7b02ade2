import { type AddressInfo, createServer } from "node:net";
import { TLSSocket } from "node:tls";
import pg from "pg";
import { expect, test } from "vitest";
import { createPostgresStore } from "../../../src/server/store/sql/create-postgres-store.ts";
import { POSTGRES_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { freePort } from "../../support/server/free-port.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { selfSigned } from "../../support/server/self-signed.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";
import { POSTGRES_PASSWORD } from "../../support/store/postgres-server.ts";

const NEWEST = POSTGRES_MIGRATIONS.at(-1)?.version ?? 0;

const url = await newPostgresDatabase();

const folder = eachDataFolder("doctor");
const ask = (databaseUrl = url) => askDoctor({ ...folder().env, DATABASE_URL: databaseUrl });

async function change(sql: string, at = url): Promise<void> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test("the doctor tells a database without tables from one that is older, newer or as it should be", async () => {
  const name = `127.0.0.1:${new URL(url).port}${new URL(url).pathname}`;
  const empty = await ask();
  expect(empty.about("store")[0]).toMatch(/^ok: .* answers; the first start makes the tables\.$/);
  expect(empty.about("store")[0]).toContain(`The database ${name} (PostgreSQL 18.`);
  expect(empty.about("database clock")[0]).toMatch(/^ok: This machine's clock is 0\.\d s /);
  // It made none itself.
  expect((await ask()).about("store")).toEqual(empty.about("store"));

  await (await createPostgresStore(url)).close();
  expect((await ask()).about("store")[0]).toMatch(`answers, at version ${NEWEST}.`);
  await change("INSERT INTO migrations (version, program, applied_at_ms) VALUES (999, '9.9.9', 0)");
  expect((await ask()).problems[0]).toMatch(/is at version 999, .* Install the newer Tripwright/);
  await change("DELETE FROM migrations WHERE version > 0");
  const older = await ask();
  expect(older.problems).toEqual([]);
  expect(older.about("store")[0]).toMatch(/^warning: .* is at version 0; the next start brings it/);
});

test("the doctor says that a user may make no tables, or not write into those that are there", async () => {
  const poor = new URL(await newPostgresDatabase());
  [poor.username, poor.password] = ["poor", "poor-one"];
  await change("CREATE USER poor PASSWORD 'poor-one'");
  expect((await ask(poor.href)).problems[0]).toMatch(
    /make no tables\. Make that user its owner\.$/,
  );
  const owned = await newPostgresDatabase();
  await (await createPostgresStore(owned)).close();
  poor.pathname = new URL(owned).pathname;
  await change("GRANT SELECT ON migrations TO poor", owned);
  expect((await ask(poor.href)).problems[0]).toMatch(/not write into its tables\./);
});

test("the doctor tells a certificate that isn't trusted from a database that isn't there", async () => {
  const secret = selfSigned(["localhost"]);
  const guarded = createServer((socket) => {
    socket.on("error", () => undefined);
    // PostgreSQL's yes to the question for TLS.
    socket.once("data", () => {
      socket.write("S");
      const tls = new TLSSocket(socket, { isServer: true, ...secret });
      tls.on("error", () => undefined);
    });
  });
  await new Promise<void>((resolve) => guarded.listen(0, "127.0.0.1", resolve));
  const { port } = guarded.address() as AddressInfo;
  const secured = `postgres://u:p@127.0.0.1:${port}/trips?sslmode=verify-full`;
  expect((await ask(secured)).problems[0]).toMatch(
    /^The certificate of the database 127\.0\.0\.1:\d+\/trips isn't trusted from here \(\w*SELF_SIGNED/,
  );
  guarded.close();
  const plain = `${url}?sslmode=verify-full`;
  expect((await ask(plain)).problems[0]).toMatch(/has no TLS, which DATABASE_URL asks for\./);
});

test("the doctor names a database that isn't there, refuses us or only reads, without its password", async () => {
  const gone = new URL(url);
  gone.port = String(await freePort());
  expect((await ask(gone.href)).problems[0]).toMatch(/doesn't answer \(ECONNREFUSED\)\. Start its/);
  const wrong = new URL(url);
  wrong.password = "canary-password";
  const refused = await ask(wrong.href);
  expect(refused.problems[0]).toMatch(/refuses the user or the password/);
  const reading = new URL(url);
  reading.searchParams.set("options", "-c default_transaction_read_only=on");
  const readOnly = await ask(reading.href);
  expect(readOnly.problems[0]).toMatch(/only reads\. Name the server that writes/);
  for (const { findings } of [refused, readOnly]) {
    const said = JSON.stringify(findings);
    expect(said).not.toContain("canary");
    expect(said).not.toContain(POSTGRES_PASSWORD);
    expect(said).not.toContain(encodeURIComponent(POSTGRES_PASSWORD));
  }
});
