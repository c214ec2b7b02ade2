import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { messageText } from "../../../src/domain/message.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import { wishQuestion } from "../../../src/domain/wishes/model/wish-question.ts";
import { modelReading } from "../../../src/domain/wishes/model/with-model.ts";
import { readLeftWishes } from "../../../src/domain/wishes/read-form-wishes.ts";
import { startModelServer, type WishReply } from "../../../stand-in/model-server.ts";
import { faultyReadings } from "../../fixtures/wishes/faulty-readings.ts";
import { geminiAt, sayWishes } from "../../support/models/model-wish-answers.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { cancelGeneration, postGeneration, SELECTION } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { keep } = closeAfterEach();
const KNEES = "be kind to my knees on day 2";

let reply: (words: string) => WishReply;
/** Each question is of a later minute. */
const clock = createTestClock(Date.now());

const model = await startModelServer({ readWish: ({ wish }) => reply(wish) });
const env = { ...geminiAt(model), DAILY_GENERATIONS_PER_USER: "100" };
const server = await startTestServer({ env, overrides: { clock } });
const ada = await signIn(server.url);
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  clock.advance(61_000);
  reply = (words) => sayWishes({ wishes: [], unread: [words] });
});

describe("T51 a faulty answer comes to nothing: the words are as little understood as before", () => {
  const faulty = faultyReadings("be kind to my knees");
  test.each(faulty)("%s", async (_, given) => {
    reply = () => (typeof given === "string" ? { text: given } : given);
    const answer = await ask(KNEES).catch(() => undefined);
    expect(readLeftWishes(KNEES, [], modelReading(answer)).read).toEqual([]);
  });

  let withoutIt: ReturnType<typeof planned> | undefined;
  test.each(faulty.filter((_, at) => IS_NIGHTLY || at % 26 === 0))(
    "and the plan is as without it: %s",
    async (_, given) => {
      withoutIt ??= planned(SELECTION);
      const without = await withoutIt;
      reply = () => (typeof given === "string" ? { text: given } : given);
      const { trip, notes } = await planned({ ...SELECTION, wishText: KNEES });
      expect(trip.tripData.itinerary.map(placesOn)).toEqual(
        without.trip.tripData.itinerary.map(placesOn),
      );
      expect(trip.userSelection).toEqual(without.trip.userSelection);
      expect(notes.join()).toContain(`We didn’t understand “${KNEES}”, so we planned without it.`);
    },
  );

  test("there are enough of them", () => {
    expect(faulty.length).toBeGreaterThanOrEqual(60);
  });
});

test.each([
  [
    "I have waited all my life to see the pyramids and Tutankhamun's mask",
    "see Pyramids of Giza and the Sphinx",
    true,
  ],
  [
    "I'd rather see neither the pyramids nor Tutankhamun's mask, I've been there before",
    "see Pyramids of Giza and the Sphinx",
    false,
  ],
  ["nothing before 11 in the morning", "As you asked: “nothing before 11 in the morning”", true],
])(
  "where nobody can be asked, what is likely wanted comes, and what may be unwanted stays unread: %s",
  async (wishText, understood, isWanted) => {
    const location = { label: "Cairo, Egypt" };
    const request = { ...SELECTION, location, noOfDays: "4", startDate: "2027-11-16" };
    const { notes } = await planned({ ...request, wishText });
    expect(notes.some((note) => note.includes(understood))).toBe(isWanted);
  },
);

