import { useEffect, useRef } from "react";
import type { AskedPart, UnmetWish } from "../../../../../domain/wishes/read-wishes.ts";
import { choicesShown } from "../../../../lib/choices-shown.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { Button } from "../../../../ui/button.tsx";

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
  const first = useRef<HTMLDivElement>(null);
  // On a phone it may have come up beyond the sheet's edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may ask something else.
  useEffect(() => {
    first.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  return (
    <>
      {asked.map((part, at) => (
        <div key={part.key ?? part.text} ref={at === 0 ? first : undefined} className="mt-2">
          {part.where === undefined ? null : (
            <p className="text-ink-soft">{wishWords.isThere(part.where)}</p>
          )}
          <p>{part.isOtherLanguage ? wishWords.otherLanguage : wishWords.asked(part)}</p>
          {part.choices.length === 0 ? null : (
            <ul className="mt-1 mb-2 flex flex-wrap gap-2">
              {choicesShown(part.choices).map(({ title, index }) => (
                <li key={title}>
                  <Button onClick={() => choose(part, index)}>
                    <bdi>{title}</bdi>
                  </Button>
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
