import { day } from "virtual:example-day";
import { paths } from "../../lib/paths.ts";
import { belowHeroWords, landingSpan, landingTime } from "../../messages/below-hero-words.ts";
import { Link } from "../../navigation/link.tsx";
import { Icon } from "../../ui/icon.tsx";

/** One day of the example trip, and the way to all of it. */
export function ExamplePreview() {
  const rest = day.placeCount - day.places.length;
  return (
    <section aria-labelledby="look-around">
      <h2 id="look-around" className="text-3xl md:text-4xl">
        {belowHeroWords.lookAround}
      </h2>
      <p className="mt-3 text-ink-soft text-lg">{belowHeroWords.aboutExample}</p>
      <div className={`card mt-6 flex flex-col overflow-hidden lg:flex-row ${day.look}`}>
        <img
          src="/art/example-day.svg"
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={560}
          className="aspect-[8/7] w-full border-line border-b object-cover lg:order-2 lg:aspect-auto lg:w-[52%] lg:border-b-0 lg:border-s"
        />
        <div className="min-w-0 flex-1 p-4 md:p-6">
          <h3 className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-route font-semibold font-serif text-route-ink text-xl"
            >
              {day.number}
            </span>
            <span className="leading-6">
              <span className="block font-semibold font-serif text-2xl">
                {belowHeroWords.dayName(day.number)}
              </span>
              <span className="block text-ink-soft tabular-nums">
                {belowHeroWords.dayFigures(day.placeCount, day.kmOnFoot)}
              </span>
            </span>
          </h3>
          <ol className="mt-4 hidden grid-cols-1 gap-2 md:grid">
            {day.places.map(inLanguage).map((place, index) => (
              <li key={place.name} className="flex gap-2">
                <span className="w-13 shrink-0 whitespace-pre pt-2.5 leading-[1.375rem] tabular-nums">
                  <span className="block font-semibold">{spanOf(place)[0]}</span>
                  <span className="block text-ink-soft">{spanOf(place)[1]}</span>
                </span>
                <span className="flex min-w-0 flex-1 overflow-hidden rounded-card border border-line">
                  <span className="min-w-0 flex-1 px-3 py-2.5 leading-[1.375rem]">
                    <span className="flex gap-2">
                      <span
                        aria-hidden="true"
                        className="grid size-[1.375rem] shrink-0 place-items-center rounded-full bg-route font-semibold text-route-ink text-sm"
                      >
                        {index + 1}
                      </span>
                      <span className="min-w-0 font-semibold">{place.name}</span>
                    </span>
                    {place.closes ? (
                      <span className="block tabular-nums">
                        {belowHeroWords.until(landingTime(place.closes))}
                      </span>
                    ) : null}
                    <span dir="auto" lang={place.lang} className="block truncate text-ink-soft">
                      {place.details}
                    </span>
                  </span>
                  <img
                    src={place.art}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="w-[4.75rem] shrink-0 object-cover"
                  />
                </span>
              </li>
            ))}
          </ol>
          {rest > 0 ? (
            <p className="mt-2 ms-15 hidden text-ink-soft md:block">
              {belowHeroWords.morePlaces(rest)}
            </p>
          ) : null}
          <p className="mt-4 flex items-center gap-2 text-good">
            <Icon name="check" size={20} />
            {belowHeroWords.checked}
          </p>
          <Link to={paths.example} className="button button-accent mt-4 px-7 text-lg max-md:w-full">
            {belowHeroWords.openExample}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** A place with its texts in the page's language; English ones where nobody has translated them. */
function inLanguage(place: (typeof day.places)[number], index: number) {
  const said = day.said[belowHeroWords.tag]?.[index];
  return said === undefined ? { ...place, lang: "en" } : { ...place, ...said, lang: undefined };
}

function spanOf({ starts, ends }: (typeof day.places)[number]): readonly string[] {
  return starts === undefined || ends === undefined ? [] : landingSpan(starts, ends);
}
