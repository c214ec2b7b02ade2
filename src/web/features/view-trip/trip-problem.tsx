import { type RefObject, useEffect, useRef } from "react";
import { ApiFailure } from "../../lib/api-client.ts";
import { paths } from "../../lib/paths.ts";
import { askToSignIn } from "../../lib/sign-in-prompt.ts";
import { showToast } from "../../lib/toast.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { viewTripWords } from "../../messages/view-trip-words.ts";
import { Link } from "../../navigation/link.tsx";
import { Button } from "../../ui/button.tsx";
import { isNotFound } from "./is-not-found.ts";

type TripProblemProps = {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Whether the heading that it takes the place of had the focus. */
  readonly hadFocus: RefObject<boolean>;
};

/** In the place of a trip that can't be shown. */
export function TripProblem({ error, onRetry, hadFocus }: TripProblemProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hadFocus.current) heading.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  const code = error instanceof ApiFailure ? error.problem.code : "internal";
  const isSignedOut = code === "not_signed_in";
  // To anyone but its owner a trip is as one that never was (specification, readings).
  const notFound = isSignedOut || isNotFound(error);
  useEffect(() => {
    if (notFound) showToast(viewTripWords.notFound, "error");
  }, [notFound]);
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-5 py-16 text-center">
      <img src="/art/empty.svg" alt="" width={280} height={210} />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl">
        {notFound ? viewTripWords.notFound : viewTripWords.cannotBeShown}
      </h1>
      <p className="mt-3 text-lg text-ink-soft" role="alert">
        {notFound ? viewTripWords.notFoundDetail : error.message}
        {isSignedOut ? viewTripWords.signInToSee : ""}
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {isSignedOut ? (
          <Button look="accent" onClick={() => askToSignIn()}>
            {shellWords.signIn}
          </Button>
        ) : null}
        {notFound || code === "storage_damaged" ? null : (
          <Button look="accent" onClick={onRetry}>
            {shellWords.tryAgain}
          </Button>
        )}
        {/* My Trips would lead a visitor to the home page. */}
        <Link to={isSignedOut ? paths.home : paths.myTrips} className="button button-quiet">
          {isSignedOut ? shellWords.home : viewTripWords.myTrips}
        </Link>
      </p>
    </section>
  );
}
