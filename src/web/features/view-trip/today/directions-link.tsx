import { type MapsSpot, mapsDirectionsUrl } from "../../../../domain/places/maps-link.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";

type DirectionsLinkProps = {
  readonly name: string;
  /** Words that tell it from others of its name: its address, or the trip's destination. */
  readonly where: string;
  readonly spot: MapsSpot;
};

/** To be hit while walking. */
export function DirectionsLink({ name, where, spot }: DirectionsLinkProps) {
  return (
    <a
      href={mapsDirectionsUrl(name, where, spot)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={todayWords.directionsTo(guideText(name))}
      className="button button-accent min-h-13 w-full text-lg"
    >
      <DeferredIcon name="directions" />
      {todayWords.directions}
    </a>
  );
}
