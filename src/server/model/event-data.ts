import { createParser } from "eventsource-parser";
import { parseJson } from "../lib/parse-json.ts";
import { brokenStream, type ModelError } from "./model-client.ts";
import { providerError } from "./provider-error.ts";

/** The limit of one event and of one line. Pieces are small; a longer one is broken. */
const MAX_EVENT_CHARACTERS = 256 * 1024;
/** A field that the standard does not know, and wants ignored. */
const OTHER_FIELD = /^[\w-]+:/;
/** But for this one: llama.cpp sent errors so until autumn 2025. */
const ERROR_FIELD = /^error: ?(\{.*)/;
const DONE = "[DONE]";

/** Takes a stream's text piece by piece and gives the data of its events. */
export type EventData = {
  /** @throws ModelError after the data before it, where there is text between two events. */
  read(text: string): Generator<string, void, void>;
  /** Ends the stream. @throws ModelError where an event was cut. */
  end(): void;
  /** Whether the server has sent its end mark. */
  readonly isDone: () => boolean;
};

/**
 * Reads server-sent events strictly: text that is neither event nor comment is an error, and so is
 * an event without its end. Comments are allowed anywhere. It buffers an event and a line at most.
 *
 * @param url appears in error texts.
 */
export function createEventData(url: string): EventData {
  const found: string[] = [];
  /** Lines that belong to no event: a bare error object, or rubbish. */
  let stray = "";
  let isStrayBeforeEvent = false;
  let isTooLong = false;
  let isDone = false;
  /** The line that has not ended. */
  let line = "";
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent({ data }) {
      if (isDone) return;
      if (stray !== "") isStrayBeforeEvent = true;
      else if (data.trim() === DONE) isDone = true;
      else found.push(data);
    },
    onError({ type, line: wrong = "" }) {
      if (type === "max-buffer-size-exceeded") isTooLong = true;
      else if (type === "unknown-field") {
        const error = ERROR_FIELD.exec(wrong)?.[1];
        if (error !== undefined) stray += `{"error":${error}}\n`;
        else if (!OTHER_FIELD.test(wrong)) stray += `${wrong}\n`;
      }
    },
  });

  return {
    *read(text) {
      // The parser gets whole lines: it would silently drop a line in pieces that is no field.
      const end = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
      const whole = end === 0 ? "" : line + text.slice(0, end);
      line = end === 0 ? line + text : text.slice(end);
      if (whole !== "") parser.feed(whole);
      yield* found.splice(0);
      if (isStrayBeforeEvent) throw strayError();
      if (isTooLong || line.length + stray.length > MAX_EVENT_CHARACTERS) throw brokenStream();
    },
    end() {
      if (isDone) return;
      parser.feed(`${line}\n`);
      if (stray !== "") throw strayError();
      parser.feed("\n");
      // An event that only now ends was cut.
      if (found.length > 0 || isTooLong) throw brokenStream();
    },
    isDone: () => isDone,
  };

  function strayError(): ModelError {
    return providerError(url, parseJson(stray)) ?? brokenStream();
  }
}
