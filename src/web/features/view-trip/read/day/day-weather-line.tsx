import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { tripWeatherSchema } from "../../../../../domain/places/day-weather.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { weatherWords } from "../../../../messages/trip-page/weather-words.ts";
import { PhotosByLink } from "../../../../offline/photos/use-trip-photo.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { OutsideLink } from "../../trip/outside-link.tsx";

const SOURCE = "https://www.met.no/en";
/** As long as the service keeps a forecast, about. */
const STALE_MS = 30 * 60_000;

type DayWeatherLineProps = {
  readonly tripId: string;
  readonly day: TripDay;
};

/** A day's forecast under its name, with an offer where being out is bad; nothing where nothing is known. */
export function DayWeatherLine({ tripId, day }: DayWeatherLineProps) {
  const { ask } = useEditModeContext();
  const byLink = useContext(PhotosByLink);
  const { data: days = [] } = useQuery({
    queryKey: ["weather", tripId, byLink],
    queryFn: async ({ signal }) => {
      const asked = { schema: tripWeatherSchema, signal };
      const answer =
        byLink === undefined
          ? await callApi(pathWithId(API_PATHS.tripWeather, tripId), asked)
          : await callApi(API_PATHS.sharedWeather, { ...asked, headers: byLink, asAnyone: true });
      return answer.ok ? answer.value.days : [];
    },
    staleTime: STALE_MS,
    retry: false,
    networkMode: "always",
  });
  const known = days.find((one) => one.date === day.date);
  if (known === undefined) return null;
  const troubles = known.troubles.map(({ kind, from, to }) =>
    weatherWords.trouble(kind, language.span(from, to)),
  );
  return (
    <div className="no-print ms-14 flex flex-wrap items-center gap-x-4 text-ink-soft tabular-nums">
      <p>{weatherWords.day(known)}</p>
      {troubles.length === 0 ? null : (
        <p className="text-watch">
          {troubles.map((text) => (
            <span key={text} className="me-3">
              {text}
            </span>
          ))}
        </p>
      )}
      {troubles.length === 0 || ask === undefined ? null : (
        <Button
          aria-label={weatherWords.planAroundOf(storedWords.day(day.day))}
          className="px-3"
          onClick={() => ask({ kind: "weather", weather: days })}
        >
          {weatherWords.planAround}
        </Button>
      )}
      {days[0] !== known ? null : <OutsideLink url={SOURCE}>{weatherWords.source}</OutsideLink>}
    </div>
  );
}
