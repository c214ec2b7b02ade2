import { useMemo, useRef } from "react";
import { knownCityFromJson } from "../../../../../domain/engine/known-city-json.ts";
import { type SuggestedItem, suggestedItems } from "../../../../../domain/lists/suggested-items.ts";
import type { ListItem } from "../../../../../domain/trip/list-item.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { today } from "../../../../lib/today.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useShownTrip } from "../../trip/shown-trip.ts";
import type { TripEditor } from "../../trip/trip-editing.ts";

type SuggestionsProps = { readonly trip: Trip; readonly editor: TripEditor };

/** Suggested items for the lists of this trip: a tap takes one, or all of them. */
export function Suggestions({ trip, editor }: SuggestionsProps) {
  const json = useShownTrip()?.facts?.city;
  const heading = useRef<HTMLParagraphElement>(null);
  const climates = useMemo(() => {
    const city = knownCityFromJson(json);
    return city === undefined ? [] : (city.bases ?? [city]).map(({ climate }) => climate);
  }, [json]);
  const suggested = suggestedItems(trip, climates, today());
  if (suggested.length === 0) return null;

  async function take(some: readonly SuggestedItem[]): Promise<void> {
    if (await editor.edit({ kind: "add-list-items", items: some.map(itemOf) })) {
      // The button goes, and the focus must stay in the lists.
      heading.current?.focus();
    }
  }

  return (
    <div className="mt-3">
      <Fold
        summary={listsWords.suggestions(suggested.length)}
        isOpenAtFirst={trip.listItems === undefined}
      >
        <p ref={heading} tabIndex={-1} className="text-ink-soft">
          {listsWords.aboutSuggestions}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {suggested.map((one) => (
            <li key={one.code}>
              <button
                type="button"
                aria-label={listsWords.addSuggested(listsWords.suggested(one))}
                onClick={() => void take([one])}
                className="flex min-h-11 items-center gap-2 rounded-3xl border border-line-strong bg-card px-4 py-1.5 text-start hover:border-ink"
              >
                <Icon name="plus" size={20} />
                {listsWords.suggested(one)}
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Button onClick={() => void take(suggested)}>
            {listsWords.addAll(suggested.length)}
          </Button>
        </p>
      </Fold>
    </div>
  );
}

function itemOf(suggested: SuggestedItem): ListItem {
  const { code, list, dueDate } = suggested;
  return {
    id: code,
    list,
    text: listsWords.suggested(suggested),
    ...(dueDate === undefined ? {} : { dueDate }),
  };
}
