import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { paths } from "../../lib/paths.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { homeWords } from "../../messages/home-words.ts";
import { Link } from "../../navigation/link.tsx";

const BelowHero = lazyPart(async () => (await import("./below-hero.tsx")).BelowHero);

export function HomePage() {
  useDocumentTitle("");
  return (
    <>
      <Hero />
      <PartBoundary fallback={() => null}>
        <Suspense>
          <BelowHero />
        </Suspense>
      </PartBoundary>
    </>
  );
}

function Hero() {
  return (
    <section className="relative isolate flex min-h-[calc(100dvh-4rem)] flex-col overflow-hidden">
      <picture>
        <source
          media="(prefers-color-scheme: dark) and (max-width: 767px)"
          srcSet="/art/hero-tall-dark.svg"
        />
        <source media="(prefers-color-scheme: dark)" srcSet="/art/hero-wide-dark.svg" />
        <source media="(max-width: 767px)" srcSet="/art/hero-tall.svg" />
        <img
          src="/art/hero-wide.svg"
          alt=""
          fetchPriority="high"
          // The words stand over the sky.
          className="absolute inset-0 -z-10 size-full object-cover object-bottom rtl:-scale-x-100"
        />
      </picture>
      <div className="mx-auto w-full max-w-page px-4 pt-[7vh] pb-[45vh] md:pt-[11vh]">
        <h1 tabIndex={-1} className="max-w-xl text-4xl md:text-6xl">
          {homeWords.title}
        </h1>
        <p className="mt-4 max-w-lg text-lg md:text-xl">{homeWords.subtitle}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link to={paths.createTrip} className="button button-accent px-7 text-lg">
            {homeWords.start}
          </Link>
          <span className="font-serif text-xl">{homeWords.motto}</span>
        </p>
      </div>
    </section>
  );
}
