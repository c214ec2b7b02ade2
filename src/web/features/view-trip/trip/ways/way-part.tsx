import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Position } from "../../../../../domain/places/geo.ts";
import type { Leg } from "../../../../../domain/places/leg.ts";
import { tripWaySchema } from "../../../../../domain/places/trip-way.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import type { LegOff } from "../../../../../domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import { wayWords } from "../../../../messages/trip-page/way-words.ts";
import { Button } from "../../../../ui/button.tsx";
import type { EditMode } from "../edit-mode.ts";
import { useShownTrip } from "../shown-trip.ts";
import { fareText, transferFareText } from "./fare-text.ts";
import { LegDetails, type LegDetailsProps } from "./leg-details.tsx";
import type { OpenedLeg } from "./opened-legs.ts";
import { type LegOfDay, useRide } from "./use-ride.ts";

export type WayPartProps =
  | { readonly details: LegDetailsProps }
  | { readonly onMap: OpenedWaysProps }
  | { readonly ride: LegOfDay }
  | { readonly taxi: TaxiFareProps }
  | { readonly transferOn: TripDay }
  | { readonly offer: RetimeOfferProps };

/** What is said of ways beyond the plan: one file, as few readers need any of it. */
export function WayPart(props: WayPartProps) {
  if ("details" in props) return <LegDetails {...props.details} />;
  if ("onMap" in props) return <OpenedWays {...props.onMap} />;
  if ("taxi" in props) return <TaxiFare {...props.taxi} />;
  if ("transferOn" in props) return <TransferFare day={props.transferOn} />;
  return "ride" in props ? <RideText {...props.ride} /> : <RetimeOffer {...props.offer} />;
}

type TaxiFareProps = {
  readonly leg: Pick<Leg, "mode" | "way" | "distanceKm">;
  readonly day: Pick<TripDay, "base">;
};

function TaxiFare({ leg, day }: TaxiFareProps) {
  const text = fareText(leg, day, useShownTrip());
  return text === undefined ? null : <span className="block">{text}</span>;
}

function TransferFare({ day }: { readonly day: TripDay }) {
  const text = transferFareText(day, useShownTrip());
  return text === undefined ? null : <span className="block">{text}</span>;
}

/** A ride in a line under its leg: what, from where, how often; or that the timetable has none. */
function RideText(leg: LegOfDay) {
  const known = useRide(leg);
  if (known === undefined) return null;
  const { ride } = known;
  if (ride === null) return <span className="block">{wayWords.noRide}</span>;
  const vehicles = ride.steps.flatMap(({ by, line }) => (by === "walk" ? [] : [{ by, line }]));
  const from = ride.steps.find(({ by }) => by !== "walk")?.from;
  return (
    <span dir="auto" className="block font-semibold text-ink">
      {wayWords.ride({ vehicles, from, everyMinutes: ride.everyMinutes })}
    </span>
  );
}

type RetimeOfferProps = {
  readonly itinerary: readonly TripDay[];
  readonly legsOff: readonly LegOff[];
  readonly ask: NonNullable<EditMode["ask"]>;
};

/** Says which legs are off by what is known since the plan was made, and offers to time them anew; nothing where all are right by now. */
function RetimeOffer({ itinerary, legsOff, ask }: RetimeOfferProps) {
  const still = legsOff.filter(({ dayId, placeId, plannedMinutes }) => {
    const day = itinerary.find(({ id }) => id === dayId);
    const place = day?.plan.find(({ id }) => id === placeId);
    const leg = placeId === undefined ? day?.wayBack : place?.leg;
    return leg?.minutes === plannedMinutes;
  });
  if (still.length === 0) return null;
  const longer = still.filter(({ minutes, plannedMinutes }) => minutes > plannedMinutes).length;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      <p className="text-watch">{wayWords.off({ longer, shorter: still.length - longer })}</p>
      <Button className="px-3" onClick={() => ask({ kind: "ways" })}>
        {wayWords.retime}
      </Button>
    </div>
  );
}

type OpenedWaysProps = {
  readonly legs: readonly OpenedLeg[];
  /** The line as an SVG path on the map; another function where the map has another zoom. */
  readonly pathOf: (line: readonly Position[]) => string;
};

/** The legs that are open in the plan, along the streets; dashed where only their ends are known. */
function OpenedWays({ legs, pathOf }: OpenedWaysProps) {
  return legs.map((leg) => <OpenedWay key={leg.id} {...{ leg, pathOf }} />);
}

type OpenedWayProps = Omit<OpenedWaysProps, "legs"> & { readonly leg: OpenedLeg };

function OpenedWay({ leg: { points, asked }, pathOf }: OpenedWayProps) {
  const { data: line } = useQuery({
    queryKey: ["way", asked],
    queryFn: ({ signal }) => wayOf(asked, signal),
    enabled: asked !== undefined,
    // Streets stay as they are while a page is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
  const drawn = line ?? points;
  const d = useMemo(() => pathOf(drawn), [drawn, pathOf]);
  const isKnown = line != null || points.length > 2;
  return (
    <>
      <path className="map-way-edge" d={d} />
      <path className={isKnown ? "map-way" : "map-way map-way-straight"} d={d} />
    </>
  );
}

/** Null where nobody knows it, and where it can't be asked about now. */
async function wayOf(
  asked: OpenedLeg["asked"],
  signal: AbortSignal,
): Promise<readonly Position[] | null> {
  if (asked === undefined) return null;
  const path = pathWithId(API_PATHS.tripWay, asked.tripId)
    .replace(":from", encodeURIComponent(asked.from))
    .replace(":to", encodeURIComponent(asked.to));
  const answer = await callApi(path, { schema: tripWaySchema, signal, isSlow: true });
  return answer.ok ? answer.value.line : null;
}
