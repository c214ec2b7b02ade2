import type { Leg } from "../../../../domain/trip/trip.ts";
import type { IconName } from "../../../ui/icon.tsx";

export const LEG_ICONS: Readonly<Record<Leg["mode"], IconName>> = {
  walk: "walk",
  transit: "bus",
  taxi: "car",
};
