import type { ChatProtocol, FinishKind, HttpAnswer, StreamPiece } from "./chat-protocol.ts";
import type { FaultName } from "./fault.ts";
import type { AskedSlice } from "./read-prompt.ts";
import { writePlan } from "./write-plan.ts";

/** The bytes that go back over the wire, good or bad. */
export type Delivery =
  | { readonly kind: "answer"; readonly answer: HttpAnswer }
  | {
      readonly kind: "stream";
      readonly pieces: readonly StreamPiece[];
      /** `cut` destroys the socket, `short` ends the answer in order but too early. */
      readonly ending: "end" | "short" | "cut" | "hang";
      /** A silence after the pieces before this one. */
      readonly pause?: { readonly before: number; readonly ms: number };
      /** How many bytes are sent; undefined sends all. */
      readonly sentBytes?: number;
    }
  | { readonly kind: "hang-up" }
  | { readonly kind: "silence" }
  /** One block over and over until 50 MB are out. */
  | { readonly kind: "flood"; readonly start: string; readonly block: string }
  | { readonly kind: "gzip-bomb"; readonly status: number };

/** How long a model thinks under `thinks` without telling anything of it. */
export const THINKING_MS = 700;
/** The thoughts before an answer, where they are told. */
export const THOUGHT = "The traveller wants {a plan}. Let me think about “hotels” first.";
/** A model stops here under `max-tokens`: after the hotels and a day or two. */
const MAX_TOKENS_CHARACTERS = 2600;
const NOTES =
  "\n\nNotes:\n\n- Book the **Old Museum** some days ahead.\n- Trams are slow at noon; walk instead.";

/** The stand-in's behaviour for one request. */
export function chooseDelivery(
  protocol: ChatProtocol,
  slice: AskedSlice,
  facts: { fault: FaultName | undefined; body: unknown; key: string },
): Delivery {
  const { fault, body, key } = facts;
  const json = JSON.stringify(writePlan(slice));
  const good = streamOf(protocol, body, json, "stop");
  if (fault === undefined) return good;
  if (fault.startsWith("cut-") && fault !== "cut-event" && fault !== "cut-utf8") {
    return { ...good, ending: "cut", sentBytes: Number(fault.slice(4)) };
  }
  if (fault.startsWith("no-")) return refuseField(protocol, fault, body) ?? good;
  switch (fault) {
    case "400":
    case "401":
    case "403":
    case "404":
    case "408":
    case "429":
    case "429-day":
    case "500":
    case "502":
    case "503":
    case "504":
      return { kind: "answer", answer: protocol.refusal(fault) };
    case "429-wait":
      return { kind: "answer", answer: protocol.refusal("429", undefined, 7) };
    case "429-long":
      return { kind: "answer", answer: protocol.refusal("429", undefined, 3600) };
    case "key-echo":
      return { kind: "answer", answer: protocol.keyEcho(key) };
    case "refused":
      return { kind: "hang-up" };
    case "silent":
      return { kind: "silence" };
    case "thinks": {
      // The headers are out, and what comes before the text, but for the thoughts.
      const [opening] = protocol.opening(body, THOUGHT);
      const pieces = [
        ...(opening === undefined ? [] : [opening]),
        ...answerOf(protocol, body, json),
      ];
      const before = pieces.findIndex(({ text }) => text !== undefined);
      return { kind: "stream", pieces, ending: "end", pause: { before, ms: THINKING_MS } };
    }
    case "stalled":
      return { ...good, pieces: firstHalf(good.pieces), ending: "hang" };
    case "cut-event":
      return { ...good, pieces: firstHalf(good.pieces), ending: "short" };
    case "cut-utf8":
      return { ...good, ending: "short", sentBytes: insideACharacter(good.pieces) };
    case "error-bare":
    case "error-data": {
      const error = protocol.streamError(fault === "error-bare" ? "bare" : "data");
      return { ...good, pieces: [...firstHalf(good.pieces), error] };
    }
    case "bad-sse":
      return { ...good, pieces: [...firstHalf(good.pieces), { bytes: "data: {oops\n\n" }] };
    case "bad-utf8": {
      const bytes = Uint8Array.from([
        ...Buffer.from('data: {"a":"'),
        0xff,
        0xfe,
        0x22,
        0x7d,
        10,
        10,
      ]);
      return { ...good, pieces: [...firstHalf(good.pieces), { bytes }] };
    }
    case "comments":
      return {
        ...good,
        pieces: good.pieces.flatMap((piece, index) => {
          const { keepAlive } = protocol;
          const bytes = keepAlive[index % keepAlive.length];
          return bytes === undefined ? [piece] : [{ bytes }, piece];
        }),
      };
    case "blocked":
    case "blocked-unsaid":
      return { kind: "answer", answer: protocol.blockedPrompt(fault === "blocked") };
    case "html":
      return {
        kind: "answer",
        answer: {
          status: 200,
          headers: { "content-type": "text/html" },
          body: "<!doctype html><title>Sign in to the Wi-Fi</title><p>Welcome!</p>",
        },
      };
    case "huge-event":
      return { kind: "flood", start: 'data: {"x":"', block: "a".repeat(64 * 1024) };
    case "huge-text":
      return { kind: "flood", start: "", block: blockOf(protocol, body, '{"a":[{"b":1}]},') };
    case "gzip-bomb":
      return { kind: "gzip-bomb", status: 200 };
    case "gzip-bomb-500":
      return { kind: "gzip-bomb", status: 500 };
    default:
      return badText({ protocol, body, slice, fault, json });
  }
}

