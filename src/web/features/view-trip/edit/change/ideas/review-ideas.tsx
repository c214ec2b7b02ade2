import { useId, useState } from "react";
import type {
  IdeaOption,
  MatchedIdea,
  MatchedList,
} from "../../../../../../domain/ideas/match-ideas.ts";
import { LIMITS } from "../../../../../../domain/limits.ts";
import type { Idea } from "../../../../../../domain/trip/idea.ts";
import type { Slot } from "../../../../../../domain/trip/slot.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { SlotChoice } from "./slot-choice.tsx";

type ReviewIdeasProps = {
  readonly list: MatchedList;
  /** The file that they come from. */
  readonly source: string | undefined;
  readonly trip: Trip;
  readonly onKeep: (ideas: readonly Idea[]) => void;
  readonly onBack: () => void;
};

/** Of an unsure one: the option, or that it is none of them. */
type Choice = number | "none";

/**
 * The places of a list before they become ideas. What is sure and near is ticked; what is unsure is asked back, and
 * what is far, or has no position, is the traveller's to tick.
 */
export function ReviewIdeas({ list, source, trip, onKeep, onBack }: ReviewIdeasProps) {
  const { ideas: others = [], tripData } = trip;
  const room = LIMITS.trip.ideas - others.length;
  const { ideas: found, left, turned } = list;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(found.flatMap((idea, at) => (isSure(idea) ? [at] : [])).slice(0, room)),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [slot, setSlot] = useState<Slot>();
  const [problem, setProblem] = useState("");

  function tick(at: number, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(at);
    else next.delete(at);
    setTicked(next);
  }
  function choose(at: number, choice: Choice | undefined): void {
    const next = new Map(chosen);
    if (choice === undefined) next.delete(at);
    else next.set(at, choice);
    setChosen(next);
    tick(at, choice !== undefined);
  }
  function keep(): void {
    const ideas = found.flatMap((idea, at) =>
      ticked.has(at) ? [ideaOf(idea, chosen.get(at), source)] : [],
    );
    if (ideas.length === 0) setProblem(ideasWords.nothingChosen);
    else if (slot === undefined) onKeep(ideas);
    else if (ideas.length > LIMITS.list.candidates) setProblem(changePlanWords.tooMany);
    else onKeep(ideas.map((idea) => ({ ...idea, slot })));
  }

  const open = found.flatMap(({ isThere, options }, at) =>
    isThere === true || options !== undefined ? [] : [at],
  );
  const areAll = open.every((at) => ticked.has(at));
  return (
    <>
      <p role="status">{ideasWords.found(found.length)}</p>
      {left === 0 ? null : <p className="text-ink-soft">{ideasWords.leftOut(left)}</p>}
      {turned === 0 ? null : <p className="text-watch">{ideasWords.turned(turned)}</p>}
      {open.length < 2 ? null : (
        <button
          type="button"
          className="min-h-11 rounded-lg text-accent hover:underline"
          onClick={() => setTicked(new Set(areAll ? [] : [...ticked, ...open]))}
        >
          {areAll ? ideasWords.none : ideasWords.all}
        </button>
      )}
      <ul className="mt-1">
        {found.map((idea, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is.
            key={at}
            idea={idea}
            isTicked={ticked.has(at)}
            choice={chosen.get(at)}
            onTick={(isTicked) => tick(at, isTicked)}
            onChoose={(choice) => choose(at, choice)}
          />
        ))}
      </ul>
      <div className="mt-2">
        <SlotChoice
          label={changePlanWords.putThese}
          days={tripData.itinerary}
          count={Math.min(ticked.size, LIMITS.list.candidates)}
          {...{ others, slot }}
          onSlot={setSlot}
        />
      </div>
      <p role="status" className="text-bad">
        {problem}
      </p>
      <p className="button-row sticky bottom-0 -mx-[min(1.25rem,5vw)] -mb-3 border-line border-t bg-paper px-[min(1.25rem,5vw)] py-3 max-[19rem]:static">
        <Button onClick={onBack}>{ideasWords.back}</Button>
        <Button look="accent" onClick={keep}>
          {ideasWords.keep(ticked.size)}
        </Button>
      </p>
    </>
  );
}

type RowProps = {
  readonly idea: MatchedIdea;
  readonly isTicked: boolean;
  readonly choice: Choice | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly onChoose: (choice: Choice | undefined) => void;
};

function Row({ idea, isTicked, choice, onTick, onChoose }: RowProps) {
  const id = useId();
  const { name, options, isThere, note } = idea;
  const isOpen = options !== undefined && choice === undefined;
  const chosen = typeof choice === "number" ? { ...idea, ...options?.[choice] } : idea;
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          disabled={isThere === true || isOpen}
          onChange={(event) => onTick(event.target.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="min-w-0 flex-1 break-words leading-6">
          <bdi className="block font-semibold">{guideText(name)}</bdi>
          <span className={idea.farKm === undefined && !isOpen ? "text-ink-soft" : "text-watch"}>
            {statusOf(chosen, isOpen)}
          </span>
          {note === undefined ? null : (
            <span dir="auto" className="line-clamp-2 text-ink-soft">
              {note}
            </span>
          )}
        </label>
      </div>
      {options === undefined || isThere === true ? null : (
        <select
          aria-label={ideasWords.which(guideText(name))}
          value={choice ?? ""}
          onChange={({ target: { value } }) =>
            onChoose(value === "" ? undefined : value === "none" ? "none" : Number(value))
          }
          className="field mt-1"
        >
          <option value="">{ideasWords.chooseOne}</option>
          {options.map((option, at) => (
            <option key={option.guideId ?? option.geoCoordinates} value={at}>
              {optionText(option)}
            </option>
          ))}
          <option value="none">{ideasWords.noneOfThese}</option>
        </select>
      )}
    </li>
  );
}

function optionText({ name, isMiddle }: IdeaOption): string {
  return isMiddle === true ? ideasWords.mapMiddle : guideText(name);
}

function statusOf(
  { isThere, farKm, guideId, geoCoordinates, isArea, isKnown }: MatchedIdea,
  isOpen: boolean,
): string {
  if (isThere === true) return ideasWords.there;
  if (isOpen) return ideasWords.unsure;
  if (farKm !== undefined) return ideasWords.far(farKm);
  if (guideId !== undefined || isKnown === true) return ideasWords.inGuide;
  if (isArea === true) return ideasWords.area;
  return geoCoordinates === undefined ? ideasWords.noPosition : ideasWords.onMap;
}

function isSure({ isThere, farKm, geoCoordinates }: MatchedIdea): boolean {
  return isThere !== true && farKm === undefined && geoCoordinates !== undefined;
}

function ideaOf(found: MatchedIdea, choice: Choice | undefined, source: string | undefined): Idea {
  const option = typeof choice === "number" ? found.options?.[choice] : undefined;
  const { geoCoordinates, guideId } = option ?? found;
  const note = [found.address, found.note].filter((text) => text !== undefined).join("\n");
  return {
    id: newPartId(),
    name: found.name.slice(0, LIMITS.text.placeName),
    ...(geoCoordinates === undefined ? {} : { geoCoordinates }),
    ...(guideId === undefined ? {} : { guideId }),
    ...(note === "" ? {} : { note: note.slice(0, LIMITS.text.ideaNote) }),
    ...(source === undefined ? {} : { source: source.slice(0, LIMITS.text.name) }),
  };
}
