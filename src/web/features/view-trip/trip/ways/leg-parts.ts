import { lazyPart } from "../../../../lib/lazy-part.tsx";

/** What a leg shows only once it is opened, and where a timetable is known. */
export const LegDetails = lazyPart(async () => (await import("./leg-details.tsx")).LegDetails);
export const RideText = lazyPart(async () => (await import("./ride-text.tsx")).RideText);
