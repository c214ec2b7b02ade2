import { Icon } from "../../ui/icon.tsx";
import { useFocusWhenShown } from "./use-focus-when-shown.ts";

type GenerationFailureProps = {
  readonly text: string;
  readonly alternatives: readonly string[];
  /** What exactly went wrong, for those who look closer. */
  readonly detail: string | undefined;
  /** The destination, where the built-in guide can plan it in the model's place. */
  readonly guideOffer: string | undefined;
  readonly onTakeGuide: () => void;
  readonly onRetry: () => void;
  readonly onChoose: (destination: string) => void;
};

/** What happened, and the next step one tap away. */
export function GenerationFailure({
  text,
  alternatives,
  detail,
  guideOffer,
  onTakeGuide,
  onRetry,
  onChoose,
}: GenerationFailureProps) {
  const title = useFocusWhenShown<HTMLHeadingElement>();
  return (
    <section aria-labelledby="failure-title" className="card mt-10 border-bad p-5">
      <h2
        ref={title}
        id="failure-title"
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 text-xl"
      >
        <span className="text-bad">
          <Icon name="warn" />
        </span>
        Your plan isn't ready
      </h2>
      <p className="mt-2" role="alert">
        {text}
      </p>
      {detail === undefined ? null : (
        <details className="mt-2 text-ink-soft">
          <summary className="cursor-pointer py-2.5">What exactly happened</summary>
          <p className="break-words">{detail}</p>
        </details>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {alternatives.map((destination) => (
          <button
            key={destination}
            type="button"
            className="button button-accent"
            onClick={() => onChoose(destination)}
          >
            Plan {destination} instead
          </button>
        ))}
        {guideOffer === undefined ? null : (
          <button type="button" className="button button-quiet" onClick={onTakeGuide}>
            Take our built-in guide's plan for {guideOffer}
          </button>
        )}
        {alternatives.length > 0 ? null : (
          <button type="button" className="button button-accent" onClick={onRetry}>
            <Icon name="refresh" size={20} />
            Try again
          </button>
        )}
      </p>
    </section>
  );
}
