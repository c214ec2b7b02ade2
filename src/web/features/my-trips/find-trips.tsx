import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { findInTrip } from "../../../domain/trip/find-in-trip.ts";
import { groupTrips, type MomentOf } from "../../../domain/trip/group-trips.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { paths } from "../../lib/paths.ts";
import { today } from "../../lib/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { tripMenuWords } from "../../messages/trip-menu-words.ts";
import { navigate, useSearchParams } from "../../navigation/navigation.tsx";
import { useTripTexts } from "../../offline/trips/use-trip-texts.ts";
import { useWholeList } from "../../offline/trips/use-whole-list.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LIST } from "./grouped-trips.tsx";
import { TripRow } from "./trip-row.tsx";

const SHOWS = ["all", "coming", "past", "shared"] as const;
type Show = (typeof SHOWS)[number];
/** Of a long note, before the word and in all. */
const BEFORE = 30;
const EXCERPT = 110;

/** The traveller's trips by words and by when they are. The address has both, so that Back from a trip finds them again. */
export function FindTrips({ listed: some }: { readonly listed: readonly TripSummary[] }) {
  const trips = useWholeList(some);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const search = useSearchParams();
  const [words, setWords] = useState(search.get("find") ?? "");
  const [show, setShow] = useState(() => SHOWS.find((one) => one === search.get("show")) ?? "all");
  const texts = useTripTexts();
  const wanted = useDeferredValue(words);
  const listed = useListed(trips, show);
  const found = listed.flatMap((one) => {
    const where = findInTrip(wanted, one.trip, texts?.get(one.trip.id) ?? []);
    return where === undefined ? [] : { ...one, where };
  });
  const notKept = texts === undefined ? 0 : trips.filter((trip) => !texts.has(trip.id)).length;

  useEffect(() => {
    // Who comes back to what was found reads it: no keyboard covers it.
    if (field.current?.value === "") field.current.focus();
  }, []);
  /** A browser refuses an address that changes with every key. */
  const remember = (chosen: Show) =>
    navigate(
      `?${new URLSearchParams({ find: words, ...(chosen === "all" ? {} : { show: chosen }) })}`,
      { replace: true },
    );

  return (
    <search className="mt-6 block">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {tripMenuWords.find.label}
      </label>
      <div className="flex max-w-2xl items-center gap-2">
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={() => remember(show)}
          onKeyDown={({ key }) => {
            // Takes the keyboard of a phone away from the results.
            if (key === "Enter") field.current?.blur();
          }}
          className="field min-w-0"
        />
        <button
          type="button"
          aria-label={tripMenuWords.find.close}
          onClick={() => navigate(paths.myTrips, { replace: true })}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
        >
          <Icon name="close" />
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1 mb-4 text-ink-soft">
        {tripMenuWords.find.hint}
      </p>
      <ChoiceChips
        legend={tripMenuWords.find.show}
        name={`${id}-show`}
        type="radio"
        options={SHOWS.map((one) => ({ id: one, title: tripMenuWords.find.shows[one] }))}
        chosen={[show]}
        onChange={(option) => {
          const chosen = SHOWS.find((one) => one === option) ?? "all";
          setShow(chosen);
          remember(chosen);
        }}
      />
      <p role="status" className="mt-4 text-ink-soft">
        {texts === undefined
          ? tripMenuWords.find.searching
          : found.length === 0
            ? tripMenuWords.find.none
            : tripMenuWords.find.found(found.length)}
      </p>
      <ul className={LIST}>
        {found.map(({ where, ...one }) => (
          <TripRow key={one.trip.id} {...one}>
            {where.map(({ text, plain }) => (
              <span key={text} className="block text-ink-soft italic">
                <bdi>{excerpt(text, plain, wanted)}</bdi>
              </span>
            ))}
          </TripRow>
        ))}
      </ul>
      {notKept === 0 ? null : (
        <p className="mt-4 text-ink-soft">{tripMenuWords.find.notKept(notKept)}</p>
      )}
    </search>
  );
}

/** Trips of a kind, in the order of the list. One that can't be read is in the list only. */
function useListed(trips: readonly TripSummary[], show: Show): MomentOf<TripSummary>[] {
  const nowMs = useNow();
  const readable = trips.filter(({ isDamaged }) => isDamaged !== true);
  const { next, upcoming, past } = groupTrips(readable, (timeZone) => today(timeZone, nowMs));
  const coming = next === undefined ? upcoming : [next, ...upcoming];
  switch (show) {
    case "coming":
      return [...coming];
    case "past":
      return [...past];
    case "shared":
      return [...coming, ...past].filter(({ trip }) => trip.sharedBy !== undefined);
    case "all":
      return [...coming, ...past];
  }
}

/** The part of a text around the first word found; its plain form is about as long. */
function excerpt(text: string, plain: string, words: string): string {
  if (text.length <= EXCERPT) return text;
  const [first = ""] = words.toLowerCase().split(" ");
  const from = Math.max(0, plain.indexOf(first) - BEFORE);
  const end = from + EXCERPT < text.length ? "…" : "";
  return `${from === 0 ? "" : "…"}${text.slice(from, from + EXCERPT)}${end}`;
}
