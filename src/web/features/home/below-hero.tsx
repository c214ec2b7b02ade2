import { ExamplePreview } from "./example-preview.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** The landing page below its picture; apart from the shell, which every screen loads. */
export function BelowHero() {
  return (
    <div className="mx-auto max-w-page grid grid-cols-1 gap-16 px-4 pt-12">
      <HowItWorks />
      <ExamplePreview />
    </div>
  );
}
