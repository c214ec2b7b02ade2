import { useState } from "react";
import {
  accessTokensAnswerSchema,
  calendarSecret,
  isCalendarOnly,
  newAccessTokenAnswerSchema,
} from "../../../domain/access-token.ts";
import { currentCustoms } from "../../../domain/customs.ts";
import {
  type DatedTrip,
  type MonthOfTrips,
  monthsOfTrips,
  weeksOfMonth,
} from "../../../domain/trip/months-of-trips.ts";
import { tripSpan } from "../../../domain/trip/trip-moment.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { CalendarFeed, type FeedSecrets } from "../../calendar-feed/calendar-feed.tsx";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { dateFormat, dateLocale } from "../../lib/date-format.ts";
import { dateRange } from "../../lib/date-range.ts";
import { paths } from "../../lib/paths.ts";
import { today } from "../../lib/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { Link } from "../../navigation/link.tsx";
import { useWholeList } from "../../offline/trips/use-whole-list.ts";
import { Fold } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TripName } from "./trip-name.tsx";

/** The months that have a trip, from this one on; those before it when they are asked for. */
export function TripsCalendar({ listed }: { readonly listed: readonly TripSummary[] }) {
  const trips = useWholeList(listed);
  const day = today(undefined, useNow());
  const [showsPast, setShowsPast] = useState(false);
  const [asksFeed, setAsksFeed] = useState(false);
  const months = monthsOfTrips(trips, day);
  const past = months.filter(({ month }) => month < day.slice(0, 7));
  const undated = trips.filter((trip) => tripSpan(trip) === undefined).length;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap justify-end gap-x-6">
        {past.length === 0 || showsPast ? null : (
          <button
            type="button"
            className="me-auto min-h-11 rounded-lg text-accent hover:underline"
            onClick={() => setShowsPast(true)}
          >
            {myTripsWords.month.earlier(past.length)}
          </button>
        )}
        <Link
          to={paths.myTrips}
          replace
          aria-label={myTripsWords.month.close}
          className="grid size-11 place-items-center rounded-full hover:bg-accent-wash"
        >
          <Icon name="close" />
        </Link>
      </p>
      {undated === trips.length ? <p>{myTripsWords.month.none}</p> : null}
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {(showsPast ? months : months.slice(past.length)).map((one) => (
          <Month key={one.month} {...one} day={day} />
        ))}
      </div>
      {undated === 0 ? null : (
        <p className="mt-6 text-ink-soft">{myTripsWords.month.undated(undated)}</p>
      )}
      <div className="mt-6 max-w-2xl">
        <Fold summary={myTripsWords.month.feed} onOpen={() => setAsksFeed(true)}>
          <p className="text-ink-soft">{myTripsWords.month.feedAbout}</p>
          {asksFeed ? <CalendarFeed secrets={tripsFeed} /> : null}
        </Fold>
      </div>
    </div>
  );
}

type MonthProps = MonthOfTrips<TripSummary> & { readonly day: string };

/** A sheet of the calendar, for the eye, and the month's trips as links. */
function Month({ month, trips, day }: MonthProps) {
  const format = (options: Intl.DateTimeFormatOptions, date: string) =>
    dateFormat({ timeZone: "UTC", ...options }).format(new Date(date));
  const weeks = weeksOfMonth(month, firstWeekday());
  return (
    <section aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className="text-xl">
        {format({ month: "long", year: "numeric" }, `${month}-01`)}
      </h2>
      <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-y-1 text-center tabular-nums">
        {weeks[1]?.map((date) => (
          <span key={date} className="text-ink-soft">
            {format({ weekday: "narrow" }, date ?? "")}
          </span>
        ))}
        {weeks.flat().map((date, at) => (
          <span
            key={date ?? `${month}-none-${at}`}
            className={`flex h-9 items-center justify-center ${date === undefined ? "" : lookOf(date, trips, day)}`}
          >
            {date === undefined ? "" : Number(date.slice(8))}
          </span>
        ))}
      </div>
      {trips.length === 0 ? (
        <p className="mt-2 text-ink-soft">{myTripsWords.month.noTrips}</p>
      ) : (
        <ul className="mt-2">
          {trips.map(({ trip }) => (
            <li key={trip.id}>
              <Link
                to={paths.viewTrip(trip.id)}
                className="group block min-h-11 rounded-lg py-1 hover:underline"
              >
                <TripName trip={trip} className="text-lg" />
                <span className="block text-ink-soft tabular-nums">{dateRange(trip)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function lookOf(date: string, trips: readonly DatedTrip<TripSummary>[], day: string): string {
  const there = trips.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const isToday = date === day ? "font-bold underline" : "";
  if (there.length === 0) return isToday;
  const begins = there.every(({ startDate }) => startDate === date) ? "rounded-s-full" : "";
  const ends = there.every(({ endDate }) => endDate === date) ? "rounded-e-full" : "";
  return `bg-accent text-accent-ink ${begins} ${ends} ${isToday}`;
}

/** As the reader's calendar has it: 0 for a Monday. */
function firstWeekday(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    dateLocale(),
  );
  // Firefox has no information on weeks.
  return (locale.getWeekInfo?.().firstDay ?? (currentCustoms() === "us" ? 7 : 1)) - 1;
}

/** The calendar of all trips is followed by an access token that opens nothing else; one at a time. */
const tripsFeed: FeedSecrets = {
  id: "all",
  list: listOn,
  async make() {
    const made = await callApi(API_PATHS.accountTokens, {
      method: "POST",
      body: { name: myTripsWords.month.feedName, scopes: ["calendar"], expiresAtMs: null },
      schema: newAccessTokenAnswerSchema,
    });
    if (!made.ok) return made;
    const { shown, token } = made.value;
    // Where they can't be listed now they stay on, and the page says so when it lists them.
    const others = (await listOn().catch(() => [])).filter((id) => id !== shown.id);
    for (const id of others) await end(id);
    const value = API_PATHS.tripsCalendar.replace(":token", calendarSecret(token));
    return { ...made, value };
  },
  end,
};

async function listOn(signal?: AbortSignal): Promise<readonly string[]> {
  const { tokens } = await queryApi(API_PATHS.accountTokens, {
    schema: accessTokensAnswerSchema,
    ...(signal === undefined ? {} : { signal }),
  });
  return tokens.flatMap(({ id, scopes, isOver }) =>
    isCalendarOnly(scopes) && !isOver ? [id] : [],
  );
}

function end(id: string) {
  return callApi(pathWithId(API_PATHS.accountToken, id), { method: "DELETE" });
}
