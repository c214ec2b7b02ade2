import { type MapsSpot, mapsSearchUrl } from "../../../../domain/places/maps-link.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";

type MapsLinkProps = {
  readonly name: string;
  /** Words that tell it from others of its name: its address, or the trip's destination. */
  readonly where: string;
  /** Where it is, and whether it is the traveller's own. */
  readonly spot?: MapsSpot;
  /** Shows that it opens a new tab. Screen readers hear it always. */
  readonly hasMark?: boolean;
};

/** A longer word may have to break on a narrow screen with large letters. */
const SHORT_WORD = 12;

/** The name of a place or a hotel, linked to a search for it in Google Maps. */
export function MapsLink({ name, where, spot, hasMark = false }: MapsLinkProps) {
  const said = guideText(name);
  const [start = "", end = said] = said.includes(" ") ? splitLastWord(said) : [];
  return (
    <a
      href={mapsSearchUrl(name, where, spot)}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-0.5 inline-block py-0.5 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent print:inline print:no-underline"
    >
      <bdi>
        {start}
        {/* The mark stays on the last word's line. */}
        <span className={hasMark && end.length <= SHORT_WORD ? "whitespace-nowrap" : ""}>
          {end}
          {hasMark ? (
            <span className="no-print ms-1.5 inline-block align-[-0.125em] text-ink-soft">
              <Icon name="external" size={16} />
            </span>
          ) : null}
        </span>
      </bdi>
      <span className="sr-only">{viewTripWords.opensMaps}</span>
    </a>
  );
}

function splitLastWord(name: string): readonly [start: string, end: string] {
  const at = name.lastIndexOf(" ") + 1;
  return [name.slice(0, at), name.slice(at)];
}
