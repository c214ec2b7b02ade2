import { useState } from "react";
import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import { localTime } from "../../../../../domain/local-time.ts";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { isAnsweredByRainPlan, rainDates, rainOn } from "../../../../../domain/wishes/rain-plan.ts";
import type { AskedPart } from "../../../../../domain/wishes/read-wishes.ts";
import type { WishResult } from "./asked-parts.tsx";
import type { PlanPreview } from "./plan-preview-of.ts";
import { compareDays } from "./proposal/day-comparison.ts";
import { type OpenedWish, wishAsShown } from "./wish-field.tsx";

/** Choices by the words that they were made for. */
type Chosen = Readonly<Record<string, number>>;

export type ProposalState =
  | {
      readonly state: "none" | "waiting" | "failed" | "nothingBetter" | "noDrier" | "outdated";
    }
  /** The answer to a wish where there is no proposal. */
  | ({ readonly state: "unmet" } & WishResult)
  /** A plan for rain was asked for: on which of these dates? None: the trip has no dates. */
  | { readonly state: "rain"; readonly dates: readonly string[] }
  /** `from`: the trip that it was made of. */
  | {
      readonly state: "here";
      readonly from: Trip;
      readonly trip: Trip;
      readonly dayIds: readonly string[];
      readonly wish?: WishResult;
    };

type ProposalInput = {
  readonly trip: Trip;
  readonly preview: PlanPreview;
  readonly opened: OpenedWish;
  /** The day that is changed; undefined: the whole trip. */
  readonly day: TripDay | undefined;
  /** The days that may be planned anew. */
  readonly dayIds: readonly string[];
};

/** What is proposed for a day or the whole trip, and what asks for it: words, rain on a date, or a better order. */
export function useProposal({ trip, preview, opened, day, dayIds }: ProposalInput) {
  const [proposal, setProposal] = useState<ProposalState>({ state: "none" });

  const dates = trip.tripData.itinerary.flatMap(({ date }) => date ?? []);

  async function replan(): Promise<void> {
    setProposal({ state: "waiting" });
    const found = await preview.propose(dayIds).catch(() => undefined);
    if (found === undefined) setProposal({ state: "failed" });
    else if (compareDays(trip, found).every(({ rows }) => rows === undefined)) {
      setProposal({ state: "nothingBetter" });
    } else setProposal({ state: "here", from: trip, trip: found, dayIds });
  }

  async function wishFor(wish: string, chosen: Chosen = {}): Promise<void> {
    setProposal({ state: "waiting" });
    const answer = await preview.wish(wish, day?.id, chosen).catch(() => undefined);
    if (answer === undefined) return setProposal({ state: "failed" });
    const { trip: found, unmet, asked, asides } = answer;
    const changed = changedDays(trip, found);
    const isOpen = changed === undefined && isAnsweredByRainPlan(asked);
    const about = day?.date === undefined ? dates : [day.date];
    const wet = isOpen ? rainDates(wish, about, localTime(Date.now()).date) : undefined;
    if (wet !== undefined) {
      const [only, ...others] = wet;
      if (only !== undefined && others.length === 0) return planForRain(only);
      return setProposal({ state: "rain", dates: wet });
    }
    const choose = (part: AskedPart, index: number) =>
      void wishFor(wish, { ...chosen, [part.key ?? part.text]: index });
    const said = <Part extends { readonly text: string }>(one: Part) => ({
      ...one,
      text: wishAsShown(one.text, opened),
    });
    const result = {
      ...{ text: wishAsShown(wish, opened), unmet: unmet.map(said), asides, choose },
      asked: asked.map((part) => said({ ...part, key: part.key ?? part.text })),
    };
    if (changed === undefined) return setProposal({ state: "unmet", ...result });
    setProposal({ state: "here", from: trip, trip: found, dayIds: changed, wish: result });
  }

  async function planForRain(date: string): Promise<void> {
    setProposal({ state: "waiting" });
    const found = await preview.proposeForWeather(rainOn(date, dates)).catch(() => undefined);
    if (found === undefined) return setProposal({ state: "failed" });
    const changed = changedDays(trip, found);
    if (changed === undefined) setProposal({ state: "noDrier" });
    else setProposal({ state: "here", from: trip, trip: found, dayIds: changed });
  }

  const outdate = () => setProposal({ state: "outdated" });
  return { proposal, replan, wishFor, planForRain, outdate };
}

/** Ids of the days that a proposal changes or leaves out; undefined where it changes nothing. */
function changedDays(trip: Trip, proposed: Trip): readonly string[] | undefined {
  const changes = tripDifference(trip, proposed);
  if (changes.length === 0) return undefined;
  const kept = new Set(proposed.tripData.itinerary.map(({ id }) => id));
  const planned = changes.flatMap((edit) =>
    edit.kind === "set-plan" ? edit.days.map(({ id }) => id) : [],
  );
  const gone = trip.tripData.itinerary.map(({ id }) => id).filter((id) => !kept.has(id));
  return [...planned, ...gone];
}
