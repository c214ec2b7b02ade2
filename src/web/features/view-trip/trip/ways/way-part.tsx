import { LegDetails, type LegDetailsProps } from "./leg-details.tsx";
import { OpenedWays, type OpenedWaysProps } from "./opened-ways.tsx";
import { RetimeOffer, type RetimeOfferProps } from "./retime-offer.tsx";
import { RideText } from "./ride-text.tsx";
import type { LegOfDay } from "./use-ride.ts";

export type WayPartProps =
  | { readonly details: LegDetailsProps }
  | { readonly onMap: OpenedWaysProps }
  | { readonly ride: LegOfDay }
  | { readonly offer: RetimeOfferProps };

/** What is said of ways beyond the plan: one file, as few readers need any of it. */
export function WayPart(props: WayPartProps) {
  if ("details" in props) return <LegDetails {...props.details} />;
  if ("onMap" in props) return <OpenedWays {...props.onMap} />;
  return "ride" in props ? <RideText {...props.ride} /> : <RetimeOffer {...props.offer} />;
}
