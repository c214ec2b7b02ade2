import { placeTable } from "../../../domain/bookings/read/place-table.ts";
import type { FromBookingWorker, ToBookingWorker } from "./ask-booking-worker.ts";
import { readBookings } from "./read-bookings.ts";

addEventListener("message", async ({ data }: MessageEvent<ToBookingWorker>) => {
  try {
    if ("codeOf" in data) {
      const { codePictureOf } = await import("./code-picture.ts");
      return tell({ picture: await codePictureOf(data.codeOf) });
    }
    const { default: airports } = await import("./airports.json");
    const places = placeTable(airports);
    if ("code" in data) return tell({ town: places.airport(data.code)?.city });
    tell({ answer: await readBookings(data.given, { today: data.today, places }) });
  } catch (error) {
    tell({ why: String(error) });
  }
});

function tell(what: FromBookingWorker): void {
  postMessage(what);
}
