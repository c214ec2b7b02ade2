import type * as z from "zod/mini";
import type { tripFileSchema } from "../../../domain/export/trip-file.ts";
import type { TripDraft } from "../../../domain/trip/trip.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { importedTripSchema } from "../../../domain/wire-schemas.ts";
import { type ApiResult, callApi } from "../../lib/api-client.ts";

/** One that the server may have saved although its answer was lost: the same trip is sent by the same key. */
let unanswered: { readonly text: string; readonly key: string } | undefined;

/** Saves a trip that no planner makes, as a file of ours that is imported. */
export async function sendBlankTrip(trip: TripDraft): Promise<ApiResult<{ tripId: string }>> {
  const file: z.input<typeof tripFileSchema> = {
    format: "tripwright-trip",
    formatVersion: 1,
    trip,
  };
  const text = JSON.stringify(file);
  const key = unanswered?.text === text ? unanswered.key : crypto.randomUUID();
  unanswered = { text, key };
  const made = await callApi(API_PATHS.imports, {
    method: "POST",
    file: new Blob([text]),
    headers: { "idempotency-key": key },
    schema: importedTripSchema,
    isSlow: true,
  });
  if (made.ok) unanswered = undefined;
  return made;
}
