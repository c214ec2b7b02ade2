import { memo } from "react";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { useTripEditing } from "./trip/trip-editing.ts";

type MoreButtonsProps = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly look: string;
};

/** Opens a trip's links, and shows what can be done with it as a whole: twice a trip, not on each visit. */
export const MoreButtons = memo(function MoreButtons({ isOpen, onToggle, look }: MoreButtonsProps) {
  const editor = useTripEditing();
  if (editor === undefined || editor.isTemporary) return null;
  return (
    <span className="flex gap-2">
      {editor.share === undefined ? null : (
        <button
          type="button"
          onClick={editor.share}
          className={`inline-flex min-h-11 items-center gap-2 px-[min(1rem,4vw)] ${look}`}
        >
          <Icon name="share" size={20} />
          <span>{viewTripWords.share}</span>
        </button>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? "trip-actions" : undefined}
        aria-label={viewTripWords.more}
        onClick={onToggle}
        className={`grid size-11 place-items-center ${look}`}
      >
        <Icon name="more" />
      </button>
    </span>
  );
});
