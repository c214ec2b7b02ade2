import { edits } from "../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { decisionWords } from "../messages/decision-words.ts";
import { MADE_MESSAGES } from "../messages/domain/made-messages.ts";
import { messageText } from "../messages/guide-text.ts";
import { openOfflineLibrary } from "../offline/offline-library.ts";
import type { PendingEdit, PendingWrite, WriteProblem } from "../offline/store/offline-store.ts";
import { Icon } from "../ui/icon.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { conflictText } from "./conflict-text.ts";
import type { UndecidedWrite } from "./undecided-write.ts";

/** Changes that the traveller has to decide about, with both versions. */
export function DecisionPanel({ writes }: { writes: readonly UndecidedWrite[] }) {
  return (
    <section
      role="alert"
      aria-labelledby="problems-title"
      className="no-print card mx-auto my-4 w-[min(72rem,calc(100%-2rem))] border-watch p-5"
    >
      <h2 id="problems-title" className="flex items-center gap-2 text-xl">
        <span className="text-watch">
          <Icon name="warn" />
        </span>
        {decisionWords.title(writes.length)}
      </h2>
      {writes.map((write) => (
        <Problem key={write.seq} write={write} problem={write.problem} />
      ))}
    </section>
  );
}

function Problem({ write, problem }: { write: PendingWrite; problem: WriteProblem }) {
  const { tripName } = write;
  const isDeletion = write.edits.some(({ edit }) => edit.kind === "delete-trip");
  const text = {
    gone: decisionWords.gone(tripName),
    refused: decisionWords.refused(tripName, problem.kind === "refused" ? problem.text : ""),
    conflict: isDeletion
      ? decisionWords.deletionConflict(tripName)
      : decisionWords.conflict(tripName),
  }[problem.kind];
  return (
    <div className="mt-4">
      <p className="wrap-anywhere">{text}</p>
      <Edits write={write} problem={problem} />
      <p className="mt-4 flex flex-wrap gap-3">
        {problem.kind === "conflict" ? (
          <button
            type="button"
            className="button button-accent"
            onClick={() => decide(write, "mine")}
          >
            {isDeletion ? decisionWords.deleteAllTheSame : decisionWords.keepMine}
          </button>
        ) : null}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => decide(write, "theirs")}
        >
          {problem.kind !== "conflict"
            ? decisionWords.discardMine
            : isDeletion
              ? decisionWords.keepTrip
              : decisionWords.keepTheirs}
        </button>
      </p>
    </div>
  );
}

function decide(write: PendingWrite, choice: "mine" | "theirs"): void {
  // The button disappears with its question.
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  openOfflineLibrary()
    .then((library) => library.resolve(write, choice))
    .catch((error: unknown) => console.warn("a decision could not be kept", error));
}

function Edits({ write, problem }: { write: PendingWrite; problem: WriteProblem }) {
  const theirs = problem.kind === "conflict" ? problem.theirs : undefined;
  return (
    <dl className="mt-3 grid gap-4">
      {write.edits.map((one) => (
        <ContestedEdit key={JSON.stringify(one.edit)} one={one} theirs={theirs} />
      ))}
    </dl>
  );
}

function ContestedEdit({ one, theirs }: { one: PendingEdit; theirs: Trip | undefined }) {
  const { edit, made } = one;
  if (edit.kind === "delete-trip") return null;
  const sentence = theirs === undefined ? undefined : conflictText(edit, theirs);
  return (
    <div className="wrap-anywhere">
      <dt className="font-semibold">{messageText(MADE_MESSAGES, made)}</dt>
      {sentence === undefined ? null : <dd className="mt-1">{sentence}</dd>}
      {edit.kind === "set-note" ? (
        <>
          <dd className="mt-1 whitespace-pre-line">
            <Sentence parts={decisionWords.yours(<Shown text={edit.text.trim()} />)} />
          </dd>
          {theirs === undefined ? null : (
            <dd className="mt-1 whitespace-pre-line">
              <Sentence
                parts={decisionWords.theirs(
                  <Shown text={String(edits.before(theirs, edit) ?? "")} />,
                )}
              />
            </dd>
          )}
        </>
      ) : null}
    </div>
  );
}

function Shown({ text }: { text: string }) {
  return text === "" ? <i>{decisionWords.noText}</i> : <q>{text}</q>;
}
