import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type TripRides, tripRidesSchema } from "../../../../../domain/places/ride.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";

/** Which leg of a day: to the place of that index, or from the last one back. */
export type LegOfDay = {
  readonly tripId: string;
  readonly day: TripDay;
  readonly index: number;
};

/** The server asks the timetable about once a second. */
const ASK_AGAIN_MS = 2_000;
/** A timetable that is away has no more to say. */
const MOST_TIMES = 20;
const STALE_MS = 30 * 60_000;
/** An edit is sent by then. */
const SENT_MS = 3_000;

type KnownRide = TripRides["rides"][number] & { readonly source: string };

/** What the timetable says of a leg; undefined as long as that isn't known. */
export function useRide({ tripId, day, index }: LegOfDay): KnownRide | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["rides", tripId],
    queryFn: async ({ signal }) => {
      const path = pathWithId(API_PATHS.tripRides, tripId);
      const answer = await callApi(path, { schema: tripRidesSchema, signal, isSlow: true });
      if (!answer.ok) return NO_RIDES;
      // What is known now may differ from what was planned, which the facts say.
      if (answer.value.left === 0) void client.invalidateQueries({ queryKey: ["facts", tripId] });
      return answer.value;
    },
    refetchInterval: ({ state }) =>
      (state.data?.left ?? 0) > 0 && state.dataUpdateCount < MOST_TIMES ? ASK_AGAIN_MS : false,
    staleTime: STALE_MS,
    retry: false,
    networkMode: "always",
  });
  const [from, to] = [day.plan[index - 1]?.id, day.plan[index]?.id];
  const known = data?.rides.find(
    (ride) => ride.dayId === day.id && ride.fromId === from && ride.placeId === to,
  );
  const isMissing = data?.left === 0 && known === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: ["rides", tripId] }),
      SENT_MS,
    );
    return () => clearTimeout(timer);
  }, [client, isMissing, tripId]);
  return known && { ...known, source: data?.source ?? "" };
}

const NO_RIDES: TripRides = { source: "", rides: [], left: 0 };
