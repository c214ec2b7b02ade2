import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "../../../src/domain/errors/app-error.ts";
import { MAX_BODY_BYTES } from "../../../src/domain/wire.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { listTripIds, postGeneration, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
const ada = await signIn(server.url);
afterAll(() => server.close());

async function expectNothingStored(): Promise<void> {
  expect(await server.context.store.records.count("generations")).toBe(0);
  expect(await listTripIds(ada)).toEqual([]);
}

const jsonIn = (charset: string) => ({ "content-type": `application/json; charset=${charset}` });
const whole = JSON.stringify({ userSelection: SELECTION });

describe("T16 A body that is not what was asked for", () => {
  test.each<[string, string, number, ErrorCode]>([
    ["no JSON", "{userSelection:", 400, "bad_request"],
    ["nothing at all", "", 400, "bad_request"],
    ["JSON, but text", '"userSelection"', 400, "bad_request"],
    ["JSON, but null", "null", 400, "bad_request"],
    ["JSON, but a list", `[${whole}]`, 400, "bad_request"],
    ["an object without the selection", "{}", 400, "bad_request"],
    ["a budget of another type", whole.replace('"Comfort"', "4"), 400, "bad_request"],
    ["a budget nobody offers", whole.replace('"Comfort"', '"Royal"'), 400, "bad_request"],
    ["a traveller nobody offers", whole.replace('"2"', '"1000"'), 400, "bad_request"],
    ["days as a list", whole.replace('"3"', '["3"]'), 400, "bad_request"],
    ["a location as text", '{"userSelection":{"location":"Rome"}}', 400, "bad_request"],
    ["a label as a number", whole.replace('"Lisbon, Portugal"', "7"), 400, "bad_request"],
    ["a label too long", whole.replace("Lisbon", "L".repeat(201)), 400, "bad_request"],
    ["more than 64 KB", whole.replace("Lisbon", "L".repeat(MAX_BODY_BYTES)), 413, "body_too_large"],
  ])("%s is refused and stores nothing", async (_name, body, status, code) => {
    await expectError(await postGeneration(ada, { body }), status, code);
    await expectNothingStored();
  });

  test("the largest body that is read is 64 KB", async () => {
    const padding = " ".repeat(MAX_BODY_BYTES - whole.length);
    const invalid = whole.replace("Comfort", "Comfert");
    await expectError(await postGeneration(ada, { body: invalid + padding }), 400, "bad_request");
    await expectError(
      await postGeneration(ada, { body: `${invalid}${padding} ` }),
      413,
      "body_too_large",
    );
  });

  test("the refusal names the field, never its value", async () => {
    const body = whole.replace('"Comfort"', '"my-secret-budget"');
    const { text } = await expectError(await postGeneration(ada, { body }), 400, "bad_request");
    expect(text).toContain("userSelection.budget");
    expect(text).not.toContain("my-secret-budget");
  });

  test.each([
    ["missing", undefined],
    ["too short", "abc"],
    ["too long", "k".repeat(101)],
    ["with a space", "key with spaces"],
    ["sent twice", "twice-12, twice-12"],
  ])("an idempotency key %s is refused and stores nothing", async (_name, key) => {
    const answer = await ada.fetch("/api/generations", {
      method: "POST",
      body: whole,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });
    await expectError(answer, 400, "idempotency_key_missing");
    await expectNothingStored();
  });
});

