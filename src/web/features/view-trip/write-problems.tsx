import type { Trip } from "../../../domain/trip.ts";
import { currentText, type TripChange } from "../../../domain/trip-change.ts";
import { openLibrary } from "../../offline/library.ts";
import type { PendingWrite } from "../../offline/offline-store.ts";
import { Icon } from "../../ui/icon.tsx";

/** Changes that the traveller has to decide about: both versions, side by side. */
export function WriteProblems({ trip, writes }: { trip: Trip; writes: readonly PendingWrite[] }) {
  const stuck = writes.filter(({ problem }) => problem !== undefined);
  if (stuck.length === 0) return null;
  return (
    <section role="alert" aria-labelledby="problems-title" className="card mt-6 border-watch p-5">
      <h2 id="problems-title" className="flex items-center gap-2 text-xl">
        <span className="text-watch">
          <Icon name="warn" />
        </span>
        Your change needs a decision
      </h2>
      {stuck.map((write) => (
        <Problem key={write.seq} trip={trip} write={write} />
      ))}
    </section>
  );
}

function Problem({ trip, write }: { trip: Trip; write: PendingWrite }) {
  const { problem, changes } = write;
  const decide = (choice: "mine" | "theirs") =>
    void openLibrary().then((library) => library.resolve(write, choice));
  if (problem?.kind !== "conflict") {
    return (
      <div className="mt-4">
        <p>
          {problem?.kind === "gone"
            ? "This trip was deleted on another device, so your change can't be saved."
            : `Your change could not be saved: ${problem?.text ?? ""}`}
        </p>
        <Changes trip={trip} changes={changes} />
        <p className="mt-4">
          <button type="button" className="button button-quiet" onClick={() => decide("theirs")}>
            Let my change go
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <p>
        {changes === "delete"
          ? "You deleted this trip, but it was changed on another device in the meantime."
          : "It was changed on another device in the meantime."}
      </p>
      <Changes trip={trip} changes={changes} theirs={problem.theirs} />
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-accent" onClick={() => decide("mine")}>
          {changes === "delete" ? "Delete it all the same" : "Keep mine"}
        </button>
        <button type="button" className="button button-quiet" onClick={() => decide("theirs")}>
          {changes === "delete" ? "Keep the trip" : "Keep the other"}
        </button>
      </p>
    </div>
  );
}

type ChangesProps = {
  readonly trip: Trip;
  readonly changes: PendingWrite["changes"];
  readonly theirs?: Trip;
};

function Changes({ trip, changes, theirs }: ChangesProps) {
  if (changes === "delete") return null;
  return (
    <dl className="mt-3 grid gap-4">
      {changes.map(({ change }) => (
        <div key={targetName(trip, change)}>
          <dt className="font-semibold">{targetName(trip, change)}</dt>
          <dd className="mt-1 whitespace-pre-line">
            Yours: <Shown text={change.text.trim()} />
          </dd>
          {theirs === undefined ? null : (
            <dd className="mt-1 whitespace-pre-line">
              The other: <Shown text={currentText(theirs, change) ?? ""} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Shown({ text }: { text: string }) {
  return text === "" ? <i>nothing</i> : <q>{text}</q>;
}

function targetName(trip: Trip, change: TripChange): string {
  if (change.kind === "title") return "Name of this trip";
  const day = trip.tripData.itinerary[change.day];
  const place = change.place === undefined ? undefined : day?.plan[change.place];
  return `Note about ${place?.placeName ?? day?.day ?? "a day"}`;
}
