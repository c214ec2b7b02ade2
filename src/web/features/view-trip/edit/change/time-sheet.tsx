import { type FormEvent, useId } from "react";
import * as z from "zod/mini";
import { clockText } from "../../../../../domain/clock-text.ts";
import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip, TripPlace } from "../../../../../domain/trip/trip.ts";
import { useDraft } from "../../../../lib/use-draft.ts";
import { useOneAtATime } from "../../../../lib/use-one-at-a-time.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { CheckField, TextField } from "../../../../ui/field.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { Verdict } from "./proposal/verdict.tsx";
import { useAnswer } from "./use-answer.ts";

type TimeSheetProps = ChangeSheetProps & {
  readonly dayId: string;
  readonly place: TripPlace;
};

const STAYS = [20, 30, 45, 60, 90, 120, 180];
const AS_PLANNED = "planned";
const DAY_MINUTES = 24 * 60;
const draftSchema = z.object({
  clock: z.string(),
  stay: z.optional(z.number()),
  keepsTime: z.boolean(),
});

/** When a visit begins and how long it lasts, and whether that fits. */
export function TimeSheet({ trip, dayId, place, editor, preview, onClose }: TimeSheetProps) {
  const id = useId();
  const planned = place.visit?.startMinutes;
  const [draft, setDraft, forget] = useDraft(`time ${place.id}`, draftSchema, () => ({
    // A time field knows no 24:00.
    clock: clockText((place.startsAtMinutes ?? planned ?? 9 * 60) % DAY_MINUTES),
    stay: place.stayMinutes,
    keepsTime: place.startsAtMinutes !== undefined,
  }));
  const { clock, stay, keepsTime } = draft;
  const startMinutes = minutesOf(clock);
  // An hour that was typed is meant; the plan's own is only kept where it is asked for.
  const isFixed = keepsTime || (startMinutes !== undefined && startMinutes !== planned);
  const made: Edit[] = [
    ...(stay === place.stayMinutes
      ? []
      : [{ kind: "set-stay", placeId: place.id, minutes: stay } as const]),
    ...(isFixed && startMinutes !== planned ? moveEdit(trip, dayId, place, startMinutes) : []),
    ...startEdit(place, isFixed ? startMinutes : undefined),
  ];
  const after = useAnswer(
    startMinutes === undefined || made.length === 0 ? undefined : JSON.stringify(made),
    () => preview.tryEdits(made),
  );
  const planLength = place.visit && place.visit.endMinutes - place.visit.startMinutes;
  // The planned visit says how long it is, unless another length was chosen.
  const ownPlan = place.stayMinutes === undefined ? planLength : undefined;
  const lengths = new Set([...STAYS, ...[stay, ownPlan].filter((one) => one !== undefined)]);
  const choices = [
    ...(ownPlan === undefined ? [undefined] : []),
    ...[...lengths].toSorted((a, b) => a - b),
  ];

  const once = useOneAtATime();
  function save(event: FormEvent, leave: () => void): void {
    event.preventDefault();
    if (startMinutes === undefined) return;
    void once(async () => {
      leave();
      // What can't be kept stands there again when the sheet is opened.
      if (made.length === 0 || (await editor.edit(...made))) forget();
    });
  }

  return (
    <Sheet title={changePlanWords.whenAndHowLong} onClose={onClose}>
      {(_, leave) => (
        <form noValidate onSubmit={(event) => save(event, leave)}>
          <p className="text-ink-soft">
            <bdi>{guideText(place.placeName)}</bdi>
          </p>
          <TextField
            label={changePlanWords.starts}
            type="time"
            value={clock}
            problem={startMinutes === undefined ? changePlanWords.startsMissing : undefined}
            onChange={(next) => setDraft({ ...draft, clock: next })}
            className="mt-4"
          />
          <div className="mt-4">
            <ChoiceChips
              legend={changePlanWords.stayFor}
              name={`${id}-stay`}
              type="radio"
              options={choices.map((minutes) => {
                const isPlanned = minutes === undefined || minutes === ownPlan;
                return {
                  id: isPlanned ? AS_PLANNED : `${minutes}`,
                  title:
                    minutes === undefined
                      ? changePlanWords.usualStay
                      : changePlanWords.stay(minutes),
                };
              })}
              chosen={[stay === undefined ? AS_PLANNED : `${stay}`]}
              onChange={(chosen) =>
                setDraft({ ...draft, stay: chosen === AS_PLANNED ? undefined : Number(chosen) })
              }
            />
          </div>
          <CheckField
            label={changePlanWords.keepTime}
            isChecked={isFixed}
            onChange={(isKept) =>
              setDraft({
                ...draft,
                keepsTime: isKept,
                clock: !isKept && planned !== undefined ? clockText(planned % DAY_MINUTES) : clock,
              })
            }
            className="mt-4"
          />
          <Verdict before={trip} after={after} dayIds={[dayId]} />
          <Button type="submit" look="accent" className="mt-2 w-full">
            {changePlanWords.set}
          </Button>
        </form>
      )}
    </Sheet>
  );
}

function startEdit(place: TripPlace, startMinutes: number | undefined): Edit[] {
  const isSame = startMinutes === place.startsAtMinutes;
  return isSame ? [] : [{ kind: "set-start", placeId: place.id, startMinutes }];
}

/** The day stays in the order of time: the place goes after those that begin by then, where its neighbours don't fit. */
function moveEdit(
  { tripData: { itinerary } }: Trip,
  dayId: string,
  { id: placeId }: TripPlace,
  startMinutes: number | undefined,
): Edit[] {
  const plan = itinerary.find(({ id }) => id === dayId)?.plan ?? [];
  const at = plan.findIndex(({ id }) => id === placeId);
  const begins = (one: TripPlace | undefined) => one?.startsAtMinutes ?? one?.visit?.startMinutes;
  const [before = 0, after = DAY_MINUTES] = [begins(plan[at - 1]), begins(plan[at + 1])];
  if (startMinutes === undefined || (before <= startMinutes && startMinutes <= after)) return [];
  const afterId = plan.findLast(
    (one) => one.id !== placeId && (begins(one) ?? DAY_MINUTES) <= startMinutes,
  )?.id;
  return [{ kind: "move-place", placeId, dayId, afterId }];
}

/** "14:30" as minutes after midnight; undefined where it is none. */
function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
