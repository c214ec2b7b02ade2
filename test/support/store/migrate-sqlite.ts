// A process that brings a database to its newest version, or to one of a step that takes a while.

import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";

const [path = "", rows] = process.argv.slice(2);
const newest = SQLITE_MIGRATIONS.at(-1)?.version ?? 0;
const long = {
  version: newest + 1,
  sql: `
    CREATE TABLE step_one (number INTEGER) STRICT;
    WITH RECURSIVE numbers (number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT ${Number(rows)})
    INSERT INTO step_one SELECT number FROM numbers;
    DROP TABLE removed_generations;
    CREATE TABLE step_two (number INTEGER) STRICT;
    INSERT INTO step_two SELECT number FROM step_one;
  `,
};
process.stdout.write("begins\n");
openSqliteDatabase(path, rows === undefined ? undefined : [...SQLITE_MIGRATIONS, long]).close();
process.stdout.write("done\n");
