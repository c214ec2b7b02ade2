import { changePlanWords } from "../../messages/change-plan-words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { UndoBar } from "./edit/undo/undo-bar.tsx";
import { MoreButtons } from "./more-buttons.tsx";
import { useEditModeContext } from "./trip/edit-mode.ts";

type TripToolbarProps = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** A desktop's actions on the trip as a whole, beside the tabs of its days. */
export function TripToolbar({ isOpen, onToggle }: TripToolbarProps) {
  const { ask } = useEditModeContext();
  return (
    <div className="flex items-center gap-2">
      <UndoBar isShort />
      <span className="h-8 border-line border-s" />
      {ask === undefined ? null : (
        <Button onClick={() => ask({ kind: "replan" })}>
          <Icon name="refresh" size={20} />
          {changePlanWords.changeTheTrip}
        </Button>
      )}
      <MoreButtons isOpen={isOpen} onToggle={onToggle} look="rounded-full border button-quiet" />
    </div>
  );
}
