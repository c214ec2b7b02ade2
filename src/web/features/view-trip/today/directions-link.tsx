import { mapsSearchUrl } from "../../../../domain/places/maps-link.ts";
import { spelledAddress } from "../../../../domain/spelled-address.ts";
import { todayWords } from "../../../messages/en/today-words.ts";
import { Icon } from "../../../ui/icon.tsx";

type DirectionsLinkProps = {
  readonly name: string;
  /** What tells it from others of its name: its address, or the trip's destination. */
  readonly where: string;
};

/** To be hit while walking. */
export function DirectionsLink({ name, where }: DirectionsLinkProps) {
  const address = mapsSearchUrl(name, where);
  return (
    <a
      href={address}
      data-spelled={spelledAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={todayWords.directionsTo(name)}
      className="button button-accent min-h-13 w-full text-lg"
    >
      <Icon name="directions" />
      {todayWords.directions}
    </a>
  );
}
