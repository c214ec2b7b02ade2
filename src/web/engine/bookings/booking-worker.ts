import { placeTable } from "../../../domain/bookings/read/place-table.ts";
import type { FromBookingWorker, ToBookingWorker } from "./ask-booking-worker.ts";
import { readBookings } from "./read-bookings.ts";

addEventListener("message", async ({ data }: MessageEvent<ToBookingWorker>) => {
  try {
    const { default: airports } = await import("./airports.json");
    tell({
      answer: await readBookings(data.given, { today: data.today, places: placeTable(airports) }),
    });
  } catch (error) {
    tell({ why: String(error) });
  }
});

function tell(what: FromBookingWorker): void {
  postMessage(what);
}
