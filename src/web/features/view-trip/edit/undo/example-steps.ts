import { city } from "virtual:example-city";
import { trip as example } from "virtual:example-trip";
import type { MadeDescription } from "../../../../../domain/edits/edit-kind.ts";
import { isTrip } from "../../../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { planEngine } from "../../../../engine/plan-engine.ts";
import { showToast } from "../../../../lib/toast.ts";
import { MADE_MESSAGES } from "../../../../messages/domain/made-messages.ts";
import { messageText } from "../../../../messages/guide-text.ts";
import { undoWords } from "../../../../messages/undo-words.ts";
import type { Undone } from "../../trip/trip-editing.ts";
import { connectUndoKeys } from "./undo-keys.ts";

/** As many as a traveller's own trip remembers. */
const MAX_STEPS = 100;

type Step = { readonly before: Trip; readonly after: Trip; readonly made: MadeDescription };

export type ExampleSteps = ReturnType<typeof openExampleSteps>;

/** The steps made on this page's example: its states are kept in this page's memory. */
export function openExampleSteps() {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  let trip: Trip = example;
  let show: (trip: Trip) => void = () => undefined;
  /** Each edit is made to what the one before it has left. */
  let last: Promise<unknown> = Promise.resolve();

  function become(next: Trip): void {
    trip = next;
    show(next);
  }

  function lastChange(): string | undefined {
    const step = done.at(-1);
    return step === undefined ? undefined : messageText(MADE_MESSAGES, step.made);
  }

  async function make(wanted: readonly Edit[]): Promise<boolean> {
    const before = trip;
    const answer = await planEngine().makeEdits(before, wanted, city);
    const edited = answer.ok ? answer.value : edits.apply(before, wanted);
    if (!isTrip(edited)) return false;
    const after = { ...edited, version: before.version + 1 };
    done = [...done, { before, after, made: edits.describe(before, wanted) }].slice(-MAX_STEPS);
    undone = [];
    become(after);
    showToast(lastChange() ?? "", "step", {
      label: undoWords.undo,
      onPress: () => void inTurn(undo),
    });
    return true;
  }

  async function undo(): Promise<Undone | undefined> {
    const step = done.at(-1);
    if (step === undefined) return undefined;
    done = done.slice(0, -1);
    undone = [...undone, step];
    become(step.before);
    return said(undoWords.undone(messageText(MADE_MESSAGES, step.made) ?? ""));
  }

  async function redo(): Promise<Undone | undefined> {
    const step = undone.at(-1);
    if (step === undefined) return undefined;
    undone = undone.slice(0, -1);
    done = [...done, step];
    become(step.after);
    return said(undoWords.redone(messageText(MADE_MESSAGES, step.made) ?? ""));
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  }

  return {
    city,
    /** Loads the planning engine. */
    prepare: () => planEngine().prepare(city),
    edit: (made: readonly Edit[]) => inTurn(() => make(made)),
    undo: () => inTurn(undo),
    redo: () => inTurn(redo),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    lastChange,
    /** Shows each new state, and undoes by keys. @returns how to stop. */
    follow(listener: (trip: Trip) => void) {
      show = listener;
      listener(trip);
      return connectUndoKeys({
        undo: () => void inTurn(undo),
        redo: () => void inTurn(redo),
      });
    },
  };
}

function said(words: string): Undone {
  showToast(words, "step");
  return { words };
}
