import { belowHeroWords } from "../../messages/below-hero-words.ts";

const PICTURES = ["/art/destination.svg", "/art/museum.svg", "/art/viewpoint.svg"];

/** From the wish to the trip in three steps. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-3xl md:text-4xl">
        {belowHeroWords.howItWorks}
      </h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-3 md:gap-7">
        {belowHeroWords.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-start gap-4 md:block"
          >
            <span className="relative block">
              <img
                src={PICTURES[index]}
                alt=""
                loading="lazy"
                decoding="async"
                width={640}
                height={480}
                className="aspect-square w-full rounded-card border border-line object-cover md:aspect-[13/7]"
              />
              <span
                aria-hidden="true"
                className="absolute bottom-2 start-2 grid size-9 place-items-center rounded-full bg-accent font-semibold font-serif text-accent-ink text-lg md:size-11 md:text-xl"
              >
                {index + 1}
              </span>
            </span>
            <span className="block">
              <h3 className="font-semibold font-serif text-xl leading-7 md:mt-3 md:text-2xl">
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
