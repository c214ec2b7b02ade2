import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { paths } from "../../lib/paths.ts";
import { showToast } from "../../lib/toast.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { tripMenuWords } from "../../messages/trip-menu-words.ts";
import { navigate } from "../../navigation/navigation.tsx";
import { editListedTrip, findListedTrip } from "../../offline/trips/edit-listed-trip.ts";
import { leaveTrip } from "../../offline/trips/leave-trip.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";
import { DeferredIcon } from "../../ui/deferred-icon.tsx";
import { isDialogStep } from "../../ui/open-dialog.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { setListedDates } from "./set-listed-dates.ts";

const ACTION = "flex min-h-13 w-full items-center gap-3 text-start hover:underline";

type TripMenuProps = {
  readonly trip: TripSummary;
  readonly onDated?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Actions on a trip without opening it. A trip of somebody else can be planned again. */
export function TripMenu({ trip, onDated, onClose }: TripMenuProps) {
  const queries = useQueryClient();
  const [asksDeletion, setAsksDeletion] = useState(false);
  const name = trip.title ?? storedWords.place(trip.location);
  const isOwn = trip.sharedBy === undefined;
  const { isMaking, make } = usePlanAgain(trip.id);
  const asked = isOwn ? tripMenuWords.deleteTrip : tripMenuWords.leave;
  const title = asksDeletion ? asked : name;

  async function remove(close: () => void): Promise<void> {
    if (await editListedTrip(trip.id, { kind: "delete-trip" })) {
      showToast(tripMenuWords.deleted(name));
    }
    close();
  }

  async function leave(close: () => void): Promise<void> {
    const problem = await leaveTrip(trip.id);
    if (problem !== undefined) return showToast(problem.text, "error");
    await queries.invalidateQueries({ queryKey: ["trips"] });
    showToast(tripMenuWords.left(name));
    close();
  }

  return (
    <Sheet title={title} onClose={onClose}>
      {(close) =>
        asksDeletion ? (
          <>
            <p className="font-semibold">
              {isOwn ? (
                <Sentence parts={tripMenuWords.deleteQuestion(<bdi>{name}</bdi>)} />
              ) : (
                <bdi>{name}</bdi>
              )}
            </p>
            <p className="mt-2">
              {isOwn ? tripMenuWords.deleteWarning : tripMenuWords.leaveWarning}
            </p>
            <p className="mt-5 flex flex-wrap gap-3">
              <button
                type="button"
                className="button button-accent"
                onClick={() => void (isOwn ? remove(close) : leave(close))}
              >
                <DeferredIcon name="trash" size={20} />
                {isOwn ? tripMenuWords.deleteIt : tripMenuWords.leaveIt}
              </button>
              <button type="button" className="button button-quiet" onClick={close}>
                {tripMenuWords.keepIt}
              </button>
            </p>
          </>
        ) : (
          <>
            <button
              type="button"
              className={ACTION}
              aria-disabled={isMaking}
              onClick={() => void make()}
            >
              <DeferredIcon name="redo" size={22} />
              {isMaking ? tripMenuWords.making : tripMenuWords.again}
            </button>
            <p className="mb-1 ps-8.5 text-ink-soft">{tripMenuWords.againHint}</p>
            {isOwn ? (
              <>
                <SetDates
                  days={trip.noOfDays}
                  tripName={name}
                  startDate={trip.startDate}
                  className="min-h-13 w-full gap-3"
                  onSet={async (date) => {
                    const isKept = await setListedDates(trip, date, onDated);
                    // The question closes first: the focus then goes where the trip stands.
                    if (isKept) setTimeout(close);
                    return isKept;
                  }}
                />
                <button
                  type="button"
                  className={ACTION}
                  onClick={() =>
                    navigate(`${paths.viewTrip(trip.id)}#share`, { replace: isDialogStep() })
                  }
                >
                  <DeferredIcon name="share" size={22} />
                  {tripMenuWords.share}
                </button>
                <button
                  type="button"
                  className={`${ACTION} text-bad`}
                  onClick={() => setAsksDeletion(true)}
                >
                  <DeferredIcon name="trash" size={22} />
                  {tripMenuWords.deleteTrip}
                </button>
              </>
            ) : (
              <button
                type="button"
                className={`${ACTION} text-bad`}
                onClick={() => setAsksDeletion(true)}
              >
                <DeferredIcon name="trash" size={22} />
                {tripMenuWords.leave}
              </button>
            )}
          </>
        )
      }
    </Sheet>
  );
}

/** The page of guests sends it, too. */
async function loadAndSend(trip: Trip, key: string) {
  try {
    const { sendPlanAgain } = await import("../../offline/trips/send-plan-again.ts");
    return await sendPlanAgain(trip, key);
  } catch {
    showToast(myTripsWords.partUnavailable, "error");
    return undefined;
  }
}

/** Makes another trip of one, and goes there. */
function usePlanAgain(tripId: string) {
  const [isMaking, setMaking] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const isBusy = useRef(false);

  async function make(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setMaking(true);
    const trip = await findListedTrip(tripId);
    const made = trip === undefined ? undefined : await loadAndSend(trip, key);
    isBusy.current = false;
    setMaking(false);
    if (made === undefined) return;
    if (!made.ok) return showToast(made.problem.text, "error");
    showToast(tripMenuWords.made);
    navigate(paths.viewTrip(made.value.tripId), { replace: isDialogStep() });
  }

  return { isMaking, make };
}
