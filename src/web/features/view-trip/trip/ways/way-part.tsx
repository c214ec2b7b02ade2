import { LegDetails, type LegDetailsProps } from "./leg-details.tsx";
import { RetimeOffer, type RetimeOfferProps } from "./retime-offer.tsx";
import { RideText } from "./ride-text.tsx";
import type { LegOfDay } from "./use-ride.ts";

export type WayPartProps =
  | { readonly details: LegDetailsProps }
  | { readonly ride: LegOfDay }
  | { readonly offer: RetimeOfferProps };

/** What is said of ways beyond the plan: one file, as few readers need any of it. */
export function WayPart(props: WayPartProps) {
  if ("details" in props) return <LegDetails {...props.details} />;
  return "ride" in props ? <RideText {...props.ride} /> : <RetimeOffer {...props.offer} />;
}
