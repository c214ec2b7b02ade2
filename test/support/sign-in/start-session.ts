import type { TestServer } from "../server/test-server.ts";
import { storePerson } from "../store/store-person.ts";
import { fetchAsPage, type SignedInClient } from "./walk.ts";

/** Signs someone in without a provider, where many are wanted or any name will do. */
export async function startSession(
  { context, url }: TestServer,
  subject: string,
  profile: Partial<ReturnType<typeof storePerson>["profile"]> = {},
): Promise<SignedInClient> {
  const person = storePerson(subject);
  const sessionToken = await context.sessions.start(
    { ...person, profile: { ...person.profile, ...profile }, accessToken: "the provider's" },
    "Chrome on Linux",
  );
  return { sessionToken, fetch: (path, init) => fetchAsPage(url, sessionToken, path, init) };
}