test("words that only a model understands are read while the trip is planned, and its notes say what came of them", async () => {
  const asked: string[] = [];
  reply = (words) => {
    asked.push(words);
    return sayWishes({
      wishes: [
        { verb: "pace", pace: "relaxed", words: "do my knees a favour" },
        { verb: "less-walking", words: "do my knees a favour" },
        { verb: "remove", what: "church", words: "spare us yet another church" },
        { verb: "add", what: "views", words: "views are why we came" },
      ],
      unread: ["sing us a song"],
    });
  };
  const wishText =
    "do my knees a favour! no museums on day 1; spare us yet another church. Views are why we came; sing us a song";
  const { trip, notes, events } = await planned({ ...SELECTION, wishText });
  // What the reader reads is not sent along.
  expect(asked).toEqual([
    "do my knees a favour; spare us yet another church; Views are why we came; sing us a song",
  ]);
  expect(events.slice(0, 3)).toMatchObject([
    { type: "reading", step: "wishes" },
    { type: "wishes", unread: ["sing us a song"] },
    { type: "started" },
  ]);
  expect(trip.userSelection).toMatchObject({
    pace: "relaxed",
    interests: ["views"],
    wishes: [{ kind: "walkLess" }, { kind: "none", categories: ["museum"], days: [1] }, {}],
  });
  const kinds = trip.tripData.itinerary.map(({ plan }) => plan.map(({ category }) => category));
  expect(kinds.flat()).not.toContain("worship");
  expect(kinds[0]).not.toContain("museum");
  expect(notes).toEqual(
    expect.arrayContaining([
      "We understood “do my knees a favour” as: relaxed days.",
      "We understood “do my knees a favour” as: less walking.",
      "We understood “Views are why we came” as: more views.",
      "We didn’t understand “sing us a song”, so we planned without it.",
    ]),
  );
  expect(notes.some((note) => note.startsWith("As you asked: “no museums on day 1”"))).toBe(true);
});

test("without a model the reader reads alone, and nobody is asked", async () => {
  const alone = keep(await startTestServer());
  const una = await signIn(alone.url);
  const wishText = "no churches\ndo my knees a favour";
  const { trip, notes, events } = await planned({ ...SELECTION, wishText }, una);
  expect(events.map(({ type }) => type)).not.toContain("reading");
  expect(trip.userSelection.wishes).toMatchObject([{ kind: "none", categories: ["worship"] }]);
  expect(notes).toContain("We didn’t understand “do my knees a favour”, so we planned without it.");
});

test.each([
  ["keine Kirchen", "sanft zu den Knien"],
  ["pas d'églises", "les pieds fatigués"],
  ["nada de iglesias", "los pies ya no dan más"],
])(
  "the reader reads German, French and Spanish, and says it in the traveller's words: %s",
  async (read, unread) => {
    const alone = keep(await startTestServer());
    const una = await signIn(alone.url);
    const wishText = `${read}\n${unread}`;
    const { trip, notes } = await planned({ ...SELECTION, wishText }, una);
    expect(trip.userSelection.wishes).toEqual([
      { kind: "none", categories: ["worship"], text: read },
    ]);
    expect(notes).toContain(`We didn’t understand “${unread}”, so we planned without it.`);
  },
);

test("what the traveller chose on the form goes before what a model reads", async () => {
  reply = () =>
    sayWishes({
      wishes: [{ verb: "pace", pace: "relaxed", words: "our blisters are back" }],
      unread: [],
    });
  const selection = { ...SELECTION, pace: "full", wishText: "our blisters are back" };
  expect((await planned(selection)).trip.userSelection.pace).toBe("full");
});

const UNHEARD = "We didn’t understand “our blisters are back”, so we planned without it.";

// A silent one takes its eight seconds.
test.each<WishReply>(IS_NIGHTLY ? [{ refusal: "503" }, "silence"] : [{ refusal: "503" }])(
  "a model that fails loses nothing but its reading, and is left alone for a minute: %j",
  async (given) => {
    const failing = keep(await startModelServer({ readWish: () => given }));
    const fixed = createTestClock(Date.now());
    const busy = keep(
      await startTestServer({ env: geminiAt(failing), overrides: { clock: fixed } }),
    );
    const una = await signIn(busy.url);
    for (let at = 0; at < 2; at += 1) {
      const { notes } = await planned({ ...SELECTION, wishText: "our blisters are back" }, una);
      expect(notes).toContain(UNHEARD);
    }
    expect(failing.received).toHaveLength(1);
  },
);

test("questions are counted a person: who has asked too often gets a plan by the reader", async () => {
  reply = () =>
    sayWishes({ wishes: [{ verb: "less-walking", words: "our blisters are back" }], unread: [] });
  const userId = await userIdOf(ada);
  const { modelAsker } = server.context;
  for (let at = 0; at < 10; at += 1) {
    await modelAsker?.ask(wishQuestion("our blisters are back"), asker(userId));
  }
  const wanted = { ...SELECTION, wishText: "our blisters are back" };
  expect((await planned(wanted)).notes).toContain(UNHEARD);
  clock.advance(61_000);
  expect((await planned(wanted)).notes).not.toContain(UNHEARD);
});

