import { facts, trip } from "virtual:example-trip";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { exampleWords } from "../../messages/en/example-words.ts";
import { OnlyIllustrations } from "../../offline/photos/use-trip-photo.ts";
import { ShownTripContext } from "./shown-trip.ts";
import { TripDetail } from "./trip-detail.tsx";

const SHOWN = { trip, facts };

/** A finished trip for anyone to look around in: nobody's, so there is nothing to change and nothing to ask for. */
export function ExamplePage() {
  useDocumentTitle(exampleWords.title);
  return (
    <OnlyIllustrations value={true}>
      <ShownTripContext value={SHOWN}>
        <TripDetail trip={trip} facts={facts} />
      </ShownTripContext>
      <aside
        aria-label={exampleWords.title}
        className="no-print mx-auto flex max-w-160 flex-wrap items-center gap-x-6 gap-y-3 px-4 lg:max-w-[78rem]"
      >
        <p className="text-lg">{exampleWords.about}</p>
        <Link to={paths.createTrip} className="button button-accent">
          {exampleWords.planYourOwn}
        </Link>
      </aside>
    </OnlyIllustrations>
  );
}
