import { language } from "../../../../messages/domain/language.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { Hold, SpotVerdict } from "../session/edit-session.ts";
import { EditIcon } from "./edit-icon.tsx";

/** The place that is picked up, as it is shown at a spot or under the pointer. */
export function HeldPlace({ hold: { place, verdict } }: { hold: Hold }) {
  return (
    <p
      aria-hidden="true"
      className="-m-0.5 flex min-h-16 items-center gap-3 rounded-card border-2 border-accent bg-card py-2 pe-2 ps-4 shadow-lg"
    >
      <span className="min-w-0 flex-1 leading-[1.375rem]">
        <bdi className="block font-semibold">{guideText(place.placeName)}</bdi>
        {verdict === undefined ? null : <VerdictLine verdict={verdict} />}
      </span>
      <span className="text-ink-soft">
        <EditIcon name="grip" />
      </span>
    </p>
  );
}

function VerdictLine({ verdict: { visit, problem } }: { verdict: SpotVerdict }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="font-semibold">{language.span(visit.startMinutes, visit.endMinutes)}</span>
      <span
        className={`flex items-center gap-1 ${problem === undefined ? "text-good" : "text-watch"}`}
      >
        <Icon name={problem === undefined ? "check" : "warn"} size={18} />
        {problem ?? editWords.fits}
      </span>
    </span>
  );
}
