import { useId } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import { meantBy } from "../../../domain/wishes/creation/meant-wishes.ts";
import { readTripWishes } from "../../../domain/wishes/creation/read-trip-wishes.ts";
import { tripWishWords } from "../../messages/en/trip-wish-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import type { TripForm } from "./trip-form.ts";
import { useServerConfig } from "./use-server-config.ts";

type TripWishesFieldProps = {
  readonly text: string;
  /** Wishes that were understood and are not wanted after all, in the traveller's words. */
  readonly leftOut: readonly string[];
  readonly onChange: (part: Pick<TripForm, "wishText" | "wishesLeftOut" | "wished">) => void;
};

/** Wishes in the traveller's own words, and under them what was understood, each to be left out, and what was not. */
export function TripWishesField({ text, leftOut, onChange }: TripWishesFieldProps) {
  const [field, hint] = [useId(), useId()];
  const { read, unread } = readTripWishes(text);
  const config = useServerConfig();
  const hasModel = config !== undefined && config.planner !== "guide";
  const texts = [...new Set(read.map((wish) => wish.text))];
  return (
    <div>
      <label htmlFor={field} className="mb-2 block font-semibold">
        {tripWishWords.label}
      </label>
      <textarea
        id={field}
        rows={3}
        className="field"
        maxLength={LIMITS.text.wish}
        value={text}
        aria-describedby={hint}
        onChange={(event) => onChange(formOf(event.target.value, leftOut))}
      />
      <p id={hint} className="mt-2 mb-4 text-ink-soft">
        {tripWishWords.hint}
      </p>
      {texts.length === 0 ? null : (
        <ChoiceChips
          legend={tripWishWords.understood}
          name="understood"
          type="checkbox"
          options={texts.map((id) => ({ id, title: meaningOf(id, read) }))}
          chosen={texts.filter((one) => !leftOut.includes(one))}
          onChange={(id, isChosen) =>
            onChange(
              formOf(text, [...leftOut.filter((one) => one !== id), ...(isChosen ? [] : [id])]),
            )
          }
        />
      )}
      <p role="status" className="mt-3 empty:hidden">
        {unread.length === 0
          ? ""
          : hasModel
            ? tripWishWords.unreadYet(unread)
            : tripWishWords.unread(unread)}
      </p>
    </div>
  );
}

function meaningOf(text: string, read: ReturnType<typeof readTripWishes>["read"]): string {
  const wish = read.find((one) => one.text === text);
  return wish === undefined ? text : tripWishWords.meaning(meantBy(wish));
}

/** The part of the form that wishes in words are, with what was understood and not left out. */
function formOf(wishText: string, leftOut: readonly string[]) {
  const { read, unread } = readTripWishes(wishText);
  const kept = read.filter(({ text }) => !leftOut.includes(text));
  return {
    wishText,
    wishesLeftOut: leftOut.filter((one) => read.some(({ text }) => text === one)),
    wished: {
      wishes: kept.flatMap(({ wishes }) => wishes),
      pace: kept.findLast(({ pace }) => pace !== undefined)?.pace,
      interests: kept.flatMap(({ interests }) => interests),
      // They stand apart in the text, so joined by one letter they are no longer than it.
      unread: unread.join(";"),
    },
  };
}
