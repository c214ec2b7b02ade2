import { type FormEvent, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { errorText } from "../../../../../../domain/errors/app-error.ts";
import type { MatchedList } from "../../../../../../domain/ideas/match-ideas.ts";
import { LIMITS } from "../../../../../../domain/limits.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import type { GivenList } from "../../../../../engine/list-places.ts";
import { planEngine } from "../../../../../engine/plan-engine.ts";
import { useDraft } from "../../../../../lib/use-draft.ts";
import { ERROR_MESSAGES } from "../../../../../messages/domain/error-messages.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Spinner } from "../../../../../ui/spinner.tsx";

type AddIdeasProps = {
  readonly trip: Trip;
  readonly city: unknown;
  /** @param source the file's name. */
  readonly onFound: (list: MatchedList, source: string | undefined) => void;
};

/** As much as a page of text has. */
const MAX_PASTED = 50_000;
const BYTES_A_MB = 1024 * 1024;

/** Names, links of maps, or a file: read in the page's worker, which a bad file can't hold up. */
export function AddIdeas({ trip, city, onFound }: AddIdeasProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText, forget] = useDraft("ideas", z.string(), () => "");
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState("");

  async function read(list: GivenList, source: string | undefined): Promise<void> {
    setReading(true);
    const answer = await planEngine().listPlaces(trip, list, city);
    setReading(false);
    if (file.current !== null) file.current.value = "";
    if (!answer.ok) return setProblem(ideasWords.failed);
    if ("problem" in answer.value)
      return setProblem(errorText(answer.value.problem, ERROR_MESSAGES));
    const { shortLinks, ...found } = answer.value;
    const { ideas } = found;
    const isEmpty = ideas.length + shortLinks.length === 0;
    const none = { code: "import_unreadable", values: { problem: "noNames" } } as const;
    if (isEmpty) setProblem(errorText(none, ERROR_MESSAGES));
    else setProblem(shortLinks.length === 0 ? "" : ideasWords.shortLinks(shortLinks.length));
    if (ideas.length === 0) return;
    if (source === undefined) forget();
    onFound(found, source);
  }

  async function readFile(chosen: File | undefined): Promise<void> {
    if (chosen === undefined || isReading) return;
    setProblem("");
    if (chosen.size > LIMITS.file.bytes) {
      const values = { problem: "fileTooLarge", most: LIMITS.file.bytes / BYTES_A_MB };
      return setProblem(errorText({ code: "import_unreadable", values }, ERROR_MESSAGES));
    }
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return setProblem(ideasWords.failed);
    await read({ bytes }, chosen.name);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReading) return;
    if (text.trim() === "") setProblem(ideasWords.nothingTyped);
    else void read({ text }, undefined);
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="text-ink-soft">{ideasWords.about}</p>
      <label htmlFor={`${id}-text`} className="mt-4 mb-1 block font-semibold">
        {ideasWords.paste}
      </label>
      <textarea
        id={`${id}-text`}
        rows={3}
        className="field"
        maxLength={MAX_PASTED}
        value={text}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {ideasWords.pasteHint}
      </p>
      <Button type="submit" className="mt-2 w-full" aria-disabled={isReading}>
        {ideasWords.find}
      </Button>
      <label htmlFor={`${id}-file`} className="mt-4 mb-1 block font-semibold">
        {ideasWords.file}
      </label>
      <input
        ref={file}
        id={`${id}-file`}
        type="file"
        accept=".json,.geojson,.umap,.html,.csv,.tsv,.kml,.kmz,.gpx,.txt,.md,.zip"
        aria-describedby={`${id}-file-hint ${id}-problem`}
        onChange={(event) => void readFile(event.currentTarget.files?.[0])}
        className="min-h-13 w-full max-w-full rounded-lg border border-line-strong bg-card p-3 file:me-3"
      />
      <p id={`${id}-file-hint`} className="mt-1 text-ink-soft">
        {ideasWords.fileHint}
      </p>
      <div id={`${id}-problem`} role="status" className="min-h-6 pt-2 text-bad">
        {isReading ? <Spinner label={ideasWords.reading} /> : problem}
      </div>
    </form>
  );
}
