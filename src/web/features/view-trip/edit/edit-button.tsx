import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";

/** From this many days on there is no room for both its icon and its word beside their tabs. */
const ONE_OF_BOTH_FROM_DAYS = 4;

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
      <span className={dayCount < ONE_OF_BOTH_FROM_DAYS ? "" : "min-[21rem]:hidden"}>
        <Icon name={isEditing ? "check" : "edit"} size={20} />
      </span>
      <span className="max-[21rem]:sr-only">
        {isEditing ? viewTripWords.doneEditing : viewTripWords.edit}
      </span>
    </button>
  );
}
