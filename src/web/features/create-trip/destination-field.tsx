import { Suspense, useEffect, useRef, useState } from "react";
import { lastSegment } from "../../../domain/bases/city-segments.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { type Suggestion, suggestionsAnswerSchema } from "../../../domain/places/guide-answer.ts";
import type { WantedBases } from "../../../domain/trip/wanted-bases.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import type { ConfigAnswer } from "../../../domain/wire-schemas.ts";
import { callApi } from "../../lib/api-client.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { FormIcon } from "../../ui/form-icon.tsx";
import { GuideHelp } from "./guide-help.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useGuide } from "./use-guide.ts";

/** Few trips have several cities. */
const CityDays = lazyPart(async () => (await import("./city-days.tsx")).CityDays);

/** Where VoiceOver, alone among screen readers, often keeps silent about the option that a field names. */
const HAS_VOICE_OVER = /^(?:Mac|iP)/;

type DestinationFieldProps = {
  readonly label: string;
  readonly placeId: string | undefined;
  /** The field's error, or "". */
  readonly problem: string;
  /** The built-in guide can say at once what it can't plan; undefined until it is known who plans. */
  readonly planner: ConfigAnswer["planner"] | undefined;
  /** As it was typed, or "". */
  readonly days: string;
  readonly onChange: (label: string, placeId: string | undefined) => void;
  readonly onShorten: (days: number) => void;
  readonly bases: WantedBases | undefined;
  readonly onBases: (bases: WantedBases | undefined) => void;
};

/** A combobox: suggestions from the server, and any other name as it is typed. */
export function DestinationField(props: DestinationFieldProps) {
  const { label, placeId, problem, planner, days, onChange, onShorten } = props;
  const { bases, onBases } = props;
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { before, last } = lastSegment(label);
  const { suggestions, isNowhere } = useSuggestions(last, hasFocus);
  // What no suggestion goes on from is as good as typed.
  const isChosen = !hasFocus || placeId !== undefined || (last.trim() !== "" && isNowhere);
  const guide = useGuide(planner !== undefined, isChosen ? label.trim() : undefined);
  const several = guide?.several;
  const canAdd = last.trim() !== "";
  const { isOpen, active, type, input, list, option } = useCombobox({
    count: suggestions.length,
    onChoose(index) {
      const chosen = suggestions[index];
      if (chosen === undefined) return;
      onChange(before + chosen.label, before === "" ? chosen.value.place_id : undefined);
    },
  });
  const activeLabel = HAS_VOICE_OVER.test(navigator.platform)
    ? suggestions[active]?.label
    : undefined;
  return (
    <div>
      <label htmlFor="destination" className="mb-3 block font-serif text-xl font-semibold">
        {createTripWords.destination}
      </label>
      <p id="destination-problem" className="-mt-2 mb-2 text-bad empty:hidden">
        {problem}
      </p>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-soft">
          <FormIcon name="search" />
        </span>
        <input
          {...input}
          ref={field}
          id="destination"
          className="field ps-12"
          placeholder={createTripWords.destinationExample}
          maxLength={LIMITS.text.destination}
          aria-invalid={problem !== "" || undefined}
          aria-describedby="destination-problem destination-hint"
          value={label}
          onChange={(event) => {
            type();
            onChange(event.target.value, undefined);
          }}
          onFocus={(event) => {
            input.onFocus?.(event);
            setHasFocus(true);
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            setHasFocus(false);
          }}
        />
        {isOpen ? (
          <ul
            {...list}
            aria-label={createTripWords.suggestions}
            className="card absolute inset-x-0 top-full z-10 mt-2 max-h-80 overflow-auto p-1 text-ink shadow-lg"
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.value.place_id}
                {...option(index)}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:font-semibold"
              >
                <FormIcon name="pin" size={20} />
                <bdi>{suggestion.label}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? (activeLabel ?? createTripWords.suggestionCount(suggestions.length)) : ""}
      </p>
      <p id="destination-hint" className="mt-2 text-ink-soft">
        {createTripWords.destinationHint}
      </p>
      <button
        type="button"
        className="button button-quiet mt-2"
        onClick={() => {
          if (canAdd) onChange(`${label.trim()} & `, undefined);
          field.current?.focus();
        }}
      >
        <FormIcon name="plus" size={20} />
        {createTripWords.addCity}
      </button>
      {/* Room for one line from the start, so that nothing moves when it is known. */}
      <div className="mt-2 min-h-11 content-center">
        {several === undefined ? null : (
          <PartBoundary fallback={() => null}>
            <Suspense>
              <CityDays
                {...{ several, days, bases, onBases }}
                onDestination={(destination) => onChange(destination, undefined)}
              />
            </Suspense>
          </PartBoundary>
        )}
        {guide === undefined || several !== undefined || planner !== "guide" ? null : (
          <GuideHelp
            guide={guide}
            days={days}
            onChoose={(city) => onChange(storedWords.place(city.label), city.value.place_id)}
            onName={(city) => onChange(city, undefined)}
            onShorten={onShorten}
          />
        )}
        {planner === undefined || planner === "guide" || several !== undefined
          ? null
          : createTripWords.anyPlace}
      </div>
    </div>
  );
}

/** Specification, section 9. */
const DEBOUNCE_MS = 300;
const RETRIES = 3;
const RETRY_AFTER_MS = 500;

/**
 * Destinations for what has been typed: popular ones at once for nothing, else 300 ms after the last
 * key. A failed request is tried three times more; an answer that was overtaken is never shown.
 */
function useSuggestions(input: string, wanted: boolean) {
  const [known, setKnown] = useState<{ input: string; suggestions: readonly Suggestion[] }>();
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        fetchSuggestions(input, abort.signal).then(
          (found) => {
            if (!abort.signal.aborted) setKnown({ input, suggestions: found });
          },
          (error: unknown) => {
            if (!abort.signal.aborted) console.warn("no suggestions", error);
          },
        );
      },
      input === "" ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [input, wanted]);
  const suggestions = known?.suggestions ?? NO_SUGGESTIONS;
  return { suggestions, isNowhere: known?.input === input && suggestions.length === 0 };
}

const NO_SUGGESTIONS: readonly Suggestion[] = [];

async function fetchSuggestions(input: string, signal: AbortSignal): Promise<Suggestion[]> {
  for (let attempt = 0; ; attempt += 1) {
    const path = `${API_PATHS.suggestions}?input=${encodeURIComponent(input)}`;
    const result = await callApi(path, { schema: suggestionsAnswerSchema, signal });
    if (result.ok) {
      return result.value.map((one) => ({ ...one, label: storedWords.place(one.label) }));
    }
    if (attempt === RETRIES) return [];
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    signal.throwIfAborted();
  }
}