test("a plan that is stopped while its wishes are read ends, and so does the question", async () => {
  const silent = keep(await startModelServer({ readWish: () => "silence" }));
  const waiting = keep(await startTestServer({ env: geminiAt(silent) }));
  const una = await signIn(waiting.url);
  const id = await start({ ...SELECTION, wishText: "our blisters are back" }, una);
  await expect.poll(() => silent.received.length).toBe(1);
  await cancelGeneration(una, id);
  const events = await (await readEvents(una, id)).rest();
  expect(events.at(-1)?.event).toMatchObject({ type: "failed", code: "cancelled" });
  await expect.poll(() => silent.received[0]?.leftAtMs).toBeDefined();
});

test("a server that takes a plan over keeps to what was read", async () => {
  let answers = 0;
  reply = () => {
    answers += 1;
    return sayWishes({
      wishes: [{ verb: "less-walking", words: "our blisters are back" }],
      unread: [],
    });
  };
  const { generations } = server.context.store;
  const id = randomUUID();
  const nowMs = clock.nowMs();
  const gone = "elsewhere:1:gone";
  const userId = await userIdOf(ada);
  await generations.create({
    id,
    userId,
    idempotencyKey: id,
    request: {
      location: { label: "Lisbon, Portugal" },
      days: 1,
      daysAssumed: false,
      traveler: "2",
      budget: "Comfort",
      wishText: "our blisters are back",
      planner: "guide",
    },
    ownerId: gone,
    leaseUntilMs: nowMs - 1,
    nowMs: nowMs - 20_000,
    maxRunning: 1,
  });
  await generations.append(id, gone, {
    type: "wishes",
    read: [{ kind: "pace", pace: "relaxed", text: "our blisters are back" }],
    unread: [],
  });
  await server.context.runner.takeOverOrphans();
  const events = (await (await readEvents(ada, id)).rest()).map(({ event }) => event);
  const end = events.at(-1);
  if (end?.type !== "saved") throw new Error(JSON.stringify(end));
  expect((await fetchTrip(ada, end.tripId)).userSelection).toMatchObject({ pace: "relaxed" });
  expect(events.filter(({ type }) => type === "wishes")).toHaveLength(1);
  expect(answers).toBe(0);
});

async function userIdOf({ sessionToken }: SignedInClient): Promise<string> {
  const found = await server.context.sessions.find(sessionToken);
  if (found === undefined) throw new Error("they are signed in");
  return found.id;
}

function asker(userId: string) {
  return { userId, reqId: "test", signal: new AbortController().signal };
}

/** The model's answer about words. */
function ask(words: string) {
  const { modelAsker } = server.context;
  if (modelAsker === undefined) throw new Error("there is a model");
  clock.advance(61_000);
  return modelAsker.ask(wishQuestion(words), asker("user"));
}

async function start(selection: unknown, as: SignedInClient): Promise<string> {
  // The guide's plan: the same each time.
  const body = JSON.stringify({ userSelection: selection, planner: "guide" });
  const answer = await postGeneration(as, { body });
  expect(answer.status).toBe(202);
  return generationAcceptedSchema.parse(await answer.json()).id;
}

async function planned(selection: unknown, as = ada) {
  const events = (await (await readEvents(as, await start(selection, as))).rest()).map(
    ({ event }) => event,
  );
  const end = events.at(-1);
  if (end?.type !== "saved") throw new Error(`no trip came of it: ${JSON.stringify(end)}`);
  const trip = await fetchTrip(as, end.tripId);
  const notes = (trip.tripData.notes ?? []).map((note) =>
    typeof note === "string" ? note : (messageText(wordsIn().notes, note) ?? ""),
  );
  return { trip, notes, events };
}

function placesOn({ plan }: { readonly plan: readonly { readonly placeName: string }[] }) {
  return plan.map(({ placeName }) => placeName);
}
