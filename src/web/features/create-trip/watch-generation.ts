import {
  type GenerationEvent,
  generationEventSchema,
  isGenerationEnd,
} from "../../../domain/api/generation.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { type ApiProblem, callApi, outdatedPage } from "../../lib/api-client.ts";

const REOPEN_AFTER_MS = 2_000;
/** After these there is nothing left to watch; after any other refusal the plan still goes on. */
const FINAL_REFUSALS: readonly ApiProblem["code"][] = ["generation_not_found", "not_found"];

/**
 * Watches a generation's events until its end. EventSource resumes by itself after a cut connection,
 * but gives up for good on any answer that isn't a stream, such as a proxy's 502 during a restart:
 * then we ask why and open it anew.
 */
export function watchGeneration(
  id: string,
  on: {
    onEvent: (event: GenerationEvent) => void;
    /** The stream is there, or there again; its next event may take a while. */
    onOpen: () => void;
    onBreak: () => void;
    /** There is nothing to watch, or, with `outdated_page`, this page can't read it: watching has ended. */
    onRefused: (problem: ApiProblem) => void;
  },
): () => void {
  const path = pathWithId(API_PATHS.generationEvents, id);
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function open(): void {
    source = new EventSource(path);
    source.onopen = on.onOpen;
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event === undefined || isGenerationEnd(event)) stop();
      if (event === undefined) on.onRefused(outdatedPage());
      else on.onEvent(event);
    };
    source.onerror = () => {
      on.onBreak();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(askWhy, REOPEN_AFTER_MS);
    };
  }

  function askWhy(): void {
    void callApi(path).then((result) => {
      if (stopped) return;
      if (result.ok || !FINAL_REFUSALS.includes(result.problem.code)) open();
      else on.onRefused(result.problem);
    });
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    source.close();
  }

  open();
  return stop;
}

/** @returns undefined where a newer server sends what this page doesn't know. */
function readEvent(data: string): GenerationEvent | undefined {
  try {
    return generationEventSchema.parse(JSON.parse(data));
  } catch (error) {
    console.warn("an event of another version", error);
    return undefined;
  }
}
