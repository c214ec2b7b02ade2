import { trustedScriptUrl } from "../../lib/trusted-script-url.ts";
import workerUrl from "./booking-worker.ts?worker&url";
import type { GivenConfirmation, ReadBookings } from "./read-bookings.ts";

export type ToBookingWorker = { readonly given: GivenConfirmation; readonly today: string };
export type FromBookingWorker = { readonly answer: ReadBookings } | { readonly why: string };

/** A phone on a slow line has to load the reader of PDFs first. */
const DEADLINE_MS = 30_000;

let address: string | undefined;

/**
 * The bookings of a confirmation, read by a worker of its own: a file that takes its time, or all memory, holds up
 * neither the page nor the planning engine.
 *
 * @param today "2026-12-01", where the traveller is.
 * @returns undefined where it didn't answer in time.
 */
export function askBookingWorker(
  given: GivenConfirmation,
  today: string,
  signal?: AbortSignal,
): Promise<ReadBookings | undefined> {
  address ??= trustedScriptUrl("tripwright-booking-worker", workerUrl);
  const worker = new Worker(address, { type: "module" });
  return new Promise((resolve) => {
    const end = (answer: ReadBookings | undefined) => {
      clearTimeout(deadline);
      worker.terminate();
      resolve(answer);
    };
    const deadline = setTimeout(() => end(undefined), DEADLINE_MS);
    signal?.addEventListener("abort", () => end(undefined), { once: true });
    worker.onerror = () => end(undefined);
    worker.onmessage = ({ data }: MessageEvent<FromBookingWorker | Readonly<object>>) => {
      if ("answer" in data) end(data.answer);
      // The reader of PDFs also sends a "ready" of its own.
      if (!("why" in data)) return;
      console.warn("a confirmation could not be read:", data.why);
      end(undefined);
    };
    const asked: ToBookingWorker = { given, today };
    worker.postMessage(asked, "bytes" in given ? [given.bytes] : []);
  });
}
