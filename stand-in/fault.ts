/** Every way the stand-in can misbehave, named by a word in the destination: "Lisbon fault:503@2x1". */
export const FAULTS = [
  "400",
  "401",
  "403",
  "404",
  "408",
  "429",
  "429-wait",
  "429-long",
  "429-day",
  "500",
  "502",
  "503",
  "504",
  "key-echo",
  "refused",
  "silent",
  "thinks",
  "stalled",
  "cut-event",
  "cut-utf8",
  "error-bare",
  "error-data",
  "bad-json",
  "bad-sse",
  "bad-utf8",
  "comments",
  "wrong-shape",
  "repeats",
  "notes",
  "fence",
  "prose",
  "nested",
  "empty",
  "thoughts",
  "safety",
  "recitation",
  "language",
  "max-tokens",
  "continuation",
  "other",
  "given-up",
  "finish-unknown",
  "blocked",
  "blocked-unsaid",
  "html",
  "huge-event",
  "huge-text",
  "gzip-bomb",
  "gzip-bomb-500",
  "no-temperature",
  "no-sampling",
  "no-thinking-level",
  "no-thinking",
  "no-reasoning",
  "no-response-format",
  "no-json-mode",
  "no-store",
  "no-max-tokens",
  "no-stream-options",
  "no-optional",
] as const;

export type FaultName = (typeof FAULTS)[number] | `cut-${number}`;

export type Fault = {
  readonly name: FaultName;
  /** Which slice of the trip it hits; undefined hits all. */
  readonly slice: number | undefined;
  /** How many calls it hits before the server is well again; undefined never ends. */
  readonly times: number | undefined;
};

const WORD = /fault:([a-z\d-]+?)(?:@(\d+))?(?:x(\d+))?(?![a-z\d@-])/i;

/** Reads the fault that a destination asks for; undefined when it names none. @throws for an unknown name. */
export function readFault(destination: string): Fault | undefined {
  const match = WORD.exec(destination);
  if (match === null) return undefined;
  const [, word = "", slice, times] = match;
  return {
    name: faultName(word.toLowerCase()),
    slice: slice === undefined ? undefined : Number(slice),
    times: times === undefined ? undefined : Number(times),
  };
}

function faultName(word: string): FaultName {
  const known = FAULTS.find((name) => name === word);
  if (known !== undefined) return known;
  const cutAt = /^cut-(\d+)$/.exec(word)?.[1];
  if (cutAt !== undefined) return `cut-${Number(cutAt)}`;
  throw new Error(`there is no fault "${word}"; there are ${FAULTS.join(", ")} and cut-<bytes>`);
}
