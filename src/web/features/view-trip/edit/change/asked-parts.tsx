import type { AskedPart, UnmetWish } from "../../../../../domain/wishes/read-wishes.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";

/** Parts of a wish that were done, asked or not needed, beside its proposal. */
export type WishResult = {
  readonly text: string;
  readonly unmet: readonly UnmetWish[];
  readonly asked: readonly AskedPart[];
  readonly asides: readonly string[];
  readonly choose: (part: AskedPart, index: number) => void;
};

/** Parts of a wish that were not understood, each with what could be meant. */
export function AskedParts({
  asked,
  asides,
  choose,
}: Pick<WishResult, "asked" | "asides" | "choose">) {
  return (
    <>
      {asked.map((part) => (
        <div key={part.key ?? part.text} className="mt-2">
          <p>{part.isOtherLanguage ? wishWords.otherLanguage : wishWords.asked(part)}</p>
          {part.choices.length === 0 ? null : (
            <ul className="mt-1 mb-2 flex flex-wrap gap-2">
              {part.choices.map((choice, index) => (
                <li key={wishWords.choice(choice)}>
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => choose(part, index)}
                  >
                    <bdi>{wishWords.choice(choice)}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {asides.length === 0 ? null : (
        <p className="mt-2 text-ink-soft">{wishWords.asides(asides)}</p>
      )}
    </>
  );
}
