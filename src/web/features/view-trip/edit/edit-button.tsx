import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";

/** From this many days on there is no room for its icon beside their tabs. */
const WORD_ALONE_FROM_DAYS = 5;

type EditButtonProps = {
  readonly isEditing: boolean;
  readonly dayCount: number;
  readonly onToggle: () => void;
};

/** Begins and ends editing on a phone; a desktop's plan can always be changed. */
export function EditButton({ isEditing, dayCount, onToggle }: EditButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className="flex min-h-12 shrink-0 items-center gap-2 self-stretch border-line border-s px-3 font-semibold text-accent lg:hidden"
    >
      {dayCount < WORD_ALONE_FROM_DAYS ? (
        <Icon name={isEditing ? "check" : "edit"} size={20} />
      ) : null}
      {isEditing ? viewTripWords.doneEditing : viewTripWords.edit}
    </button>
  );
}
