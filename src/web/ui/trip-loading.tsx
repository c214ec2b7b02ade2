import { type RefObject, useLayoutEffect, useRef } from "react";
import { uiWords } from "../messages/ui-words.ts";
import { Spinner } from "./spinner.tsx";

type TripLoadingProps = {
  /**
   * Set, as it goes, to whether its heading had the focus, so that the next heading can take it on. Left out where
   * the screen's code is not there yet: then its heading takes no focus.
   */
  readonly hadFocus?: RefObject<boolean>;
};

/** In the place of a trip that is on its way: its hero, so that nothing moves when the trip is there. */
export function TripLoading({ hadFocus }: TripLoadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (hadFocus === undefined) return;
      hadFocus.current = element !== null && element === document.activeElement;
    };
  }, [hadFocus]);
  return (
    <div className="min-h-dvh">
      <h1 ref={heading} tabIndex={hadFocus === undefined ? undefined : -1} className="sr-only">
        {uiWords.yourTrip}
      </h1>
      <div className="relative h-[400px] overflow-hidden bg-black text-white">
        <img
          src="/art/destination.svg"
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/70 to-transparent pt-24 pb-6">
          <div className="mx-auto flex max-w-page px-4 text-lg">
            <p role="status" className="flex items-center gap-3 rounded-lg bg-black px-3 py-1">
              <Spinner label="" />
              {uiWords.tripLoading}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
