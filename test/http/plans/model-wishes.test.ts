import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerWish } from "../../../src/domain/wishes/answer-wish.ts";

import { nameIndex } from "../../../src/domain/wishes/language/said-names.ts";
import type { SaidPart, SaidWish } from "../../../src/domain/wishes/language/said-wish.ts";
import { leftOf } from "../../../src/domain/wishes/model/left-of.ts";
import { readModelSaid } from "../../../src/domain/wishes/model/read-model-said.ts";
import { modelReading } from "../../../src/domain/wishes/model/with-model.ts";
import { type ByModel, readWishes } from "../../../src/domain/wishes/read-wishes.ts";
import { readParts } from "../../../src/domain/wishes/reader/parts.ts";
import { wishedPlaces } from "../../../src/domain/wishes/wished-places.ts";
import { startModelServer, type WishReply } from "../../../stand-in/model-server.ts";
import { DAYS_SENTENCES } from "../../fixtures/wishes/days-sentences.ts";
import { faultyReadings } from "../../fixtures/wishes/faulty-readings.ts";
import { romeTrip } from "../../fixtures/wishes/rome-trip.ts";
import { WISH_SENTENCES } from "../../fixtures/wishes/wish-sentences.ts";
import { modelAnswerOf } from "../../support/models/model-answer-of.ts";
import { geminiAt, plainWishes, sayWishes } from "../../support/models/model-wish-answers.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveRomeTrip } from "../../support/store/save-rome-trip.ts";

const { keep } = closeAfterEach();
const { city } = romeTrip();
const SENTENCES = [...Object.values(WISH_SENTENCES), ...Object.values(DAYS_SENTENCES)].flat();

/** Each question is of a later minute. */
const clock = createTestClock(Date.now());
let reply: (wish: string) => WishReply;

const model = await startModelServer({ readWish: ({ wish }) => reply(wish) });
const env = { ...geminiAt(model), DAILY_GENERATIONS_PER_USER: "100" };
const server = await startTestServer({ env, overrides: { clock } });
const ada = await signIn(server.url);
const trip = await saveRomeTrip(server, ada);
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  reply = (wish) => sayWishes({ wishes: [], unread: [wish] });
});

test("what a model reads as our reader does comes to the same wishes, for each golden sentence", async () => {
  const names = nameIndex(wishedPlaces(trip, city));
  const through: unknown[] = [];
  let [overHttp, read] = [0, 0];
  for (const [at, [sentence]] of SENTENCES.entries()) {
    const byGrammar = readParts(sentence, { names, isOfForm: false });
    const wishes = wishesIn(byGrammar);
    const isOurs = wishes.some(isOurOwn);
    if (wishes.length === 0 || isOurs || byGrammar.some(({ kind }) => kind !== "wish")) continue;
    const said = modelAnswerOf(byGrammar);
    reply = () => sayWishes(said);
    // The way there is the same for all of them.
    const isOverHttp = IS_NIGHTLY || at % 10 === 0;
    if (isOverHttp) overHttp += 1;
    const answer: unknown = isOverHttp ? await (await ask(sentence)).json() : said;
    const byModel = wishesIn(readModelSaid(answer, sentence, names) ?? []);
    read += 1;
    if (JSON.stringify(plainWishes(byModel)) !== JSON.stringify(plainWishes(wishes)))
      through.push([sentence, byModel, wishes]);
  }
  expect(through).toEqual([]);
  expect(read).toBeGreaterThan(100);
  expect(overHttp).toBeGreaterThan(8);
});

/** Wishes that are read, or asked back as they are read. */
function wishesIn(parts: readonly SaidPart[]): readonly SaidWish[] {
  return parts.flatMap((part) => {
    if (part.kind === "wish") return part.wishes;
    return part.kind === "ask" ? part.choices.flatMap(({ wishes }) => wishes) : [];
  });
}

/** Wishes that the model's schema has no word for: each day, an hour as a bound, none of a kind, a place that no list has. */
function isOurOwn(wish: SaidWish): boolean {
  const isUnknown =
    "what" in wish &&
    wish.what.kind === "places" &&
    wish.what.found.some(({ id, name }) => id === name);
  const isUnknownTable = "table" in wish && wish.table?.id === wish.table?.name;
  const isOfEach =
    "what" in wish && wish.what.kind === "category" && wish.what.isPlural && wish.verb === "stay";
  const isOfAny = wish.verb === "remove-some" && wish.what.text === "things";
  return (
    isUnknown ||
    isUnknownTable ||
    isOfEach ||
    isOfAny ||
    (wish.verb === "move" && wish.isNew === true) ||
    (wish.verb === "at-most" && wish.count === 0) ||
    wish.when?.isEvery === true ||
    wish.when?.weekdays !== undefined ||
    [
      "isSoonest",
      "isLatest",
      "isCheap",
      "isOther",
      "isGone",
      "isNice",
      "by",
      "length",
      "isMost",
    ].some((bound) => bound in wish)
  );
}

test("words that only a model understands become a proposal, and the trip stays as it is", async () => {
  const text = "our soles are on fire, have mercy on the second day";
  expect(readWishes(trip, { text }, city).asked).not.toEqual([]);
  reply = () =>
    sayWishes({
      wishes: [{ verb: "pace", pace: "relaxed", words: "have mercy on the second day", days: [2] }],
      unread: [],
    });
  const left = leftOf(readWishes(trip, { text }, city).asked);
  const read = await (await ask(left)).json();
  const answer = runToEnd(
    answerWish(trip, { text, byModel: modelReading(read), newId: () => "new" }, city),
  );
  expect(answer.trip).not.toEqual(trip);
  expect(answer.unmet).toEqual([]);
  expect((await fetchTrip(ada, trip.id)).version).toBe(trip.version);
});

