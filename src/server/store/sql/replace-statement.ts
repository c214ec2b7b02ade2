import type { SqlTable } from "./sql-database.ts";

/** @param source where the values of all columns come from, in their order. */
export function replaceStatement({ name, key, columns }: SqlTable, source: string): string {
  const names = Object.keys(columns);
  const changes = names.map((column) => `${column} = excluded.${column}`).join(", ");
  return `INSERT INTO ${name} (${names.join(", ")}) ${source}
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${changes}`;
}
