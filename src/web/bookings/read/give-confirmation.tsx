import {
  type DragEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { errorText } from "../../../domain/errors/app-error.ts";
import { keptFileType, TELLING_BYTES } from "../../../domain/files/kept-file-type.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { askCodePicture } from "../../engine/bookings/ask-booking-worker.ts";
import type { GivenConfirmation } from "../../engine/bookings/read-bookings.ts";
import { forgetSharedFiles, sharedFiles } from "../../lib/shared-files.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { answerTo, type Outcome } from "./answer-to.ts";
import type { FoundBooking } from "./read-form.ts";

type GiveConfirmationProps = {
  /** Read at once. */
  readonly files?: readonly File[] | undefined;
  readonly onFound: (bookings: readonly FoundBooking[]) => void;
};

/** A mail with all that is quoted in it. */
const MAX_PASTED = 200_000;
const MOST_FILES = 20;
const BYTES_A_MB = 1024 * 1024;

/** Files, chosen or dropped, or a pasted text: read by a worker, one after the other. */
export function GiveConfirmation({ files = [], onFound }: GiveConfirmationProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function read(work: () => Promise<readonly Outcome[]>): Promise<void> {
    if (isReading) return;
    setReading(true);
    setProblems([]);
    const outcomes = await work();
    setReading(false);
    if (input.current !== null) input.current.value = "";
    setProblems(outcomes.flatMap((one) => ("problem" in one ? [one.problem] : [])));
    const bookings = outcomes.flatMap((one) => ("bookings" in one ? one.bookings : []));
    if (bookings.length > 0) onFound(bookings);
  }

  // What was dropped on the page, or the system shared with the installed application, comes first.
  const readGiven = useEffectEvent(async () => {
    if (files.length > 0) return readFiles(files);
    const shared = await sharedFiles().catch(() => []);
    if (shared.length === 0) return;
    await forgetSharedFiles();
    await read(async () => {
      const outcomes: Outcome[] = [];
      for (const bytes of shared) outcomes.push(await outcomeOf(new File([bytes], "")));
      return outcomes;
    });
  });
  useEffect(() => void readGiven(), []);

  function readFiles(chosen: readonly File[]): void {
    void read(async () => {
      const outcomes: Outcome[] = [];
      for (const file of chosen.slice(0, MOST_FILES)) outcomes.push(await outcomeOf(file));
      return outcomes;
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === "") setProblems([readBookingsWords.nothingTyped]);
    else void read(async () => [await withCode(await answerTo({ text }), async () => ({ text }))]);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    readFiles([...event.dataTransfer.files]);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={isOver ? "rounded-lg outline-2 outline-accent outline-dashed" : ""}
    >
      <p className="text-ink-soft">{readBookingsWords.about}</p>
      <label htmlFor={`${id}-file`} className="mt-4 mb-1 block font-semibold">
        {readBookingsWords.file}
      </label>
      <input
        ref={input}
        id={`${id}-file`}
        type="file"
        multiple
        accept=".eml,.pdf,.ics,.pkpass,.pkpasses,.html,.htm,.txt,.json,message/rfc822,application/pdf,text/calendar,application/vnd.apple.pkpass,image/*"
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => readFiles([...(event.currentTarget.files ?? [])])}
        className="min-h-13 w-full max-w-full rounded-lg border border-line-strong bg-card p-3 file:me-3"
      />
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {isOver ? readBookingsWords.dropHere : readBookingsWords.fileHint}
      </p>
      <label htmlFor={`${id}-text`} className="mt-4 mb-1 block font-semibold">
        {readBookingsWords.paste}
      </label>
      <textarea
        id={`${id}-text`}
        rows={4}
        className="field"
        maxLength={MAX_PASTED}
        value={text}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button button-quiet mt-2 w-full" aria-disabled={isReading}>
        {readBookingsWords.read}
      </button>
      <div id={`${id}-problem`} role="status" className="min-h-6 pt-2 text-bad">
        {isReading ? (
          <Spinner label={readBookingsWords.reading} />
        ) : (
          problems.map((problem) => <p key={problem}>{problem}</p>)
        )}
      </div>
    </form>
  );
}

async function outcomeOf(file: File): Promise<Outcome> {
  if (file.size > LIMITS.file.bytes) {
    const values = { problem: "fileTooLarge", most: LIMITS.file.bytes / BYTES_A_MB } as const;
    const problem = errorText({ code: "import_unreadable", values }, ERROR_MESSAGES);
    return { problem: named(file, problem) };
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { problem: readBookingsWords.failed };
  const isKept = keptFileType(new Uint8Array(bytes.slice(0, TELLING_BYTES))) !== undefined;
  const outcome = await answerTo({ bytes });
  if ("problem" in outcome) return { problem: named(file, outcome.problem) };
  if (isKept) return { bookings: outcome.bookings.map((one) => ({ ...one, file })) };
  return withCode(outcome, async () => ({ bytes: await file.arrayBuffer() }));
}

/** One booking with the code of its pass as a file, which the device keeps, and shows at the gate. */
async function withCode(
  outcome: Outcome,
  given: () => Promise<GivenConfirmation>,
): Promise<Outcome> {
  const [found, ...others] = "bookings" in outcome ? outcome.bookings : [];
  const isCoded = /^(?:pass|code)$/.test(found?.read.booking.source ?? "");
  if (found === undefined || others.length > 0 || !isCoded) return outcome;
  const picture = await askCodePicture(await given());
  if (picture === undefined) return outcome;
  const file = new File([picture], `${found.read.booking.name ?? ""}.png`, { type: picture.type });
  return { bookings: [{ ...found, file }] };
}

/** What is shared has no name. */
function named({ name }: File, problem: string): string {
  return name === "" ? problem : readBookingsWords.ofFile(name, problem);
}
