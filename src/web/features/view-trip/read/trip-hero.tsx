import { memo, type ReactNode } from "react";
import { peopleIn, peopleText } from "../../../../domain/trip/count-people.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { lazyExtra } from "../../../lib/late-part.tsx";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { useTripPhoto } from "../../../offline/photos/use-trip-photo.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { heroArt } from "../../../ui/place-art.ts";

const PhotoCredit = lazyExtra(
  async () => (await import("../../../ui/photo-credit.tsx")).PhotoCredit,
);

type TripHeroProps = {
  readonly tripId: string;
  readonly title: string | undefined;
  readonly selection: Trip["userSelection"];
  /** Those named in the costs, where they are more than was asked for. */
  readonly named: number;
  readonly art: Trip["hero"];
  /** Over the picture's upper corner, on a phone. */
  readonly actions: ReactNode;
  /** When the trip is. */
  readonly dates: ReactNode;
};

/** The destination over its picture, 400 px high (specification, section 2), and what was asked for. */
export const TripHero = memo(function TripHero(props: TripHeroProps) {
  const { tripId, title, selection, named, art, actions, dates } = props;
  const { location, noOfDays, budget } = selection;
  const destination = storedWords.place(location.label);
  const { photo, picture } = useTripPhoto({
    tripId,
    slot: "hero",
    illustration: heroArt(art),
    isFirst: true,
  });
  return (
    <header className="relative grid bg-black text-white print:block print:bg-transparent print:text-ink">
      <Picture
        {...picture}
        sizes="100vw"
        alt=""
        className="col-start-1 row-start-1 h-[400px] w-full print:hidden"
        isFirst
      />
      {/* In the same cell as the picture, which keeps its height when large letters need more. */}
      <div className="relative col-start-1 row-start-1 self-end bg-linear-to-t from-black/85 via-black/70 to-transparent pt-24 pb-6 print:bg-none print:p-0">
        <div className="mx-auto max-w-160 px-4 lg:max-w-page print:max-w-none print:px-0">
          <h1 tabIndex={-1} className="text-3xl md:text-5xl">
            {title === undefined ? viewTripWords.location : null}
            <bdi>{title ?? destination}</bdi>
          </h1>
          {title === undefined ? null : (
            <p className="mt-2 text-lg">
              {viewTripWords.location}
              <bdi>{destination}</bdi>
            </p>
          )}
          {dates}
          <dl className="mt-4 flex flex-wrap gap-2">
            <Chip icon="calendar" term={viewTripWords.noOfDays} text={String(noOfDays)} />
            <Chip
              icon="people"
              term={viewTripWords.travellers}
              text={named > peopleIn(selection) ? String(named) : peopleText(selection)}
            />
            <Chip icon="wallet" term={viewTripWords.budget} text={storedWords.budget(budget)} />
          </dl>
        </div>
      </div>
      {/* After the heading for those who hear the page, above it for those who see it. */}
      <div className="no-print absolute top-3 end-3 lg:hidden">{actions}</div>
      {photo === undefined ? null : (
        // On the picture, where it moves nothing when it comes, and below the buttons of a phone.
        <div className="no-print absolute top-16 end-4 start-4 lg:top-3">
          <PhotoCredit
            photo={photo}
            className="w-fit max-w-160 rounded-lg bg-black px-2 text-white"
          />
        </div>
      )}
    </header>
  );
});

function Chip({ icon, term, text }: { icon: IconName; term: string; text: string }) {
  // A guest is not told all of it.
  if (text === "") return null;
  return (
    <div className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-3xl border border-white/50 bg-black/55 px-3 print:border-line print:bg-transparent">
      <Icon name={icon} size={18} />
      <dt>{term}</dt>
      <dd dir="auto" className="font-semibold tabular-nums">
        {text}
      </dd>
    </div>
  );
}
