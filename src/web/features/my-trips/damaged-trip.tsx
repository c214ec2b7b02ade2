import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { dateText } from "../../lib/date-format.ts";
import { showToast } from "../../lib/toast.ts";
import { tripMenuWords } from "../../messages/trip-menu-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** A trip that the server can't read any more, among the others: all that can be done is to delete it. */
export function DamagedTrip({ trip }: { trip: TripSummary }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    const result = await callApi(pathWithId(API_PATHS.trip, trip.id), {
      method: "DELETE",
      headers: { "if-match": "*" },
    });
    if (!result.ok && result.problem.code !== "trip_not_found") {
      showToast(result.problem.text, "error");
      return;
    }
    setAsking(false);
    await queries.invalidateQueries({ queryKey: ["trips"] });
  }

  return (
    <li className="card flex flex-col items-start gap-2 p-4">
      <p className="flex gap-2 font-semibold">
        <span className="text-bad">
          <Icon name="warn" />
        </span>
        {tripMenuWords.damaged.damaged}
      </p>
      <p className="text-ink-soft">
        {tripMenuWords.damaged.planned(dateText(TIME, trip.createdAt))}
      </p>
      <p>{tripMenuWords.damaged.advice}</p>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {tripMenuWords.damaged.remove}
      </button>
      {isAsking ? (
        <Sheet title={tripMenuWords.damaged.question} onClose={() => setAsking(false)}>
          {(close) => (
            <div className="mt-4 flex flex-wrap gap-3">
              <button type="button" className="button button-accent" onClick={() => void remove()}>
                {tripMenuWords.damaged.removeForGood}
              </button>
              <button type="button" className="button button-quiet" onClick={close}>
                {tripMenuWords.damaged.keep}
              </button>
            </div>
          )}
        </Sheet>
      ) : null}
    </li>
  );
}