/** Refuses a field that was sent; `no-optional` refuses whichever comes first of all of them. */
function refuseField(protocol: ChatProtocol, fault: string, body: unknown): Delivery | undefined {
  const { refusable } = protocol;
  const fields = fault === "no-optional" ? Object.values(refusable) : [refusable[fault]];
  const refused = fields.find((field) => field?.isSent(body));
  return refused === undefined ? undefined : { kind: "answer", answer: refused.refusal };
}

/** Faults of the model's text, not of its delivery. */
function badText({
  protocol,
  body,
  slice,
  fault,
  json,
}: {
  protocol: ChatProtocol;
  body: unknown;
  slice: AskedSlice;
  fault: FaultName;
  json: string;
}): Delivery {
  const say = (text: string, finish: FinishKind = "stop") => streamOf(protocol, body, text, finish);
  const cutShort = json.slice(0, json.length * 0.3);
  switch (fault) {
    case "bad-json":
      return say(json.replace('"itinerary":', '"itinerary":<oops> '));
    case "wrong-shape":
      return say('{"answer":"It is lovely there","cities":[{"name":"Somewhere"}],"count":1}');
    case "repeats":
      return say(JSON.stringify(repeatedPlan(slice)));
    case "notes":
      return say(json + NOTES);
    case "fence":
      return say(`\`\`\`json\n${json}\n\`\`\`\n`);
    case "prose":
      return say(`Sure! Here is the plan {as you asked} [draft]:\n\n${json}\n\nHave a good trip!`);
    case "nested":
      return say(JSON.stringify({ status: "ok", tripData: JSON.parse(json) }));
    case "empty":
      return say("");
    case "thoughts":
      return {
        kind: "stream",
        pieces: [...protocol.opening(body, "Let me think. {}"), ...protocol.end("stop", body)],
        ending: "end",
      };
    case "continuation":
    case "max-tokens":
      return json.length <= MAX_TOKENS_CHARACTERS
        ? say(json)
        : say(json.slice(0, MAX_TOKENS_CHARACTERS), fault);
    case "safety":
    case "recitation":
    case "language":
    case "other":
    case "given-up":
      return say(cutShort, fault);
    case "finish-unknown":
      return say(cutShort, "unknown");
    default:
      throw new Error(`nobody has written the fault ${fault}`);
  }
}

/** A text as the provider streams it, after a thought where the request lets it be told. */
export function streamOf(protocol: ChatProtocol, body: unknown, text: string, finish: FinishKind) {
  return {
    kind: "stream",
    pieces: [...protocol.opening(body, THOUGHT), ...answerOf(protocol, body, text, finish)],
    ending: "end",
  } as const;
}

function answerOf(
  protocol: ChatProtocol,
  body: unknown,
  text: string,
  finish: FinishKind = "stop",
): StreamPiece[] {
  return [
    ...unevenTexts(text).map(({ piece, before }) => protocol.text(piece, before, body)),
    ...protocol.end(finish, body),
  ];
}

/** Texts of 1 to 97 characters, none ending inside a surrogate pair. */
function unevenTexts(text: string): { piece: string; before: number }[] {
  const texts: { piece: string; before: number }[] = [];
  const characters = [...text];
  for (let at = 0, step = 1; at < characters.length; at += step) {
    step = 1 + ((at * 31 + 17) % 97);
    texts.push({ piece: characters.slice(at, at + step).join(""), before: at });
  }
  return texts;
}

function firstHalf<T>(items: readonly T[]): T[] {
  return items.slice(0, Math.ceil(items.length / 2));
}

/** A byte position past the middle that has the first byte of a character before it, the second after. */
function insideACharacter(pieces: readonly StreamPiece[]): number {
  const bytes = Buffer.concat(pieces.map(({ bytes }) => Buffer.from(bytes)));
  return bytes.findIndex((byte, index) => index > bytes.length / 2 && byte >= 0xc0) + 1;
}

function blockOf(protocol: ChatProtocol, body: unknown, text: string): string {
  const { bytes } = protocol.text(text, 0, body);
  return String(bytes).repeat(Math.ceil((64 * 1024) / bytes.length));
}

/** The first days of the trip again, whichever were requested. */
function repeatedPlan(slice: AskedSlice) {
  const lastDay = slice.lastDay - slice.firstDay + 1;
  return writePlan({ ...slice, firstDay: 1, lastDay, usedPlaces: [] });
}
