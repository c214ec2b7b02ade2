import type { DayNow } from "../../../../domain/trip/day-now.ts";
import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { language } from "../../../messages/domain/language.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { BackLine } from "./back-line.tsx";
import { DirectionsLink } from "./directions-link.tsx";

type BackCardProps = {
  readonly hotel: TripHotel | undefined;
  readonly today: DayNow;
};

/** After the last visit: back to the hotel, and where tomorrow starts. */
export function BackCard({ hotel, today }: BackCardProps) {
  const { tomorrow } = today;
  return (
    <section
      aria-labelledby="back-title"
      className="card mt-3 border-line-strong px-[min(1.25rem,5vw)] pt-4 pb-5"
    >
      <p className="text-ink-soft">{todayWords.next}</p>
      <h3 id="back-title" className="font-serif font-semibold text-3xl leading-tight">
        <Sentence
          parts={todayWords.back(
            hotel === undefined ? todayWords.yourHotel : <bdi>{guideText(hotel.hotelName)}</bdi>,
          )}
        />
      </h3>
      <BackLine today={today} />
      {hotel === undefined ? null : (
        <div className="mt-4">
          <DirectionsLink name={hotel.hotelName} where={hotel.hotelAddress} spot={hotel} />
        </div>
      )}
      {tomorrow === undefined ? null : <Tomorrow day={tomorrow} />}
    </section>
  );
}

function Tomorrow({ day }: { day: NonNullable<DayNow["tomorrow"]> }) {
  const [first] = day.plan;
  const time = first?.visit === undefined ? undefined : language.time(first.visit.startMinutes);
  return (
    <>
      <h4 className="mt-5 font-semibold">{todayWords.tomorrow}</h4>
      <p className="tabular-nums">
        {first === undefined ? (
          todayWords.tomorrowFree
        ) : (
          <Sentence
            parts={todayWords.tomorrowStarts(time, <bdi>{guideText(first.placeName)}</bdi>)}
          />
        )}
      </p>
    </>
  );
}
