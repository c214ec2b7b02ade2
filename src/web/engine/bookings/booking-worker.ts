import { placeTable, townOfAirport } from "../../../domain/bookings/read/place-table.ts";
import type { FromBookingWorker, ToBookingWorker } from "./ask-booking-worker.ts";
import { readBookings } from "./read-bookings.ts";

addEventListener("message", async ({ data }: MessageEvent<ToBookingWorker>) => {
  try {
    const { default: airports } = await import("./airports.json");
    if ("code" in data) return tell({ town: townOfAirport(airports, data.code) });
    const { given, today } = data;
    tell({ answer: await readBookings(given, { today, places: placeTable(airports) }) });
  } catch (error) {
    tell({ why: String(error) });
  }
});

function tell(what: FromBookingWorker): void {
  postMessage(what);
}
