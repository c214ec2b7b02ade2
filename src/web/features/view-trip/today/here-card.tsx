import { clockText } from "../../../../domain/places/clock-text.ts";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import { todayWords } from "../../../messages/en/today-words.ts";
import { LateButtons } from "./late-buttons.tsx";
import { type AboutDay, StopFacts } from "./stop-facts.tsx";

type HereCardProps = {
  readonly here: NonNullable<DayNow["here"]>;
  readonly about: AboutDay;
};

/** The place where the plan has one now. */
export function HereCard({ here: { place, untilMinutes }, about }: HereCardProps) {
  return (
    <section
      aria-labelledby="here-name"
      className="card mt-3 border-line-strong px-[min(1.25rem,5vw)] pt-4 pb-5"
    >
      <p className="text-ink-soft">{todayWords.now}</p>
      <h3 id="here-name" className="font-serif font-semibold text-3xl leading-tight">
        <bdi>{place.placeName}</bdi>
      </h3>
      <p className="mt-2 mb-3 font-semibold text-2xl text-accent tabular-nums">
        {todayWords.hereUntil(clockText(untilMinutes))}
      </p>
      <StopFacts place={place} about={about} />
      <LateButtons place={place} isHere canBeLate />
    </section>
  );
}
