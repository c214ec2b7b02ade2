import type { Tally } from "../../../../domain/sharing/votes.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { Icon } from "../../../ui/icon.tsx";

type VoteCountProps = {
  readonly tally: Pick<Tally, "up" | "down"> | undefined;
  /** How many comments there are to read, where they aren't beside it. */
  readonly comments?: number;
};

/** The votes and comments on a place in a few words, for its row; nothing where there are none. */
export function VoteCount({ tally, comments = 0 }: VoteCountProps) {
  const { up = 0, down = 0 } = tally ?? {};
  if (up + down + comments === 0) return null;
  return (
    <span className="no-print inline-flex items-center font-semibold">
      {up === 0 ? null : guestWords.for(up)}
      {up === 0 || down === 0 ? null : ", "}
      {down === 0 ? null : guestWords.against(down)}
      {comments === 0 ? null : (
        <span className={`inline-flex items-center gap-1 ${up + down === 0 ? "" : "ms-3"}`}>
          <Icon name="social-chat" size={18} />
          <span aria-hidden="true">{comments}</span>
          <span className="sr-only">{guestWords.comments(comments)}</span>
        </span>
      )}
    </span>
  );
}
