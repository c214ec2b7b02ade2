import type { MadeDescription } from "../../../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { showToast } from "../../../../lib/toast.ts";
import { MADE_MESSAGES } from "../../../../messages/domain/made-messages.ts";
import { messageText } from "../../../../messages/guide-text.ts";
import { undoWords } from "../../../../messages/undo-words.ts";
import { type UndoOutcome, UndoStack } from "../../../../offline/history/undo-stack.ts";
import { openOfflineStore } from "../../../../offline/store/open-offline-store.ts";
import { editTrip } from "../../../../offline/trips/edit-trip.ts";
import { settleEdits } from "../../../../offline/trips/settle-edits.ts";
import { dayHeadingId, placeRowId } from "../../trip/element-ids.ts";
import { isUndoBarInSight } from "../../trip/is-undo-bar-in-sight.ts";
import type { Undone } from "../../trip/trip-editing.ts";
import { connectUndoKeys } from "./undo-keys.ts";

export type TripUndo = Awaited<ReturnType<typeof openTripUndo>>;

const CHANNEL = "tripwright.history";
/** Names and notes have an editor of their own, which is open again at once, and a tick is taken back where it was made. */
const NOT_OF_PLAN: ReadonlySet<Edit["kind"]> = new Set([
  "set-title",
  "set-note",
  "add-list-items",
  "tick-list-items",
  "set-visited",
]);

/** The steps of a trip on its page. @param shown the trip as it is shown now. */
export async function openTripUndo(tripId: string, shown: () => Trip | undefined) {
  const stack = new UndoStack({
    tripId,
    store: await openOfflineStore(),
    shown,
    edit: (trip, made) => editTrip(trip, ...made),
    settle: settleEdits,
    others: otherTabs(tripId),
    nowMs: Date.now,
  });
  const undo = async () =>
    said(await stack.undo(), {
      made: (made) => undoWords.undone(messageText(MADE_MESSAGES, made) ?? ""),
      refused: undoWords.cannotUndo,
    });
  const redo = async () =>
    said(await stack.redo(), {
      made: (made) => undoWords.redone(madeText(made)),
      refused: undoWords.cannotRedo,
    });
  /** In words. */
  function lastChange(): string | undefined {
    const step = stack.getSnapshot().done.at(-1);
    return step === undefined ? undefined : madeText(step.made);
  }
  async function focusAfter(step: () => Promise<Undone | undefined>): Promise<void> {
    const before = shown();
    const undone = await step();
    if (undone?.partId === undefined) return;
    await untilShown(() => shown() !== before);
    focusPart(undone.partId);
  }
  return {
    stack,
    /** Notes edits that are kept, and offers to undo them where no bar on the screen does. */
    async record(...[before, made, words]: Parameters<UndoStack["record"]>): Promise<void> {
      await stack.record(before, made, words);
      const isOfPlan = made.some(({ kind }) => !NOT_OF_PLAN.has(kind));
      if (!isOfPlan || isUndoBarInSight()) return;
      const label = undoWords.undo;
      showToast(lastChange() ?? "", "step", { label, onPress: () => void undo() });
    },
    undo,
    redo,
    lastChange,
    /** Undoes and redoes by keys, and takes the focus to what was changed. @returns how to stop. */
    connectKeys: () =>
      connectUndoKeys({ undo: () => void focusAfter(undo), redo: () => void focusAfter(redo) }),
  };
}

/** The trip on the screen follows what is kept within this, or never. */
const SHOWN_WITHIN_MS = 1500;

async function untilShown(isShown: () => boolean): Promise<void> {
  const untilMs = performance.now() + SHOWN_WITHIN_MS;
  while (!isShown() && performance.now() < untilMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise(requestAnimationFrame);
}

/** The row of a place, by its handle where it has one, or the heading of a day. */
function focusPart(id: string): void {
  const row = document.getElementById(placeRowId(id));
  const target =
    row?.querySelector<HTMLElement>("[id^='move-']") ??
    row?.querySelector<HTMLElement>("[aria-expanded]") ??
    document.getElementById(dayHeadingId(id));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}

function madeText(made: MadeDescription): string {
  return messageText(MADE_MESSAGES, made) ?? "";
}

function said(
  result: UndoOutcome,
  words: {
    readonly made: (made: MadeDescription) => string;
    readonly refused: (change: string) => string;
  },
): Undone | undefined {
  if (result.outcome === "nothing") return undefined;
  if (result.outcome === "refused") {
    showToast(words.refused(madeText(result.made)), "error");
    return undefined;
  }
  const text = words.made(result.made);
  showToast(text, "step");
  return { words: text, partId: result.partId };
}

function otherTabs(tripId: string) {
  const channel =
    typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  return {
    tell: () => channel?.postMessage(tripId),
    listen(listener: () => void) {
      const heard = ({ data }: MessageEvent) => data === tripId && listener();
      channel?.addEventListener("message", heard);
      return () => channel?.removeEventListener("message", heard);
    },
  };
}
