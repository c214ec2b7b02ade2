import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

/** Where statements meet a database; `sql` is handed in there. */
const STORE = join(import.meta.dirname, "../../../src/server/store");
const VERB = /\b(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|PRAGMA|CREATE|DROP|ALTER|ATTACH|VALUES)\b/;
/** What may stand in a statement beside its own words: constants, wherever they stand. */
const PIECES = new Set([
  "COLUMNS",
  "COUNTED_PLAN",
  "forUpdate",
  "tx.dialect.forShare",
  "documentBytes",
]);
/** And by file: names and places, none of them from a request. */
const CONSTANTS = new Set([
  // A whole statement of the dialect's.
  "generation-store.ts database.all(eventsAfter",
  // The names of tables and columns, from the list in record-tables.ts, and `$1, $2` for their values.
  "record-store.ts RECORD_TABLES[kind].name",
  "record-store.ts bytes",
  "record-store.ts name",
  "record-store.ts names",
  "record-store.ts order",
  "record-store.ts places",
  "replace-statement.ts changes",
  'replace-statement.ts key.join(", ")',
  "replace-statement.ts name",
  'replace-statement.ts names.join(", ")',
  "replace-statement.ts source",
  "postgres-database.ts lists",
  "share-sqlite.ts values",
  // Questions of PostgreSQL's own about rights, each a constant of the file.
  "inspect-postgres.ts privilege",
  "count-trips-by-issuer.ts client.query<Record<string, unknown>>(SQL",
  "count-trips-by-issuer.ts handle.prepare(SQL",
  // From the object of settings above them, never from a request.
  "sqlite-database.ts pragma",
  "sqlite-database.ts value",
]);

/** Everything in a file's statements that is not a word of their own. */
function partsPutIntoSql(file: string, text: string): string[] {
  const found: string[] = [];
  const source = text.replace(/\/\*\*.*?\*\//gs, "");
  for (const [literal] of source.matchAll(/`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/gs)) {
    if (!VERB.test(literal)) continue;
    if (literal.startsWith("`")) {
      for (const [, part = ""] of literal.matchAll(/\$\{([^}]*)\}/g)) {
        if (!PIECES.has(part)) found.push(`${file} ${part}`);
      }
    }
  }
  // Statements glued from pieces, or made of anything but their own words.
  for (const [glued] of source.matchAll(/["`]\s*\+|\+\s*["`]|\.concat\(|\.join\(/g)) {
    if (!/^\.join\($/.test(glued)) found.push(`${file} glued ${glued}`);
  }
  for (const [call, argument = ""] of source.matchAll(
    /\b(?:database|freeing|connection|handle|queries|tx|client|pool)\s*\.(?:run|get|all|query|remember(?:All)?|exec|prepare)(?:<[^(]*>)?\(\s*([^\s,)]+)/g,
  )) {
    if (!/^["`]/.test(argument)) found.push(`${file} ${call}`);
  }
  return found.filter((part) => !CONSTANTS.has(part));
}

describe("T19 SQL in values, never put into a statement", () => {
  test("the store's statements are made of their own words", () => {
    const files = readdirSync(STORE, { recursive: true, encoding: "utf8" }).filter((file) =>
      /^(?!.*\.test\.).*\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(18);
    const parts = files.flatMap((file) =>
      partsPutIntoSql(basename(file), readFileSync(join(STORE, file), "utf8")),
    );
    expect(parts.toSorted()).toEqual([
      // Statements handed in: kept by their text, and the migrations, which are constants.
      "migrate-postgres.ts queries.run(sql",
      "migrate-sqlite.ts handle.exec(sql",
      "postgres-database.ts client.query<Record<string, SqlValue>>(config",
      "postgres-database.ts queries.all(sql",
      "postgres-database.ts queries.get(sql",
      "postgres-database.ts queries.run(sql",
      "share-sqlite.ts connection.all(sql",
      "share-sqlite.ts connection.all(sql",
      "share-sqlite.ts connection.all(sql",
      "share-sqlite.ts connection.get(sql",
      "share-sqlite.ts connection.get(sql",
      "share-sqlite.ts connection.run(sql",
      "share-sqlite.ts connection.run(sql",
      "share-sqlite.ts connection.run(statement",
      'sqlite-database.ts handle.prepare(sql.replaceAll("$"',
    ]);
  });

  test.each([
    ["a value in a template", `database.get(\`SELECT 1 FROM trips WHERE id = '\${id}'\`)`],
    ["a value in lines of one", `database.all(\n\`SELECT 1\n FROM trips ORDER BY \${order}\`)`],
    ["a glued statement", 'database.run("DELETE FROM trips WHERE id = \'" + id)'],
    ["a statement from elsewhere", "database.run(statement, id)"],
    ["a call", "handle.exec(build(id))"],
    ["a statement that frees room", "await database.freeing.run(statement, id)"],
    ["a value beside a constant", `tx.get(\`SELECT \${COLUMNS} FROM trips WHERE id = \${id}\`)`],
    ["a value in a transaction", `await tx.run(\`DELETE FROM trips WHERE id = '\${id}'\`)`],
    ["a statement from elsewhere in one", "await queries.get(statement)"],
    ["a statement handed to the driver", "await client.query(statement)"],
  ])("%s would be seen", (_name, source) => {
    expect(partsPutIntoSql("a-store.ts", source)).not.toEqual([]);
  });
});
