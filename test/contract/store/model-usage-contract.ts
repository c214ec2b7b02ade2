import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ModelRequest, ModelUsage } from "../../../src/server/model/model-client.ts";
import type { ChatProtocol } from "../../../stand-in/chat-protocol.ts";
import { THOUGHT } from "../../../stand-in/choose-delivery.ts";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { type ModelClientSubject, requestFor } from "../planner/model-client-contract.ts";

/** A busy machine is silent for a while, too. */
const DEADLINES = { thinkingMs: 60_000, silenceMs: 60_000 };
/** For servers that fall silent. */
const SHORT_DEADLINES = { thinkingMs: 500, silenceMs: 500 };
/** As stated in the README of tiktoken and in Google's guide to Gemini's tokens. */
const BYTES_A_TOKEN = 4;

export type ModelUsageSubject = Pick<ModelClientSubject, "name" | "create" | "basePath"> & {
  /** A client of another model, which tells its thoughts in another way. */
  readonly otherThinker?: ModelUsageSubject["create"];
  readonly protocol: ChatProtocol;
  /** The stand-in's count at an answer's end. */
  readonly whole: ModelUsage;
  /** Its count after so much of an answer; left out where it counts only at the end. */
  readonly toldAfter: (text: string) => Partial<ModelUsage>;
  /** Whether it tells of its thoughts, so that they are counted before it counts them. */
  readonly tellsThoughts: boolean;
  /** Of a prompt that it would not answer; undefined where that is an error with a status. */
  readonly blockedPrompt: ModelUsage | undefined;
};

/** The usage that every model client reports of its calls, proved over real HTTP. */
export function modelUsageContract(subject: ModelUsageSubject): void {
  describe(`${subject.name}'s tokens`, () => {
    let server: ModelServer;
    beforeAll(async () => {
      server = await startModelServer();
    });
    afterAll(() => server.close());

    /** Reads an answer until `stopAfter` pieces have come, or to its end. */
    async function take(
      fault: string,
      how: {
        url?: string;
        stopAfter?: number;
        stop?: "abort" | "leave";
        create?: ModelUsageSubject["create"];
      } = {},
    ) {
      const {
        url = server.url,
        create = subject.create,
        stopAfter = Number.POSITIVE_INFINITY,
        stop = "leave",
      } = how;
      const deadlines = /stalled|silent/.test(fault) ? SHORT_DEADLINES : DEADLINES;
      const settings = { baseUrl: url + subject.basePath, apiKey: "key", deadlines };
      const request = requestFor(`Lisbon ${fault}`);
      const abort = new AbortController();
      const reported: ModelUsage[] = [];
      const pieces = create(settings).stream(request, {
        signal: abort.signal,
        reportUsage: (usage) => reported.push(usage),
      });
      let text = "";
      try {
        let count = 0;
        for await (const piece of pieces) {
          text += piece;
          count += 1;
          if (count === stopAfter && stop === "leave") break;
          if (count === stopAfter) abort.abort(new Error("cancelled"));
        }
      } catch {
        // What it failed with is model-client-contract.ts's matter.
      }
      return { text, request, reported };
    }

    /** The usage guessed from the lengths of the texts. */
    function guessAfter({ text, request }: { text: string; request: ModelRequest }): ModelUsage {
      return {
        inputTokens: tokensIn(
          request.system + request.messages.map((message) => message.text).join(""),
          JSON.stringify(request.schema),
        ),
        outputTokens: tokensIn(subject.tellsThoughts ? THOUGHT : "", text),
      };
    }

    /** The provider's count, and a guess for the rest. */
    function usageAfter(taken: { text: string; request: ModelRequest }): ModelUsage {
      return { ...guessAfter(taken), ...subject.toldAfter(taken.text) };
    }

    test("are what the provider tells of a whole answer, told once", async () => {
      expect((await take("")).reported).toEqual([subject.whole]);
      // A refusal that is mended by asking otherwise is none of them.
      expect((await take("fault:no-sampling")).reported).toEqual([subject.whole]);
    });

    test.each(["abort", "leave"] as const)(
      "of an answer that is given up in the middle (%s) are those so far",
      async (stop) => {
        const taken = await take("fault:stalled", { stopAfter: 12, stop });
        expect(taken.text.length).toBeGreaterThan(100);
        expect(taken.reported).toEqual([usageAfter(taken)]);
      },
    );

    test.each(["stalled", "cut-event", "error-bare", "bad-utf8"])(
      "of an answer that breaks off by %s are those so far",
      async (fault) => {
        const taken = await take(`fault:${fault}`);
        expect(taken.text.length).toBeGreaterThan(100);
        expect(taken.reported).toEqual([usageAfter(taken)]);
      },
    );

    test("of an answer cut in its first word are its thoughts", async () => {
      for (const create of [subject.create, subject.otherThinker ?? subject.create]) {
        await take("", { create });
        const before = subject.protocol.opening(server.received.at(-1)?.body, THOUGHT);
        const bytes = before.reduce((sum, piece) => sum + Buffer.byteLength(piece.bytes), 0);
        const taken = await take(`fault:cut-${bytes + 8}`, { create });
        expect(taken.text).toBe("");
        expect(taken.reported).toEqual([guessAfter(taken)]);
      }
    });

    test("of a question that we no longer wait for are what was asked", async () => {
      const { reported } = await take("fault:silent");
      const [usage] = reported;
      expect(reported).toHaveLength(1);
      expect(usage?.outputTokens).toBe(0);
      const asked = JSON.stringify(server.received.at(-1)?.body).length / BYTES_A_TOKEN;
      expect(usage?.inputTokens).toBeLessThan(asked);
      expect(usage?.inputTokens).toBeGreaterThan(asked * 0.7);
    });

    test("of an answer that is blocked are billed, too", async () => {
      for (const fault of ["safety", "other"]) {
        expect((await take(`fault:${fault}`)).reported).toEqual([subject.whole]);
      }
      const { reported } = await take("fault:blocked");
      expect(reported).toEqual(subject.blockedPrompt === undefined ? [] : [subject.blockedPrompt]);
    });

    test("are none where a status refuses, nobody is there, or someone else answers", async () => {
      for (const fault of ["400", "401", "429", "500", "503", "gzip-bomb-500", "refused", "html"]) {
        expect([fault, (await take(`fault:${fault}`)).reported]).toEqual([fault, []]);
      }
      const gone = await startModelServer();
      await gone.close();
      expect((await take("", { url: gone.url })).reported).toEqual([]);
    });

    test("are none of a call that was cancelled before it began", async () => {
      const settings = {
        baseUrl: server.url + subject.basePath,
        apiKey: "key",
        deadlines: DEADLINES,
      };
      const reported: ModelUsage[] = [];
      const pieces = subject.create(settings).stream(requestFor("Lisbon"), {
        signal: AbortSignal.abort(new Error("cancelled")),
        reportUsage: (usage) => reported.push(usage),
      });
      await expect(pieces.next()).rejects.toThrow("cancelled");
      expect(reported).toEqual([]);
    });
  });
}

function tokensIn(...texts: readonly string[]): number {
  return Math.ceil(Buffer.byteLength(texts.join("")) / BYTES_A_TOKEN);
}
