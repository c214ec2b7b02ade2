import { Icon, type IconName } from "./icon.tsx";
import { IconShape } from "./icon-shape.tsx";

/** Icons that only the form of a trip draws. */
const PATHS = {
  search: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.25 15.25l5.25 5.25",
  tent: "M10.75 3 20 19.5M13.25 3 4 19.5M2.5 19.5h19M12 11.5l-4.5 8M12 11.5l4.5 8",
  bunk: "M3.5 4v16M20.5 4v16M3.5 10.5h17M3.5 17.5h17M3.5 7.25H8a1.5 1.5 0 0 1 1.5 1.5v1.75M3.5 14.25H8a1.5 1.5 0 0 1 1.5 1.5v1.75M15.5 10.5v7M15.5 14h5",
  armchair:
    "M6 10.25V7.5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v2.75M7 15.5v-3a2 2 0 1 0-4 0c0 .8.4 1.4 1 1.75V18a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.75c.6-.35 1-.95 1-1.75a2 2 0 1 0-4 0v3zM6.5 19v2M17.5 19v2",
  crown: "M3 8l4.5 4L12 5l4.5 7L21 8l-1.75 9H4.75zM5.5 20.5h13",
  couple:
    "M4.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2.5 20.75a4.5 4.5 0 0 1 9 0M12.5 20.75a4.5 4.5 0 0 1 9 0M12 8 9.5 5.4a1.6 1.6 0 0 1 2.5-2 1.6 1.6 0 0 1 2.5 2z",
  family:
    "M3.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M1.75 19v-3.25a4.25 4.25 0 0 1 6.25-3.7M22.25 19v-3.25a4.25 4.25 0 0 0-6.25-3.7M10 13.75a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 20.75a4 4 0 0 1 8 0",
  friends:
    "M9.5 6.75a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2.75 9.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17.25 9.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7.25 19.5v-2a4.75 4.75 0 0 1 9.5 0v2M1.75 18v-1.25a3.5 3.5 0 0 1 3-3.45M22.25 18v-1.25a3.5 3.5 0 0 0-3-3.45",
  group:
    "M6.5 5.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13.5 5.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 12.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 12.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 12.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0M1.75 20a3.25 3.25 0 0 1 6.5 0M8.75 20a3.25 3.25 0 0 1 6.5 0M15.75 20a3.25 3.25 0 0 1 6.5 0",
} satisfies Record<string, string>;

export type FormIconName = keyof typeof PATHS | IconName;

/** An icon of the form. */
export function FormIcon({ name, size }: { name: FormIconName; size?: number }) {
  return isOnlyHere(name) ? (
    <IconShape path={PATHS[name]} size={size} />
  ) : (
    <Icon name={name} size={size} />
  );
}

function isOnlyHere(name: FormIconName): name is keyof typeof PATHS {
  return name in PATHS;
}
