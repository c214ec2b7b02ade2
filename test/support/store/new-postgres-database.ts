import { inject } from "vitest";

/**
 * A new, empty database on the PostgreSQL that all test files share. Tests that stop or kill their server
 * start their own with `startPostgresServer`.
 *
 * @returns its DATABASE_URL.
 */
export async function newPostgresDatabase(): Promise<string> {
  const answer = await fetch(inject("postgresOffer"));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
