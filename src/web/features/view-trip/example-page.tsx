import { facts } from "virtual:example-trip";
import { useMemo } from "react";
import { paths } from "../../lib/paths.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { exampleWords } from "../../messages/example-words.ts";
import { Link } from "../../navigation/link.tsx";
import { OnlyIllustrations } from "../../offline/photos/use-trip-photo.ts";
import { useExampleEditor } from "./edit/undo/use-example-editor.ts";
import { ShownTripContext, useShownTripOf } from "./trip/shown-trip.ts";
import { TripEditing, TripStepsContext } from "./trip/trip-editing.ts";
import { TripDetail } from "./trip-detail.tsx";

/** A finished trip for anyone to look around in and to change: nobody's, so that nothing is saved or asked for. */
export function ExamplePage() {
  useDocumentTitle(exampleWords.title);
  const { trip, city, editor, steps } = useExampleEditor();
  const known = useMemo(() => ({ ...facts, city }), [city]);
  const shown = useShownTripOf(trip, known);
  return (
    <OnlyIllustrations value={true}>
      <TripEditing value={editor}>
        <TripStepsContext value={steps}>
          <ShownTripContext value={shown}>
            <TripDetail trip={trip} facts={known} />
          </ShownTripContext>
        </TripStepsContext>
      </TripEditing>
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
