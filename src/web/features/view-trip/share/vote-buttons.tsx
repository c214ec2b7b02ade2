import { type FormEvent, useId, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import type { Vote } from "../../../../domain/sharing/share-link.ts";
import type { Tally } from "../../../../domain/sharing/votes.ts";
import type { TripPlace } from "../../../../domain/trip/trip.ts";
import { showToast } from "../../../lib/toast.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { Button } from "../../../ui/button.tsx";
import { VoteCount } from "./vote-count.tsx";

type VoteButtonsProps = {
  readonly place: TripPlace;
  /** The votes of all guests on it; undefined where nobody has voted. */
  readonly tally: Tally | undefined;
  readonly own: Vote | undefined;
  /** Whether it is kept; undefined until the guest has given a name. */
  readonly onVote: ((vote: Vote) => Promise<boolean>) | undefined;
  /** Only how many votes there are. */
  readonly isCount?: boolean | undefined;
};

/** A guest's vote on a place: for it, against it, and a word. */
export function VoteButtons({ place, tally, own, onVote, isCount }: VoteButtonsProps) {
  const { id: placeId, placeName } = place;
  const value = own?.value ?? 0;
  const id = useId();
  const [word, setWord] = useState(own?.word ?? "");

  // Others' comments are for the trip's owner.
  if (isCount === true) return <VoteCount tally={tally} comments={own?.word ? 1 : 0} />;

  function vote(pressed: 1 | -1): void {
    // Pressed again it is taken back.
    const next = value === pressed ? 0 : pressed;
    void onVote?.({ placeId, value: next, ...(own?.word === undefined ? {} : { word: own.word }) });
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await onVote?.({ placeId, value, word })) showToast(guestWords.wordSaved);
  }

  return (
    <fieldset aria-label={guestWords.votes} className="no-print grid gap-2">
      <VoteCount tally={tally} />
      {onVote === undefined ? (
        <p className="text-ink-soft">{guestWords.joinFirst}</p>
      ) : (
        <>
          <p className="flex flex-wrap gap-3">
            {([1, -1] as const).map((choice) => (
              <Button
                key={choice}
                look={value === choice ? "accent" : "quiet"}
                aria-pressed={value === choice}
                aria-label={guestWords[choice === 1 ? "upOn" : "downOn"](guideText(placeName))}
                onClick={() => vote(choice)}
              >
                {guestWords[choice === 1 ? "up" : "down"]}
              </Button>
            ))}
          </p>
          <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void save(event)}>
            <div className="grid w-full gap-1">
              <label htmlFor={id}>{guestWords.word}</label>
              <textarea
                id={id}
                // As many as the longest has, where it can't grow by itself.
                rows={4}
                className="field field-sizing-content min-h-11"
                value={word}
                maxLength={LIMITS.text.word}
                onChange={(event) => setWord(event.target.value.replace(/[\r\n]+/g, " "))}
              />
            </div>
            <Button type="submit">{guestWords.saveWord}</Button>
          </form>
        </>
      )}
    </fieldset>
  );
}
