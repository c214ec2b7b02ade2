import { API_PATHS } from "../../domain/wire.ts";
import { callApi } from "../lib/api-client.ts";
import { releaseTab } from "../lib/tab-owner.ts";
import { openLibrary } from "./library.ts";

/**
 * Ends our session and the provider's, clears what this browser keeps, and reloads (spec section 4).
 *
 * @param options.letGo changes that the server doesn't have yet are let go; otherwise they are told of.
 * @returns why nothing was ended.
 */
export async function signOut(options: { letGo: boolean }): Promise<string | undefined> {
  const library = await openLibrary();
  const unsent = options.letGo ? 0 : await library.sendAll();
  if (unsent > 0) {
    const changes = unsent === 1 ? "One change isn't" : `${unsent} changes aren't`;
    return `${changes} on our server yet and would be lost. Log out again to let go of them.`;
  }
  const stay = releaseTab();
  const result = await callApi(API_PATHS.session, { method: "DELETE", mayBeSignedOut: true });
  if (!result.ok) {
    stay();
    return result.problem.text;
  }
  await library.store.wipe();
  localStorage.clear();
  sessionStorage.clear();
  window.location.reload();
  return undefined;
}
