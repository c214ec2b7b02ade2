// Imported before all else, it asks for the parts of the screen that the address names. They come while the
// shell starts, rather than one after the other when each is shown.
const QUERY_LAYOUT = () => import("./shell/query-layout.tsx");
const PROFILE_MENU = () => import("./shell/profile-menu.tsx");
const PARTS: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  "create-trip": [() => import("./features/create-trip/create-trip-page.tsx")],
  "view-trip": [
    QUERY_LAYOUT,
    () => import("./features/view-trip/view-trip-page.tsx"),
    PROFILE_MENU,
  ],
  example: [QUERY_LAYOUT, () => import("./features/view-trip/example/example-page.tsx")],
  "my-trips": [QUERY_LAYOUT, () => import("./features/my-trips/my-trips-page.tsx"), PROFILE_MENU],
};

const [, shown = ""] = location.pathname.split("/");
// The part that shows it reports a failure.
for (const load of PARTS[shown] ?? []) load().catch(() => {});
