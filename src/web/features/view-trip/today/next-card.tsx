import type { ReactNode } from "react";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LocalNameLine } from "../trip/local-name.tsx";
import { OwnFilesPart } from "../trip/own-files/own-files-part.tsx";
import { LEG_ICONS } from "../trip/timeline-line.tsx";
import { Watch } from "../trip/watch.tsx";
import { DirectionsLink } from "./directions-link.tsx";
import { LateButtons } from "./late-buttons.tsx";
import { type AboutDay, StopFacts } from "./stop-facts.tsx";

type NextCardProps = {
  readonly next: NonNullable<DayNow["next"]>;
  readonly about: AboutDay;
  readonly map: ReactNode;
  /** While a visit is under way it stands back. */
  readonly isSmall: boolean;
};

/** Where to go next, in the order in which it is asked on the street. */
export function NextCard({ next, about, map, isSmall }: NextCardProps) {
  const { place, leaveMinutes, thereMinutes, lateMinutes } = next;
  const { leg } = place;
  return (
    <section aria-labelledby="next-name" className="card mt-3 overflow-hidden border-line-strong">
      <div className="px-[min(1.25rem,5vw)] pt-4 pb-3">
        <p className="text-ink-soft">{todayWords.next}</p>
        <h3
          id="next-name"
          className={`font-serif font-semibold leading-tight ${isSmall ? "text-xl" : "text-3xl"}`}
        >
          <bdi>{guideText(place.placeName)}</bdi>
        </h3>
        {leaveMinutes === undefined ? null : (
          <Leave inMinutes={leaveMinutes - about.nowMinutes} time={language.time(leaveMinutes)} />
        )}
        {lateMinutes > 0 ? <Watch text={todayWords.late(lateMinutes)} /> : null}
        <p className="mt-1 flex items-start gap-2 tabular-nums">
          <Icon name={leg === undefined ? "route" : LEG_ICONS[leg.mode]} />
          <span>
            <bdi>{storedWords.way(place.timeToTravel)}</bdi>
          </span>
        </p>
      </div>
      {map}
      <div className="px-[min(1.25rem,5vw)] pt-3 pb-5">
        <StopFacts place={place} thereMinutes={thereMinutes} about={about} />
        <LocalNameLine spot={place} />
        <div className="mt-4">
          <DirectionsLink name={place.placeName} where={about.destination} spot={place} />
        </div>
        <OwnFilesPart partId={place.id} about={guideText(place.placeName)} />
        <LateButtons place={place} isHere={false} canBeLate={!isSmall} />
      </div>
    </section>
  );
}

function Leave({ inMinutes, time }: { inMinutes: number; time: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-semibold text-2xl text-accent">
        {inMinutes > 0 ? todayWords.leaveAt(time) : todayWords.leaveNow}
      </span>
      {inMinutes > 0 ? <span className="text-lg">{todayWords.inMinutes(inMinutes)}</span> : null}
    </p>
  );
}
