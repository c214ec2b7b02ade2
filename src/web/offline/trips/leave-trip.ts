import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { type ApiProblem, callApi } from "../../lib/api-client.ts";
import { openOfflineLibrary } from "../offline-library.ts";

/** Takes a trip of somebody else's out of the list, here and on the server. @returns why it couldn't be. */
export async function leaveTrip(tripId: string): Promise<ApiProblem | undefined> {
  const path = pathWithId(API_PATHS.tripKeeping, tripId);
  const result = await callApi(path, { method: "DELETE" });
  // Who has left already has left.
  if (!result.ok && result.problem.code !== "trip_not_found") return result.problem;
  await (await openOfflineLibrary()).store.dropTrip(tripId);
  return undefined;
}
