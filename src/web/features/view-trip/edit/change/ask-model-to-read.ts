import type { Trip } from "../../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import {
  type WishRequest,
  wishesAnswerSchema,
} from "../../../../../domain/wishes/model/wish-request.ts";
import { callApi } from "../../../../lib/api-client.ts";

/**
 * Has the server's model read words that our grammar doesn't understand.
 *
 * @param dayId the day that they were said of; undefined: the whole trip.
 * @returns undefined where there is no network, or no answer that is one.
 */
export async function askModelToRead(
  { id, version = 1 }: Trip,
  text: string,
  dayId: string | undefined,
): Promise<unknown> {
  const body: WishRequest = { text, version, ...(dayId === undefined ? {} : { dayId }) };
  const result = await callApi(pathWithId(API_PATHS.tripWishes, id), {
    method: "POST",
    body,
    schema: wishesAnswerSchema,
    isSlow: true,
    mayBeSignedOut: true,
  });
  return result.ok ? result.value : undefined;
}
