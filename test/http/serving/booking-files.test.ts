import { expect, test } from "vitest";
import { readReservations } from "../../../src/domain/bookings/read/read-reservations.ts";
import { API_PATHS, pathWithId, readFileAnswerSchema } from "../../../src/domain/wire.ts";
import { createKitineraryExtractor } from "../../../src/server/bookings/kitinerary-extractor.ts";
import { BOARDING_CODE, READING } from "../../support/bookings/confirmations.ts";
import { extractorPrograms } from "../../support/bookings/extractor-program.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();
const { program, running, missing } = extractorPrograms();
/** The real one, where this machine has it. */
const REAL = process.env.KITINERARY_EXTRACTOR;

async function serverWith(env: Record<string, string>) {
  const server = keep(await startTestServer({ env }));
  const ada = await signIn(server.url);
  const id = await generateTrip(ada, SELECTION);
  const send = (person: typeof ada, body: string | Uint8Array<ArrayBuffer>, signal?: AbortSignal) =>
    person.fetch(pathWithId(API_PATHS.tripBookingFiles, id), {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
  return { server, ada, send };
}

test("T74 a trip's owner has a file read, as data that the page checks; nobody else, and nothing else than a file", async () => {
  const { server, ada, send } = await serverWith({ KITINERARY_EXTRACTOR: program() });
  const config = await (await ada.fetch(API_PATHS.config)).json();
  expect(config).toMatchObject({ readsFiles: true });
  const answer = await send(ada, BOARDING_CODE);
  expect(answer.status).toBe(200);
  const { reservations } = readFileAnswerSchema.parse(await answer.json());
  expect(readReservations(reservations, READING)).toMatchObject([
    { booking: { kind: "flight", name: "LH 1172", starts: { date: "2026-12-03" } } },
  ]);
  expect(await (await send(ada, "a letter")).json()).toEqual({ reservations: [] });
  const eve = await signIn(server.url, { name: "Eve", email: "eve@example.com" });
  await expectError(await send(eve, BOARDING_CODE), 404, "trip_not_found");
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  await expectError(await send(ada, large), 413, "body_too_large");
});

test("T74 a program that hangs, floods or fails is ended, and the next file has its turn", async () => {
  for (const fault of ["hangs", "floods", "fails"]) {
    const extractor = createKitineraryExtractor(program(fault), 1500);
    const read = await extractor.read(Buffer.from(BOARDING_CODE), new AbortController().signal);
    expect(read).toBeUndefined();
    expect(running()).toBe(0);
  }
  const gone = createKitineraryExtractor(missing);
  expect(await gone.read(Buffer.from("x"), new AbortController().signal)).toBeUndefined();
});

test("T74 one file is read at a time, few wait, and who leaves ends the program", async () => {
  const { ada, send } = await serverWith({ KITINERARY_EXTRACTOR: program("hangs") });
  const left = new AbortController();
  const waiting = [1, 2, 3, 4, 5].map(() => send(ada, BOARDING_CODE, left.signal).catch(() => {}));
  await expect.poll(running).toBe(1);
  await expect.poll(async () => (await send(ada, BOARDING_CODE)).status).toBe(503);
  expect(running()).toBe(1);
  left.abort();
  await Promise.all(waiting);
  await expect.poll(running).toBe(0);
});

test("without the setting there is no such route, and a setting that names no program is refused", async () => {
  const { ada, send } = await serverWith({});
  await expectError(await send(ada, BOARDING_CODE), 404, "not_found");
  expect(await (await ada.fetch(API_PATHS.config)).json()).not.toHaveProperty("readsFiles");
  await expect(startTestServer({ env: { KITINERARY_EXTRACTOR: missing } })).rejects.toThrow(
    "KITINERARY_EXTRACTOR",
  );
});

test.skipIf(REAL === undefined)("the real program answers as its stand-in does", async () => {
  const signal = new AbortController().signal;
  const read = (path: string, text: string) =>
    createKitineraryExtractor(path).read(Buffer.from(text), signal);
  const [real, ours] = [
    await read(REAL ?? "", BOARDING_CODE),
    await read(program(), BOARDING_CODE),
  ];
  const drafts = (data: unknown) => readReservations(data, READING);
  expect(drafts(real)).toEqual(drafts(ours));
  expect(await read(REAL ?? "", "a letter")).toEqual([]);
});
