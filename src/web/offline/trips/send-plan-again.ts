import type * as z from "zod/mini";
import type { tripFileSchema } from "../../../domain/export/trip-file.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { importedTripSchema } from "../../../domain/wire-schemas.ts";
import { type ApiResult, callApi } from "../../lib/api-client.ts";

/**
 * Makes another trip of this one's places and notes, as they are on the screen, without its dates, bookings and costs.
 *
 * @param key so that a second attempt makes no second trip.
 */
export function sendPlanAgain(
  { planCheck: _, ...trip }: Trip,
  key: string,
): Promise<ApiResult<{ tripId: string }>> {
  // The server leaves out what the schema doesn't name.
  const file: z.input<typeof tripFileSchema> = {
    format: "tripwright-trip",
    formatVersion: 1,
    trip,
  };
  return callApi(`${API_PATHS.imports}?anew=true`, {
    method: "POST",
    file: new Blob([JSON.stringify(file)]),
    headers: { "idempotency-key": key },
    schema: importedTripSchema,
    isSlow: true,
  });
}
