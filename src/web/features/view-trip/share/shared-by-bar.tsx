import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SharedBy } from "../../../../domain/trip/shared-by.ts";
import { paths } from "../../../lib/paths.ts";
import { showToast } from "../../../lib/toast.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { navigate } from "../../../navigation/navigation.tsx";
import { leaveTrip } from "../../../offline/trips/leave-trip.ts";
import { Button } from "../../../ui/button.tsx";

type SharedByBarProps = { readonly tripId: string; readonly sharedBy: SharedBy };

/** Above a trip that somebody else shares: whose it is, what one may do, and how it leaves one's list. */
export function SharedByBar({ tripId, sharedBy: { name, scope } }: SharedByBarProps) {
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();

  async function leave(): Promise<void> {
    const problem = await leaveTrip(tripId);
    if (problem !== undefined) return showToast(problem.text, "error");
    await queries.invalidateQueries({ queryKey: ["trips"] });
    showToast(guestWords.left);
    navigate(paths.myTrips, { replace: true });
  }

  return (
    <aside
      aria-label={guestWords.sharedBy(name)}
      className="no-print mx-auto flex max-w-160 flex-wrap items-center gap-x-4 px-4 py-3 lg:max-w-page"
    >
      <p>
        <bdi>{guestWords.sharedBy(name)}</bdi> {guestWords.scopes[scope]}
      </p>
      {isAsked ? (
        <fieldset className="flex w-full flex-wrap items-center gap-2 py-2">
          <legend className="w-full pb-1">{guestWords.leaveAsk(name)}</legend>
          <Button ref={(button) => button?.focus()} look="accent" onClick={() => void leave()}>
            {guestWords.leaveIt}
          </Button>
          <Button onClick={() => setAsked(false)}>{guestWords.stay}</Button>
        </fieldset>
      ) : (
        <button
          type="button"
          className="min-h-11 rounded-lg text-start text-accent hover:underline"
          onClick={() => setAsked(true)}
        >
          {guestWords.leave}
        </button>
      )}
    </aside>
  );
}