describe("what a model reads is asked back", () => {
  test.each([
    [
      "of a place that is named in other words",
      "my soles burn, spare us the popes collection",
      { verb: "remove", what: "popes collection", name: "Vatican Museums and Sistine Chapel" },
      { label: "remove", name: "Vatican Museums and Sistine Chapel" },
    ],
    [
      "where the words may turn it round",
      "who would not gaze at the Pantheon by moonlight",
      { verb: "remove", what: "Pantheon" },
      { label: "remove", name: "Pantheon" },
    ],
  ])("%s", (_, text, wish, choice) => {
    const { asked } = readWishes(trip, { text }, city);
    const left = leftOf(asked.map(({ text: part }) => ({ text: part })));
    const read = { wishes: [{ ...wish, words: asked.at(-1)?.text ?? left }], unread: [] };
    const answer = readWishes(trip, { text, byModel: modelReading(read) }, city);
    expect(answer.wishes).toEqual([]);
    expect(answer.asked.flatMap(({ choices }) => choices)).toContainEqual(choice);
  });
});

describe("T51 a faulty answer changes nothing: the words are as little understood as before", () => {
  const text = "be kind to my knees on day 2";
  const faulty = faultyReadings("be kind to my knees");
  test.each(faulty)("%s", async (_, given) => {
    reply = () => (typeof given === "string" ? { text: given } : given);
    const answer = await ask(text);
    expect([200, 422, 502, 503]).toContain(answer.status);
    // Either the server has seen it, or the page does.
    if (!answer.ok) return;
    const read: unknown = await answer.json();
    const answerOf = (byModel?: ByModel) =>
      runToEnd(answerWish(trip, { text, byModel, newId: () => "new" }, city));
    expect(answerOf(modelReading(read))).toEqual(answerOf());
  });

  test("nor has any of them touched the trip", async () => {
    expect(faulty.length).toBeGreaterThanOrEqual(60);
    expect(await fetchTrip(ada, trip.id)).toEqual(trip);
  });
});

describe("T51 who may ask, and how often", () => {
  test("only the owner may ask, about the trip as it is, within the limit of words, and where there is a model", async () => {
    const eve = await signIn(server.url, EVE);
    await expectError(await ask("a wish", { as: eve }), 404, "trip_not_found");
    await expectError(await ask("a wish", { version: 7 }), 412, "version_conflict");
    await expectError(await ask("x".repeat(301)), 400, "bad_request");
    await expectError(await ask(""), 400, "bad_request");
    expect(model.received.at(-1)?.wish?.wish).not.toBe("a wish");
    const without = keep(await startTestServer());
    const una = await signIn(without.url);
    const { id } = await saveRomeTrip(without, una);
    await expectError(await ask("a wish", { as: una, id }), 404, "not_found");
  });

  test("ten times a minute, and ten times as often as plans a day", async () => {
    const clock = createTestClock(Date.UTC(2026, 4, 1, 10));
    const env = { ...geminiAt(model), DAILY_GENERATIONS_PER_USER: "2" };
    const busy = keep(await startTestServer({ env, overrides: { clock } }));
    const una = await signIn(busy.url);
    const { id } = await saveRomeTrip(busy, una);
    const askAll = async (times: number) => {
      const statuses: number[] = [];
      for (let at = 0; at < times; at += 1) {
        statuses.push((await ask("a wish", { as: una, id })).status);
      }
      return statuses.filter((status) => status === 200).length;
    };
    expect(await askAll(12)).toBe(10);
    clock.advance(60_000);
    expect(await askAll(12)).toBe(10);
    clock.advance(60_000);
    expect(await askAll(2)).toBe(0);
    clock.advance(24 * 3_600_000);
    expect(await askAll(1)).toBe(1);
  });

  test("a model that fails is left alone for a minute", async () => {
    const clock = createTestClock(Date.UTC(2026, 4, 1, 10));
    const failing = keep(await startModelServer({ readWish: () => ({ refusal: "503" }) }));
    const busy = keep(await startTestServer({ env: geminiAt(failing), overrides: { clock } }));
    const una = await signIn(busy.url);
    const { id } = await saveRomeTrip(busy, una);
    for (let at = 0; at < 3; at += 1) {
      await expectError(await ask("a wish", { as: una, id }), 503, "planner_busy");
    }
    expect(failing.received).toHaveLength(1);
    clock.advance(61_000);
    await expectError(await ask("a wish", { as: una, id }), 503, "planner_busy");
    expect(failing.received).toHaveLength(2);
  });

  test("who leaves ends the question", async () => {
    const silent = keep(await startModelServer({ readWish: () => "silence" }));
    const waiting = keep(await startTestServer({ env: geminiAt(silent) }));
    const una = await signIn(waiting.url);
    const { id } = await saveRomeTrip(waiting, una);
    const leave = new AbortController();
    const asked = ask("a wish", { as: una, id, signal: leave.signal }).catch(() => "left");
    await expect.poll(() => silent.received.length).toBe(1);
    leave.abort();
    expect(await asked).toBe("left");
    await expect.poll(() => silent.received[0]?.leftAtMs).toBeDefined();
  });
});

type Asking = { as?: SignedInClient; id?: string; version?: number; signal?: AbortSignal };

function ask(text: string, { as = ada, id = trip.id, version = 1, signal }: Asking = {}) {
  clock.advance(61_000);
  return as.fetch(pathWithId(API_PATHS.tripWishes, id), {
    method: "POST",
    body: JSON.stringify({ text, version }),
    ...(signal === undefined ? {} : { signal }),
  });
}
