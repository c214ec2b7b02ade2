import { Icon, type IconName } from "./icon.tsx";
import { IconShape } from "./icon-shape.tsx";

const PATHS = {
  minus: "M5 12h14",
  locate:
    "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M9.75 12a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3",
  ticket:
    "M4 6.5h16a1 1 0 0 1 1 1v2a2.5 2.5 0 0 0 0 5v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2a2.5 2.5 0 0 0 0-5v-2a1 1 0 0 1 1-1zM14.5 6.75v2M14.5 11v2M14.5 15.25v2",
  directions: "M20.5 3.5 3.5 10.75l7 2.75 2.75 7z",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  trash:
    "M4 7h16M9 7V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v2M6 7l.75 11.65a2 2 0 0 0 2 1.85h6.5a2 2 0 0 0 2-1.85L18 7M10 11v5.5M14 11v5.5",
  printer:
    "M7 8.5V3.5h10v5M7 17.5H5a1.5 1.5 0 0 1-1.5-1.5v-5.5A2 2 0 0 1 5.5 8.5h13a2 2 0 0 1 2 2V16a1.5 1.5 0 0 1-1.5 1.5h-2M7 14h10v6.5H7zM16.75 11.25h.01",
  download: "M12 4v11.5M7.25 11 12 15.75 16.75 11M4.5 20h15",
  undo: "M8.5 5 4 9.5 8.5 14M4.5 9.5h10a5.25 5.25 0 0 1 0 10.5H9",
  redo: "M15.5 5 20 9.5 15.5 14M19.5 9.5h-10a5.25 5.25 0 0 0 0 10.5H15",
} satisfies Record<string, string>;

export type DeferredIconName = keyof typeof PATHS | IconName;

/** Any icon: with those that stand only in what loads after a page's first paint. */
export function DeferredIcon({
  name,
  size,
}: {
  name: DeferredIconName;
  size?: number | undefined;
}) {
  return isDeferred(name) ? (
    <IconShape path={PATHS[name]} size={size} isMirrored={name === "undo" || name === "redo"} />
  ) : (
    <Icon name={name} size={size} />
  );
}

function isDeferred(name: DeferredIconName): name is keyof typeof PATHS {
  return name in PATHS;
}
