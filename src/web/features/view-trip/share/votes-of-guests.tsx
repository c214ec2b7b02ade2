import type { GuestVotes } from "../../../../domain/sharing/share-link.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { VoteCount } from "./vote-count.tsx";

/** Guests' votes on a place, with their names: for the trip's owner. */
export function VotesOfGuests({
  placeId,
  guests,
  isCount,
}: {
  placeId: string;
  guests: readonly GuestVotes[];
  /** Only how many there are. */
  isCount?: boolean | undefined;
}) {
  const said = guests.flatMap(({ name, votes }) =>
    votes.filter((vote) => vote.placeId === placeId).map((vote) => ({ ...vote, name })),
  );
  if (isCount === true) {
    const count = (wanted: number) => said.filter(({ value }) => value === wanted).length;
    const comments = said.filter(({ word = "" }) => word !== "").length;
    return <VoteCount tally={{ up: count(1), down: count(-1) }} comments={comments} />;
  }
  if (said.length === 0) return null;
  return (
    <div className="no-print">
      <h4 className="font-semibold">{guestWords.votes}</h4>
      <ul aria-label={guestWords.votes}>
        {said.map(({ name, value, word = "" }, index) => (
          // Two guests may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
          <li key={index} className="wrap-anywhere">
            <bdi>{name}</bdi>: {value === 1 ? guestWords.up : value === -1 ? guestWords.down : ""}
            {word === "" ? null : (
              <>
                {value === 0 ? "" : ", "}
                <q>
                  <bdi>{word}</bdi>
                </q>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
