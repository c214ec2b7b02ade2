import { canTryAgain } from "../../../domain/errors/can-try-again.ts";
import type { WantedBases } from "../../../domain/trip/wanted-bases.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { BlankTripButton } from "./blank-trip-button.tsx";
import { useFocusWhenShown } from "./use-focus-when-shown.ts";
import type { Failure } from "./use-generation.ts";

type GenerationFailureProps = {
  readonly failure: Failure;
  readonly onTakeGuide: () => void;
  readonly onRetry: () => void;
  /** Undefined where the trip has no destination. */
  readonly onStartEmpty: (() => Promise<void>) | undefined;
  readonly onChoose: (destination: string) => void;
  readonly onChooseBases: (bases: WantedBases) => void;
};

/** The failure, and the next step one tap away. */
export function GenerationFailure(props: GenerationFailureProps) {
  const { failure, onTakeGuide, onRetry, onStartEmpty, onChoose, onChooseBases } = props;
  const { text, code, alternatives = [], requestId, guideOffer, baseChoices = [] } = failure;
  const title = useFocusWhenShown<HTMLHeadingElement>();
  // Then nothing has failed: the traveller is asked.
  const isOfBases = baseChoices.length > 0;
  const isOfMeant = code === "destination_ambiguous";
  const isChoice = isOfBases || isOfMeant;
  const askedTitle = isOfBases ? createTripWords.basesTitle : createTripWords.meantTitle;
  const wordsOf = isOfBases
    ? createTripWords.planOne
    : isOfMeant
      ? createTripWords.planMeant
      : createTripWords.planInstead;
  return (
    <section
      aria-labelledby="failure-title"
      className={`card mt-10 p-5 ${isChoice ? "" : "border-bad"}`}
    >
      <h2
        ref={title}
        id="failure-title"
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 text-xl"
      >
        {isChoice ? null : (
          <span className="text-bad">
            <Icon name="warn" />
          </span>
        )}
        {isChoice ? askedTitle : createTripWords.failureTitle}
      </h2>
      <p className="mt-2" role="alert">
        {isOfBases ? createTripWords.basesHint : text}
      </p>
      {requestId === undefined ? null : (
        <p className="mt-2 text-sm break-words text-ink-soft">
          {createTripWords.nameRequest(requestId, code)}
        </p>
      )}
      {isOfBases ? (
        <section aria-labelledby="bases-title" className="mt-4">
          <h3 id="bases-title" className="font-semibold">
            {createTripWords.severalBases}
          </h3>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {baseChoices.map((bases, index) => (
              <li key={bases.length} className="grid">
                <button
                  type="button"
                  className={`button ${index === 0 ? "button-accent" : "button-quiet"} flex-col items-start justify-start gap-1 rounded-2xl py-3 text-start`}
                  onClick={() => onChooseBases(bases)}
                >
                  <span>{createTripWords.basesOf(bases.length)}</span>
                  <span className="font-normal">
                    {bases.map(({ label, days }) => (
                      <span key={label} className="block">
                        {createTripWords.daysIn(storedWords.place(label), days)}
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <h3 className="mt-5 font-semibold">{createTripWords.oneBase}</h3>
        </section>
      ) : null}
      <p className={`flex flex-wrap gap-3 ${isOfBases ? "mt-2" : "mt-4"}`}>
        {alternatives.map(storedWords.place).map((destination) => (
          <button
            key={destination}
            type="button"
            className="button button-quiet"
            onClick={() => onChoose(destination)}
          >
            {wordsOf(destination)}
          </button>
        ))}
        {guideOffer === undefined ? null : (
          <button type="button" className="button button-quiet" onClick={onTakeGuide}>
            {createTripWords.takeGuide(storedWords.place(guideOffer))}
          </button>
        )}
        {onStartEmpty === undefined ? null : (
          <BlankTripButton
            look={isChoice || canTryAgain(code) ? "quiet" : "accent"}
            onStart={onStartEmpty}
          />
        )}
        {canTryAgain(code) ? (
          <button type="button" className="button button-accent" onClick={onRetry}>
            <Icon name="refresh" size={20} />
            {shellWords.tryAgain}
          </button>
        ) : null}
      </p>
    </section>
  );
}
