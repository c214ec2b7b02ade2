import { trustedScriptUrl } from "../../lib/trusted-script-url.ts";
import workerUrl from "./booking-worker.ts?worker&url";
import type { GivenConfirmation, ReadBookings } from "./read-bookings.ts";

export type ToBookingWorker =
  | { readonly given: GivenConfirmation; readonly today: string }
  /** What has a code to be drawn. */
  | { readonly codeOf: GivenConfirmation }
  /** Of an airport. */
  | { readonly code: string };
export type FromBookingWorker =
  | { readonly answer: ReadBookings }
  | { readonly town: string | undefined }
  | { readonly picture: Blob | undefined }
  | { readonly why: string };

/** A phone on a slow line has to load the reader of PDFs first. */
const DEADLINE_MS = 30_000;
/** Only its table has to come. */
const TOWN_DEADLINE_MS = 5_000;

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
  const found = (said: FromBookingWorker) => ("answer" in said ? said.answer : undefined);
  return ask({ given, today }, DEADLINE_MS, signal).then((said) => said && found(said));
}

/** The code of a pass, or a pasted boarding code, as a PNG; undefined where it has none, or not in time. */
export async function askCodePicture(given: GivenConfirmation): Promise<Blob | undefined> {
  const said = await ask({ codeOf: given }, DEADLINE_MS);
  return said !== undefined && "picture" in said ? said.picture : undefined;
}

/** The town that an airport is for, by its code; undefined where it isn't known, or not in time. */
export async function askTownOf(code: string): Promise<string | undefined> {
  const said = await ask({ code }, TOWN_DEADLINE_MS);
  return said !== undefined && "town" in said ? said.town : undefined;
}

function ask(
  asked: ToBookingWorker,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<FromBookingWorker | undefined> {
  address ??= trustedScriptUrl("tripwright-booking-worker", workerUrl);
  const worker = new Worker(address, { type: "module" });
  return new Promise((resolve) => {
    const end = (said: FromBookingWorker | undefined) => {
      clearTimeout(deadline);
      worker.terminate();
      resolve(said);
    };
    const deadline = setTimeout(() => end(undefined), deadlineMs);
    signal?.addEventListener("abort", () => end(undefined), { once: true });
    worker.onerror = () => end(undefined);
    worker.onmessage = ({ data }: MessageEvent<FromBookingWorker | Readonly<object>>) => {
      if ("answer" in data || "town" in data || "picture" in data) end(data);
      // The reader of PDFs also sends a "ready" of its own.
      if (!("why" in data)) return;
      console.warn("a confirmation could not be read:", data.why);
      end(undefined);
    };
    const given = "given" in asked ? asked.given : "codeOf" in asked ? asked.codeOf : undefined;
    worker.postMessage(asked, given !== undefined && "bytes" in given ? [given.bytes] : []);
  });
}
