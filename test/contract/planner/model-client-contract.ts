import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLAN_JSON_SCHEMA, planChat, SYSTEM_PROMPT } from "../../../src/domain/plan/plan-prompt.ts";
import {
  type ModelClient,
  type ModelEnd,
  ModelError,
  type ModelRequest,
} from "../../../src/server/model/model-client.ts";
import type { EventsDeadlines } from "../../../src/server/model/post-for-events.ts";
import { THINKING_MS } from "../../../stand-in/choose-delivery.ts";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { writePlan } from "../../../stand-in/write-plan.ts";

const KEY = "AQ.contract-key";
/** No call waits so long that is given up or cancelled, nor does a busy machine take so long to see to it. */
const PROMPT_MS = 20_000;
const DEADLINES: EventsDeadlines = { thinkingMs: 60_000, silenceMs: 60_000 };

export type ClientSettings = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly deadlines: EventsDeadlines;
};

export type ModelClientSubject = {
  readonly name: string;
  readonly create: (settings: ClientSettings) => ModelClient;
  /** From the server's address to what the client is given. */
  readonly basePath: string;
  /** From the base URL to where the call goes, as error texts have it. */
  readonly callPath: string;
  /** Each refusal in this provider's words. */
  readonly messages: Readonly<Record<string, string>>;
};

