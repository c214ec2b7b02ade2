import { type GenerationEvent, generationEventSchema } from "../../../src/domain/api/generation.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import type { SignedInClient } from "../sign-in/walk.ts";

export type ReadEvent = { readonly id: number; readonly event: GenerationEvent };

export type EventReader = {
  readonly response: Response;
  /** The next event, or undefined at the stream's end. */
  next(): Promise<ReadEvent | undefined>;
  /** Everything up to the stream's end. */
  rest(): Promise<ReadEvent[]>;
  /** Hangs up, as a closed tab would. */
  close(): void;
};

/** Reads a generation's event stream, from the start or after the event it saw last. */
export async function readEvents(
  client: SignedInClient,
  generationId: string,
  lastEventId?: number | string,
): Promise<EventReader> {
  const abort = new AbortController();
  const response = await client.fetch(pathWithId(API_PATHS.generationEvents, generationId), {
    signal: abort.signal,
    ...(lastEventId === undefined ? {} : { headers: { "last-event-id": String(lastEventId) } }),
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`no event stream: ${response.status} ${await response.text()}`);
  }
  const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  async function next(): Promise<ReadEvent | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = parseBlock(block);
        if (event !== undefined) return event;
        continue;
      }
      const { done, value } = await chunks.read();
      if (done) return undefined;
      text += value;
    }
  }

  return {
    response,
    next,
    async rest() {
      const events: ReadEvent[] = [];
      for (let event = await next(); event !== undefined; event = await next()) events.push(event);
      return events;
    },
    close: () => abort.abort(),
  };
}

/** A block of lines: an event, or undefined for a comment or a reconnection time. */
function parseBlock(block: string): ReadEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const at = line.indexOf(":");
    fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
  }
  const data = fields.get("data");
  if (data === undefined) return undefined;
  return { id: Number(fields.get("id")), event: generationEventSchema.parse(JSON.parse(data)) };
}
