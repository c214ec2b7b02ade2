import { useState } from "react";
import {
  ComboBox,
  FieldError,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from "react-aria-components";
import { MAX_DESTINATION_LENGTH } from "../../../domain/trip/trip-request.ts";
import type { ConfigAnswer } from "../../../domain/wire.ts";
import { createTripWords } from "../../messages/en/create-trip-words.ts";
import { LateIcon } from "../../ui/late-icon.tsx";
import { GuideHelp } from "./guide-help.tsx";
import { useGuide } from "./use-guide.ts";
import { useSuggestions } from "./use-suggestions.ts";

type DestinationFieldProps = {
  readonly label: string;
  readonly placeId: string | undefined;
  /** What is wrong with it, or "". */
  readonly problem: string;
  /** The built-in guide can say at once what it can't plan; undefined until it is known who plans. */
  readonly planner: ConfigAnswer["planner"] | undefined;
  /** As it was typed, or "". */
  readonly days: string;
  readonly onChange: (label: string, placeId: string | undefined) => void;
  readonly onShorten: (days: number) => void;
};

/** A combobox: suggestions from the server, and any other name as it is typed. */
export function DestinationField(props: DestinationFieldProps) {
  const { label, placeId, problem, planner, days, onChange, onShorten } = props;
  const [hasFocus, setHasFocus] = useState(false);
  // In its place in the page rather than at its end, so that reading on from the field comes to it.
  const [listPlace, setListPlace] = useState<HTMLElement | null>(null);
  const suggestions = useSuggestions(label, hasFocus);
  const isChosen = !hasFocus || placeId !== undefined;
  const guide = useGuide(planner === "guide", isChosen ? label.trim() : undefined);

  function choose(key: Key | null): void {
    const chosen = suggestions.find(({ value }) => value.place_id === key);
    if (chosen !== undefined) onChange(chosen.label, chosen.value.place_id);
  }

  const comboBox = (
    <ComboBox
      allowsCustomValue
      allowsEmptyCollection={false}
      menuTrigger="focus"
      inputValue={label}
      selectedKey={placeId ?? null}
      onInputChange={(text) => {
        if (text !== label) onChange(text, undefined);
      }}
      onSelectionChange={choose}
      onFocusChange={setHasFocus}
      isInvalid={problem !== ""}
      items={suggestions.map((suggestion) => ({ id: suggestion.value.place_id, ...suggestion }))}
      // The server has matched already; filtering again would hide "Lisboa" under Lisbon.
      defaultFilter={() => true}
    >
      <Label className="mb-3 block font-serif text-xl font-semibold">
        {createTripWords.destination}
      </Label>
      <FieldError className="-mt-2 mb-2 block text-bad">{problem}</FieldError>
      <span className="relative block">
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">
          <LateIcon name="search" />
        </span>
        <Input
          className="field pl-12"
          placeholder={createTripWords.destinationExample}
          maxLength={MAX_DESTINATION_LENGTH}
          autoComplete="off"
        />
      </span>
      <div ref={setListPlace} />
      <Text slot="description" elementType="p" className="mt-2 text-ink-soft">
        {createTripWords.destinationHint}
      </Text>
      <Popover
        {...(listPlace === null ? {} : { UNSTABLE_portalContainer: listPlace })}
        className="card max-h-80 w-(--trigger-width) overflow-auto p-1 text-ink shadow-lg"
      >
        <ListBox>
          {(suggestion: { id: string; label: string }) => (
            <ListBoxItem
              textValue={suggestion.label}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 outline-none data-focused:bg-accent-wash data-focused:font-semibold"
            >
              <LateIcon name="pin" size={20} />
              {suggestion.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
  return (
    <div>
      {comboBox}
      {/* Room for one line from the start, so that nothing moves when it is known. */}
      <div className="mt-2 min-h-11 content-center">
        {guide === undefined ? null : (
          <GuideHelp
            guide={guide}
            days={days}
            onChoose={(city) => onChange(city.label, city.value.place_id)}
            onShorten={onShorten}
          />
        )}
        {planner === undefined || planner === "guide" ? null : createTripWords.anyPlace}
      </div>
    </div>
  );
}
