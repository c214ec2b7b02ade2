import { memo } from "react";
import { IconShape } from "../../../../ui/icon-shape.tsx";

const PATHS = {
  unlock:
    "M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8.25 10.5V6.5a3.75 3.75 0 0 1 7.3-1.2M12 14.25v2",
  grip: "M8.5 6a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M14.5 6a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M8.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M14.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M8.5 18a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M14.5 18a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  move: "M12 3v18M8.5 6.5 12 3l3.5 3.5M8.5 17.5 12 21l3.5-3.5M4 12h16",
  swap: "M4.5 8h14M15 4.5 18.5 8 15 11.5M19.5 16h-14M9 12.5 5.5 16 9 19.5",
  remove: "M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0-17.5 0M8.25 12h7.5",
} satisfies Record<string, string>;

type EditIconProps = { readonly name: keyof typeof PATHS; readonly size?: number };

/** Icons that only editing draws. */
export const EditIcon = memo(function EditIcon({ name, size }: EditIconProps) {
  return <IconShape path={PATHS[name]} size={size} />;
});
