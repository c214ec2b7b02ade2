import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { PartButton } from "./part-button.tsx";

export const TripMenu = lazyPart(async () => (await import("./trip-menu.tsx")).TripMenu);

type TripMenuButtonProps = {
  readonly trip: TripSummary;
  readonly onDated?: (() => void) | undefined;
};

/** Opens the menu of a trip in the list, from its upper right corner. */
export function TripMenuButton(props: TripMenuButtonProps) {
  const { trip } = props;
  return (
    <PartButton
      part={TripMenu}
      props={props}
      label={myTripsWords.actionsOf(trip.title ?? storedWords.place(trip.location))}
      className="card-corner focus-visible:-outline-offset-3"
    >
      <Icon name="more" />
    </PartButton>
  );
}