/** The behaviour of every model client, proved over real HTTP. */
export function modelClientContract(subject: ModelClientSubject): void {
  describe(`${subject.name} as a model client`, () => {
    let server: ModelServer;
    beforeAll(async () => {
      server = await startModelServer();
    });
    afterAll(() => server.close());

    const clientOf = (url = server.url, deadlines = DEADLINES) =>
      subject.create({ baseUrl: url + subject.basePath, apiKey: KEY, deadlines });
    const callUrl = (url = server.url) => url + subject.basePath + subject.callPath;
    const failure = async (fault: string) => {
      const error = await readAll(clientOf(), requestFor(`Lisbon fault:${fault}`)).catch(
        (reason: unknown) => reason,
      );
      if (!(error instanceof ModelError)) throw new Error(`no ModelError but ${String(error)}`);
      return error;
    };

    test("the text is what was sent, wherever the bytes were cut, and thoughts are not in it", async () => {
      // Events may begin with a comment.
      for (const destination of ["Lisbon", "Lisbon fault:comments"]) {
        const { text } = await readAll(clientOf(), requestFor(destination));
        const slice = server.received.at(-1)?.slice;
        if (slice === undefined) throw new Error("the stand-in could not read the request");
        expect(text).toBe(JSON.stringify(writePlan(slice)));
      }
    });

    test("the end tells why it ended, and the model", async () => {
      const { end } = await readAll(clientOf(), requestFor("Lisbon"));
      expect(end.finish).toBe("stop");
      expect(end.modelVersion).toBeTruthy();
    });

    test.each(["max-tokens", "continuation"])(
      "an answer that stops at a limit (%s) ends as length",
      async (fault) => {
        const { text, end } = await readAll(clientOf(), requestFor(`Lisbon fault:${fault}`));
        expect(end.finish).toBe("length");
        expect(text).toHaveLength(2600);
      },
    );

    test.each([
      ["400", "400 Bad Request", "refused", false],
      ["401", "401 Unauthorized", "refused", false],
      ["403", "403 Forbidden", "refused", false],
      ["404", "404 Not Found", "refused", false],
      ["408", "408 Request Timeout", "unreachable", true],
      ["429", "429 Too Many Requests", "busy", true],
      ["500", "500 Internal Server Error", "busy", true],
      ["502", "502 Bad Gateway", "busy", true],
      ["503", "503 Service Unavailable", "busy", true],
      ["504", "504 Gateway Timeout", "unreachable", true],
    ] as const)(
      "a %s is reported in the specification's words",
      async (fault, status, trouble, retryable) => {
        expect(await failure(fault)).toMatchObject({
          message: `Error fetching from ${callUrl()}: [${status}] ${subject.messages[fault]}`,
          trouble,
          retryable,
          retryAfterMs: undefined,
        });
      },
    );

    test("the wait that the provider asks for is kept, one beyond a minute is not waited for", async () => {
      expect(await failure("429-wait")).toMatchObject({ retryAfterMs: 7000, retryable: true });
      expect(await failure("429-long")).toMatchObject({ retryable: false });
      // A day's quota, beside which a wait of seconds may be named; or an account without money.
      expect(await failure("429-day")).toMatchObject({ retryable: false });
    });

    test.each(["cut-event", "cut-utf8", "cut-333", "bad-utf8", "html", "huge-event", "gzip-bomb"])(
      "a stream broken by %s can't be parsed",
      async (fault) => {
        expect(await failure(fault)).toMatchObject({
          message: "Failed to parse stream",
          trouble: "broken",
          retryable: true,
        });
      },
    );

    test("an event that is no JSON is named", async () => {
      expect(await failure("bad-sse")).toMatchObject({
        message: 'Error parsing JSON response: "{oops"',
        trouble: "broken",
      });
    });

    test.each(["error-bare", "error-data"])(
      "an error in mid-stream (%s) is the provider's own",
      async (fault) => {
        const error = await failure(fault);
        expect(error).toMatchObject({ trouble: "busy", retryable: true });
        expect(error.message).toBe(
          `Error fetching from ${callUrl()}:${subject.messages.midStream}`,
        );
      },
    );

    test("a candidate that is blocked for safety is reported in the specification's words", async () => {
      expect(await failure("safety")).toMatchObject({
        message: "Candidate was blocked due to SAFETY",
        trouble: "blocked",
        retryable: false,
      });
    });

    test.each(["other", "finish-unknown"])(
      "an end by %s is reported in our words",
      async (fault) => {
        const error = await failure(fault);
        expect(error.message).toMatch(/^Candidate was ended by \w+(?:: .+)?$/);
        expect(error.trouble).toBe("blocked");
      },
    );

    test("an answer that the provider gave up is asked for again", async () => {
      expect(await failure("given-up")).toMatchObject({ retryable: true });
    });

    test("a blocked prompt is reported in the specification's words, said why or not", async () => {
      expect(await failure("blocked")).toMatchObject({
        message: `Response was blocked due to ${subject.messages.blocked}`,
        trouble: "blocked",
      });
      expect(await failure("blocked-unsaid")).toMatchObject({
        message: `Response was blocked due to ${subject.messages.blockedUnsaid}`,
        trouble: "blocked",
        isFinal: true,
      });
    });

    test("a model that thinks in silence is waited for longer than between two pieces of its text", async () => {
      const deadlines = { thinkingMs: 20 * THINKING_MS, silenceMs: 0.9 * THINKING_MS };
      const { end } = await readAll(
        clientOf(server.url, deadlines),
        requestFor("Lisbon fault:thinks"),
      );
      expect(end.finish).toBe("stop");
      const stalled = readAll(clientOf(server.url, deadlines), requestFor("Lisbon fault:stalled"));
      await expect(stalled).rejects.toMatchObject({ trouble: "unreachable" });
    });

    test.each(["silent", "stalled"])("a server that falls %s is given up", async (fault) => {
      const startedAtMs = performance.now();
      const client = clientOf(server.url, { thinkingMs: 300, silenceMs: 300 });
      await expect(readAll(client, requestFor(`Lisbon fault:${fault}`))).rejects.toMatchObject({
        message: `Error fetching from ${callUrl()}: no answer in time`,
        trouble: "unreachable",
        retryable: true,
      });
      expect(performance.now() - startedAtMs).toBeLessThan(PROMPT_MS);
    });

    test("a connection that is refused or dropped names its cause", async () => {
      expect(await failure("refused")).toMatchObject({
        message: `Error fetching from ${callUrl()}: other side closed`,
        trouble: "unreachable",
      });
      const closed = await startModelServer();
      await closed.close();
      await expect(readAll(clientOf(closed.url), requestFor("Lisbon"))).rejects.toMatchObject({
        message: expect.stringContaining("ECONNREFUSED"),
        retryable: true,
      });
    });

    test("a cancelled call ends at once with the signal's reason, and hangs up", async () => {
      const slow = await startModelServer({ paceMs: 20 });
      const abort = new AbortController();
      const reason = new Error("the traveller left");
      const pieces = clientOf(slow.url).stream(requestFor("Lisbon"), { signal: abort.signal });
      await pieces.next();
      const abortedAtMs = performance.now();
      abort.abort(reason);
      await expect(drain(pieces)).rejects.toBe(reason);
      expect(performance.now() - abortedAtMs).toBeLessThan(PROMPT_MS);
      await expect.poll(() => slow.received[0]?.leftAtMs).toBeLessThan(abortedAtMs + PROMPT_MS);
      await slow.close();
    });

    test("a reader that stops early hangs up", async () => {
      const slow = await startModelServer({ paceMs: 20 });
      for await (const piece of clientOf(slow.url).stream(requestFor("Lisbon"), noSignal())) {
        expect(piece).not.toBe("");
        break;
      }
      await expect.poll(() => slow.received[0]?.leftAtMs).toBeGreaterThan(0);
      await slow.close();
    });

    test("a key that the server repeats, or that can't be sent, is in no text", async () => {
      const echoed = await failure("key-echo");
      expect(echoed.message).toContain(subject.messages.keyEcho);
      expect(allTexts(echoed) + JSON.stringify(echoed)).not.toContain(KEY);
      const apiKey = "AQ.broken\nkey";
      const settings = { baseUrl: server.url + subject.basePath, apiKey, deadlines: DEADLINES };
      const error = await readAll(subject.create(settings), requestFor("Lisbon")).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ModelError);
      expect(allTexts(error)).not.toContain("AQ.broken");
    });
  });
}

/** A request for four days of a trip. */
export function requestFor(destination: string): ModelRequest {
  const slice = {
    destination,
    totalDays: 4,
    firstDay: 1,
    lastDay: 4,
    traveler: "2",
    budget: "Comfort",
    placesPerDay: 4,
    hotels: [],
    usedPlaces: [],
    problems: [],
  };
  return { system: SYSTEM_PROMPT, messages: planChat(slice), schema: PLAN_JSON_SCHEMA };
}

async function readAll(client: ModelClient, request: ModelRequest) {
  return drain(client.stream(request, noSignal()));
}

async function drain(pieces: AsyncGenerator<string, ModelEnd, void>) {
  let text = "";
  for (;;) {
    const piece = await pieces.next();
    if (piece.done === true) return { text, end: piece.value };
    text += piece.value;
  }
}

function noSignal() {
  return { signal: new AbortController().signal };
}

/** Everything of an error that a log could write. */
function allTexts(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${error.stack} ${error.cause === undefined ? "" : allTexts(error.cause)}`;
}
