import { useEffect, useRef, useState } from "react";
import type { GenerationEvent, ReadingEvent } from "../../../domain/api/generation.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFocusWhenShown } from "./use-focus-when-shown.ts";

type GenerationProgressProps = {
  readonly events: readonly GenerationEvent[];
  readonly reconnecting: boolean;
  readonly onCancel: () => void;
};

/** The plan as it builds itself: a bar with words, then each hotel and day as it is ready. */
export function GenerationProgress({ events, reconnecting, onCancel }: GenerationProgressProps) {
  const started = events.find((event) => event.type === "started");
  const hotels = events.flatMap((event) => (event.type === "hotels" ? event.hotels : []));
  const days = events.filter((event) => event.type === "day");
  const total = started?.days ?? 0;
  const last = events.at(-1);
  const text =
    last?.type === "reading"
      ? readingText(last)
      : progressText(started?.location.label, hotels.length, days.length, total);
  const milestone = useMilestones(text);
  const title = useFocusWhenShown<HTMLHeadingElement>();
  return (
    <section aria-labelledby="progress-title" className="mt-10">
      <h2 ref={title} id="progress-title" tabIndex={-1} className="scroll-mt-28 text-2xl">
        {createTripWords.progressTitle}
      </h2>
      <p role="status" className="sr-only">
        {milestone}
      </p>
      <p className="mt-3 flex items-center justify-between gap-4">
        <span aria-hidden="true" className="min-w-0 wrap-anywhere">
          {text}
        </span>
        <button type="button" className="button button-quiet shrink-0" onClick={onCancel}>
          {createTripWords.stop}
        </button>
      </p>
      <progress
        className="progress-bar mt-2 w-full"
        aria-label={createTripWords.progress}
        max={total + 2}
        value={(started === undefined ? 0 : 1) + (hotels.length > 0 ? 1 : 0) + days.length}
      />
      {reconnecting ? (
        <p role="alert" className="mt-3 flex gap-2 text-watch">
          <Icon name="warn" />
          {createTripWords.reconnecting}
        </p>
      ) : null}
      <div aria-busy="true" className="mt-6 grid gap-3">
        {hotels.length > 0 ? (
          <div className="card appear p-4">
            <h3 className="font-semibold">{createTripWords.hotels(hotels.length)}</h3>
            <p className="text-ink-soft">{hotels.map((hotel) => hotel.hotelName).join(" · ")}</p>
          </div>
        ) : null}
        {days.map(({ number, day }) => (
          <div key={number} className="card appear p-4">
            <h3 className="font-semibold">{storedWords.day(day.day)}</h3>
            <p className="text-ink-soft">
              {day.plan.map((place) => place.placeName).join(" · ") || createTripWords.freeDay}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function readingText({ place, step }: ReadingEvent): string {
  const text = createTripWords.readingSteps[step];
  return step === "wishes" ? text : `${createTripWords.readingAbout(place)}: ${text}`;
}

function progressText(
  destination: string | undefined,
  hotels: number,
  days: number,
  total: number,
): string {
  if (destination === undefined) return createTripWords.askingPlanner;
  if (days === total) return createTripWords.savingTrip;
  if (days > 0) return createTripWords.dayIsReady(days, total);
  if (hotels === 0) return createTripWords.lookingForHotels(storedWords.place(destination));
  return createTripWords.hotelsAreReady(hotels);
}

/** Spoken at most this often, so that a screen reader finishes its sentences. */
const APART_MS = 3_000;

/** Passes on the newest of a run of messages, the first at once and the others well apart. */
function useMilestones(message: string): string {
  // Empty at first: a live region speaks of changes, not of what it was born with.
  const [spoken, setSpoken] = useState("");
  const lastSpokenAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, lastSpokenAt.current + APART_MS - performance.now());
    const timer = setTimeout(() => {
      lastSpokenAt.current = performance.now();
      setSpoken(message);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [message]);
  return spoken;
}