describe("T20 A body that could be read in two ways", () => {
  const post = (body: BodyInit, headers: Record<string, string>) =>
    ada.fetch("/api/generations", {
      method: "POST",
      body,
      headers: { "idempotency-key": "two-ways-1", "content-type": "application/json", ...headers },
    });

  test.each<[string, BodyInit, Record<string, string>]>([
    ["compressed", brotliCompressSync(whole), { "content-encoding": "br" }],
    ["called compressed, though it isn't", whole, { "content-encoding": "gzip" }],
    ["in UTF-16", Buffer.from(whole, "utf16le"), jsonIn("utf-16")],
    ["called UTF-16, though it isn't", whole, jsonIn("UTF-16LE")],
    ["in a charset that it doesn't say", whole, jsonIn("")],
    [
      "in two charsets",
      whole,
      { "content-type": "application/json; charset=utf-8;charset=latin1" },
    ],
  ])("%s is refused and stores nothing", async (_name, body, headers) => {
    await expectError(await post(body, headers), 415, "unsupported_media_type");
    await expectNothingStored();
  });

  test("that isn't UTF-8 is refused and stores nothing", async () => {
    const latin1 = Buffer.from(whole.replace("Lisbon", "C\u00f3rdoba"), "latin1");
    const { text } = await expectError(await post(latin1, {}), 400, "bad_request");
    expect(text).toContain("UTF-8");
    await expectNothingStored();
  });

  test.each(["utf-8", "UTF-8", '"utf-8"', "utf8"])(
    "in UTF-8 by name (%s) is read",
    async (name) => {
      const broken = whole.replace("Comfort", "Comfert");
      const { text } = await expectError(await post(broken, jsonIn(name)), 400, "bad_request");
      expect(text).toContain("userSelection.budget");
    },
  );
});

describe("a refusal says what would fit:", () => {
  const refusal = async (userSelection: object) => {
    const body = JSON.stringify({ userSelection: { ...SELECTION, ...userSelection } });
    return (await expectError(await postGeneration(ada, { body }), 400, "bad_request")).text;
  };

  test("a choice of several", async () => {
    expect(await refusal({ traveler: "1000" })).toContain(
      "userSelection.traveler should be one of 1, 2, 3, 4, 5+",
    );
  });

  test("a type of several", async () => {
    expect(await refusal({ noOfDays: [3] })).toContain(
      "userSelection.noOfDays should be of type number or string",
    );
  });

  test("how many characters", async () => {
    const label = "L".repeat(201);
    expect(await refusal({ location: { label } })).toContain(
      "userSelection.location.label must have at most 200 characters",
    );
  });

  test("how large a number", async () => {
    const answer = await ada.fetch("/api/trips/1700000000000", {
      method: "PATCH",
      headers: { "idempotency-key": "large-number", "if-match": "*" },
      body: JSON.stringify({ edits: [{ kind: "set-stay", placeId: "place-0-0", minutes: 1441 }] }),
    });
    const { text } = await expectError(answer, 400, "bad_request");
    expect(text).toContain("edits.0.minutes must be at most 1440");
  });
});

describe("a selection that can't be planned", () => {
  test.each([0, -1, 2.5, 31, "abc", "0", "-1", "2.5", "31", "1e99", "Infinity", "3 days"])(
    "%j days are refused in words that name the bounds, and store nothing",
    async (noOfDays) => {
      const answer = await postGeneration(ada, { selection: { ...SELECTION, noOfDays } });
      const { text } = await expectError(answer, 422, "days_out_of_range");
      expect(text).toBe("Enter a whole number of days from 1 to 30.");
      await expectNothingStored();
    },
  );

  test.each([
    ["no budget", { ...SELECTION, budget: undefined }],
    ["an empty budget", { ...SELECTION, budget: "" }],
    ["no traveller", { ...SELECTION, traveler: undefined }],
    ["an empty traveller", { ...SELECTION, traveler: "" }],
    ["six days and no location", { ...SELECTION, noOfDays: 6, location: undefined }],
    [
      "six days and a blank location",
      { ...SELECTION, noOfDays: 6, location: { label: " \u200b " } },
    ],
    ["nothing chosen", {}],
  ])(
    "%s is refused with the specification's words, and stores nothing",
    async (_name, selection) => {
      const answer = await postGeneration(ada, { selection });
      const { text } = await expectError(answer, 422, "required_selection_missing");
      expect(text).toBe("Please fill all the details");
      await expectNothingStored();
    },
  );
});
