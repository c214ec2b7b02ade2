import { useEffect, useRef } from "react";
import type { Booking } from "../../../../../../domain/bookings/booking.ts";
import { isSameJson } from "../../../../../../domain/is-same-json.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { planEngine } from "../../../../../engine/plan-engine.ts";

type Asked = {
  readonly trip: Trip;
  readonly bookings: readonly Booking[];
  readonly answer: ReturnType<ReturnType<typeof planEngine>["proposeBookings"]>;
};

/** Enough to type the next digit. */
const QUIET_MS = 250;

/**
 * Proposals for bookings. What is being typed is asked before it is saved, and the engine has run once by then: its start
 * and the first run of its code take a phone longer than a proposal.
 *
 * @param opened the booking that is being changed.
 */
export function useProposals(trip: Trip, city: unknown, opened: Booking | undefined) {
  const asked = useRef<Asked>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (opened === undefined) planEngine().prepare(city);
    else void planEngine().proposeBookings(trip, [opened], city);
  }, [trip, city, opened]);

  function proposalFor(bookings: readonly Booking[]): Asked["answer"] {
    clearTimeout(timer.current);
    const known = asked.current;
    if (known?.trip === trip && isSameJson(known.bookings, bookings)) return known.answer;
    const answer = planEngine().proposeBookings(trip, bookings, city);
    asked.current = { trip, bookings, answer };
    void answer.then((found) => {
      if (!found.ok && asked.current?.answer === answer) asked.current = undefined;
    });
    return answer;
  }

  function askSoon(booking: Booking): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void proposalFor([booking]), QUIET_MS);
  }
  return { proposalFor, askSoon };
}
