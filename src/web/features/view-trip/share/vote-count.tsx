import type { Tally } from "../../../../domain/sharing/votes.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";

/** The votes on a place in a few words, for its row; nothing where there are none. */
export function VoteCount({ tally }: { readonly tally: Pick<Tally, "up" | "down"> | undefined }) {
  const { up = 0, down = 0 } = tally ?? {};
  if (up + down === 0) return null;
  return (
    <span className="no-print font-semibold">
      {up === 0 ? null : guestWords.for(up)}
      {up === 0 || down === 0 ? null : ", "}
      {down === 0 ? null : guestWords.against(down)}
    </span>
  );
}
