import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { LIMITS } from "../../../../../domain/limits.ts";
import { backAt } from "../../../../../domain/trip/last-end.ts";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { useDraft } from "../../../../lib/use-draft.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { weatherWords } from "../../../../messages/trip-page/weather-words.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { roomLeft } from "../../../../ui/room-left.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { AskedParts } from "./asked-parts.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { CityOffer } from "./city-offer.tsx";
import { Proposal } from "./proposal/proposal.tsx";
import { type ProposalState, useProposal } from "./use-proposal.ts";
import { WishField } from "./wish-field.tsx";

type ReplanSheetProps = ChangeSheetProps & {
  /** The day that it was asked for; undefined: the whole trip. */
  readonly dayId: string | undefined;
  /** The text that the field opens with, in place of the one last typed. */
  readonly wish?: string | undefined;
  /** How the reader sees that text. */
  readonly shown?: string | undefined;
  /** It is asked for at once. */
  readonly isSaid?: boolean | undefined;
  /** A model reads what our reader doesn't understand. */
  readonly hasModel?: boolean;
};

const WHOLE_TRIP = "trip";

/** Text typed and not sent, by its subject; `wish` is the text the sheet opens with. */
function useWishDraft({ wish }: ReplanSheetProps, about: string) {
  const [key] = useState(`wish ${wish ?? about}`);
  return useDraft(key, z.string(), () => wish ?? "");
}

/** Changes a day or the whole trip by wishes in words, or plans it anew around what is locked; nothing changes before it is accepted. */
export function ReplanSheet(props: ReplanSheetProps) {
  const { trip, dayId, isSaid, editor, preview, hasModel = false, onClose } = props;
  const { itinerary } = trip.tripData;
  const [about, setAbout] = useState(dayId ?? WHOLE_TRIP);
  const [text, setText, forget] = useWishDraft(props, about);
  const day = itinerary.find(({ id }) => id === about);
  const days = (day === undefined ? itinerary : [day]).filter(({ isLocked }) => isLocked !== true);
  const locked = days.flatMap(({ plan }) =>
    plan.filter(({ isLocked, startsAtMinutes }) => isLocked || startsAtMinutes !== undefined),
  );

  const { proposal, replan, wishFor, planForRain, outdate } = useProposal({
    ...{ trip, preview, day, opened: props },
    dayIds: days.map(({ id }) => id),
  });
  const sayAtOnce = useEffectEvent(() => {
    if (isSaid) void wishFor(props.wish ?? text);
  });
  useEffect(() => sayAtOnce(), []);
  const isWaiting = proposal.state === "waiting";
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet title={titleOf(proposal, props, day)} onClose={onClose}>
      {(close) =>
        proposal.state === "here" ? (
          <Proposal
            {...{ trip, editor, close }}
            dayIds={proposal.dayIds}
            wish={proposal.wish}
            from={proposal.from}
            proposed={proposal.trip}
            onApplied={forget}
            onOutdated={outdate}
          />
        ) : (
          <>
            {dayId === undefined ? null : (
              <ChoiceChips
                legend={changePlanWords.what}
                name="replan"
                type="radio"
                options={[
                  {
                    id: dayId,
                    title: storedWords.day(itinerary.find(({ id }) => id === dayId)?.day ?? ""),
                  },
                  { id: WHOLE_TRIP, title: changePlanWords.wholeTrip },
                ]}
                chosen={[about]}
                onChange={(chosen) => setAbout(chosen)}
              />
            )}
            <WishField
              ref={field}
              text={text}
              onChange={setText}
              hasModel={hasModel}
              opened={props}
            />
            {text.trim() !== "" || day === undefined ? null : <DayAsItIs day={day} />}
            <p className="mt-3 text-ink-soft">
              {locked.length === 0
                ? changePlanWords.lockOthers
                : changePlanWords.staysAsItIs(
                    language.list(locked.map(({ placeName }) => guideText(placeName))),
                  )}
            </p>
            <div role="status" className="min-h-11 py-2">
              {proposal.state === "unmet" ? (
                <CityOffer trip={trip} wish={proposal.text}>
                  <ProposalStatus proposal={proposal} />
                  <AskedParts {...proposal} />
                </CityOffer>
              ) : proposal.state === "rain" ? (
                <RainDays
                  trip={trip}
                  dates={proposal.dates}
                  onChoose={(date) => void planForRain(date)}
                />
              ) : (
                <ProposalStatus proposal={proposal} />
              )}
            </div>
            <Button
              look="accent"
              className="w-full"
              disabled={isWaiting}
              onClick={() => {
                if (roomLeft(text, LIMITS.text.wish) < 0) field.current?.focus();
                else void (text.trim() === "" ? replan() : wishFor(text));
              }}
            >
              {changePlanWords.showProposal}
            </Button>
            {text.trim() !== "" ? null : (
              <p className="mt-2 text-center text-ink-soft">{changePlanWords.replanMeaning}</p>
            )}
            <p className="mt-2 text-center text-ink-soft">{changePlanWords.nothingYet}</p>
          </>
        )
      }
    </Sheet>
  );
}

/** Its hours and places, which it is planned anew from. */
function DayAsItIs({ day }: { readonly day: TripDay }) {
  const [begins, ends] = [day.plan[0]?.visit?.startMinutes, backAt(day)];
  if (begins === undefined || ends === undefined) return null;
  return (
    <p className="mt-3">
      <span className="font-semibold tabular-nums">{language.span(begins, ends)}</span>{" "}
      {language.list(day.plan.map(({ placeName }) => guideText(placeName)))}
    </p>
  );
}

type RainDaysProps = {
  readonly trip: Trip;
  readonly dates: readonly string[];
  readonly onChoose: (date: string) => void;
};

/** Asks which day is to be planned as if it rained. */
function RainDays({ trip, dates, onChoose }: RainDaysProps) {
  if (dates.length === 0) return weatherWords.rainNeedsDates;
  return (
    <>
      <p>{weatherWords.ifItRains}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {trip.tripData.itinerary.map(({ id, day, date }) =>
          date === undefined || !dates.includes(date) ? null : (
            <li key={id}>
              <Button onClick={() => onChoose(date)}>{storedWords.day(day)}</Button>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** @param day the one that is changed; undefined: the whole trip. */
function titleOf(
  proposal: ProposalState,
  { trip, dayId }: Pick<ReplanSheetProps, "trip" | "dayId">,
  day: TripDay | undefined,
): string {
  const { itinerary } = trip.tripData;
  const named = (one: TripDay | undefined) => one && storedWords.day(one.day);
  const dayName = (id: string | undefined) => named(itinerary.find((one) => one.id === id));
  if (proposal.state !== "here") {
    return dayId === undefined
      ? changePlanWords.changeTrip
      : viewTripWords.changeOf(dayName(dayId) ?? "");
  }
  const [only, ...others] = proposal.dayIds;
  const name = others.length === 0 && only !== undefined ? dayName(only) : named(day);
  return changePlanWords.proposalFor(name ?? changePlanWords.wholeTrip);
}

function ProposalStatus({ proposal }: { proposal: ProposalState }) {
  switch (proposal.state) {
    case "waiting":
      return <Spinner label={changePlanWords.workingItOut} />;
    case "failed":
      return changePlanWords.failed;
    case "outdated":
      return changePlanWords.outdated;
    case "nothingBetter":
      return changePlanWords.nothingBetter;
    case "noDrier":
      return weatherWords.nothingBetter;
    case "unmet":
      return proposal.unmet.map((wish) => <p key={wish.text}>{wishWords.unmet(wish)}</p>);
    default:
      return null;
  }
}
