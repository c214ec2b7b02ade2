import { facts, textsIn } from "virtual:example-trip";
import { useEffect, useMemo, useState } from "react";
import type { GuideTexts } from "../../../domain/guide-text.ts";
import type { LanguageTag } from "../../../domain/language-tags.ts";
import { paths } from "../../lib/paths.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { language } from "../../messages/domain/language.ts";
import { exampleWords } from "../../messages/example-words.ts";
import { Link } from "../../navigation/link.tsx";
import { OnlyIllustrations } from "../../offline/photos/use-trip-photo.ts";
import { TripLoading } from "../../ui/trip-loading.tsx";
import { useExampleEditor } from "./edit/undo/use-example-editor.ts";
import { TripWithEditor } from "./trip-with-editor.tsx";

/** A finished trip for anyone to look around in and to change: nobody's, so that nothing is saved or asked for. */
export function ExamplePage() {
  useDocumentTitle(exampleWords.title);
  const { trip, city, editor, steps } = useExampleEditor();
  const texts = useExampleTexts();
  const known = useMemo(() => ({ ...facts, ...(texts && { texts }), city }), [texts, city]);
  if (texts === undefined) return <TripLoading />;
  return (
    <OnlyIllustrations value={true}>
      <TripWithEditor {...{ trip, editor, steps }} facts={known} />
      <aside
        aria-label={exampleWords.title}
        className="no-print mx-auto flex max-w-160 flex-wrap items-center gap-x-6 gap-y-3 px-4 lg:max-w-page"
      >
        <p className="text-lg">{exampleWords.about}</p>
        <Link to={paths.createTrip} className="button button-accent">
          {exampleWords.planYourOwn}
        </Link>
      </aside>
    </OnlyIllustrations>
  );
}

/** The guide's texts in the page's language; undefined until they are there, null in English and where they can't be loaded. */
function useExampleTexts(): GuideTexts | null | undefined {
  const load = textsIn[language.tag as LanguageTag];
  const [texts, setTexts] = useState<GuideTexts | null | undefined>(
    load === undefined ? null : undefined,
  );
  useEffect(() => {
    load?.().then(
      (module) => setTexts(module.texts),
      () => setTexts(null),
    );
  }, [load]);
  return texts;
}
