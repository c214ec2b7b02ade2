const ROUTE_CLASSES = [
  "route-1",
  "route-2",
  "route-3",
  "route-4",
  "route-5",
  "route-6",
  "route-7",
] as const;

/**
 * The class that sets `--route`, the colour of a day, for what is in it: `bg-route`, `text-route`. The eighth
 * day has the first one's again; its number tells it apart.
 *
 * @param dayNumber from 1.
 */
export function routeClass(dayNumber: number): string {
  return ROUTE_CLASSES[(dayNumber - 1) % ROUTE_CLASSES.length] ?? ROUTE_CLASSES[0];
}
