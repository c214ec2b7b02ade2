import { undoWords } from "../../../../messages/undo-words.ts";
import { DeferredIcon } from "../../../../ui/deferred-icon.tsx";
import { useTripEditing, useTripSteps } from "../../trip/trip-editing.ts";

/** Undo and redo, with what was done last between them where there is room. */
export function UndoBar({ isShort = false }: { readonly isShort?: boolean }) {
  const editor = useTripEditing();
  const { canUndo, canRedo, lastChange = "" } = useTripSteps();
  if (editor === undefined) return null;
  return (
    <div data-undo-bar className="flex min-w-0 items-center">
      <StepButton
        icon="undo"
        label={canUndo ? undoWords.undoOf(lastChange) : undoWords.undo}
        isOff={!canUndo}
        onPress={() => void editor.undo()}
      />
      {isShort ? null : (
        <span className="line-clamp-2 min-w-0 flex-1 px-1 text-center text-ink-soft leading-5">
          {canUndo ? lastChange : undoWords.nothingToUndo}
        </span>
      )}
      <StepButton
        icon="redo"
        label={undoWords.redo}
        isOff={!canRedo}
        onPress={() => void editor.redo()}
      />
    </div>
  );
}

type StepButtonProps = {
  readonly icon: "undo" | "redo";
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

/** Stays where the focus is when there is nothing left to do. */
function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className="grid size-11 max-[19rem]:w-8 shrink-0 place-items-center rounded-full text-ink hover:bg-accent-wash aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
      onClick={isOff ? undefined : onPress}
    >
      <DeferredIcon name={icon} size={22} />
    </button>
  );
}
