import { type FormEvent, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import { keptTripSchema, LINK_HEADER } from "../../../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { API_PATHS } from "../../../../domain/wire.ts";
import { callApi } from "../../../lib/api-client.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { paths } from "../../../lib/paths.ts";
import { useProfile } from "../../../lib/profile.ts";
import { askToSignIn } from "../../../lib/sign-in-prompt.ts";
import { showToast } from "../../../lib/toast.ts";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { Link } from "../../../navigation/link.tsx";
import { navigate } from "../../../navigation/navigation.tsx";
import { Button } from "../../../ui/button.tsx";

type GuestBarProps = {
  readonly token: string;
  /** As the link shows it. */
  readonly trip: Trip;
  readonly scope: LinkScope;
  /** Who shares it. */
  readonly owner: string | undefined;
  /** Undefined until a name is given. */
  readonly name: string | undefined;
  readonly onJoin: (name: string) => Promise<string | undefined>;
};

/** Says what a guest may do, and asks for a name where one is needed. */
export function GuestBar({ token, trip, scope, owner, name, onJoin }: GuestBarProps) {
  const [wanted, setWanted] = useState("");
  const [own, setOwn] = useState<string>();

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (wanted.trim() !== "") setOwn(await onJoin(wanted));
  }

  return (
    <aside
      aria-label={guestWords.shared}
      className="no-print mx-auto grid max-w-160 gap-2 px-4 py-3 lg:flex lg:max-w-page lg:flex-wrap lg:items-end lg:gap-x-8"
    >
      <p className="basis-full">
        <bdi>{owner === undefined ? guestWords.shared : guestWords.sharedBy(owner)}</bdi>{" "}
        {guestWords.scopes[scope]}
      </p>
      {scope === "view" ? null : name === undefined ? (
        <form
          className="flex flex-wrap items-end gap-3 lg:w-104"
          onSubmit={(event) => void join(event)}
        >
          <label className="grid min-w-[min(12rem,100%)] flex-1 gap-1 sm:max-w-80">
            {guestWords.yourName}
            <input
              className="min-h-11 w-full min-w-0 rounded-lg border border-line-strong bg-card px-3"
              autoComplete="given-name"
              value={wanted}
              required
              maxLength={LIMITS.text.name}
              onChange={(event) => setWanted(event.target.value)}
            />
          </label>
          <Button type="submit" look="accent">
            {guestWords.join}
          </Button>
        </form>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          <bdi>{guestWords.joined(name)}</bdi>
          {own === undefined ? null : (
            <button
              type="button"
              className="min-h-11 rounded-lg text-start text-accent hover:underline"
              onClick={() =>
                void copyText(`${location.origin}${paths.shared(token)}#me=${own}`, guestWords)
              }
            >
              {guestWords.comeBack}
            </button>
          )}
        </p>
      )}
      <KeepButton token={token} trip={trip} />
    </aside>
  );
}

/** For its owner, who sees what guests see. */
export function OwnTripBar({ tripId }: { readonly tripId: string }) {
  return (
    <aside
      aria-label={guestWords.ownTrip}
      className="no-print mx-auto flex max-w-160 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:max-w-page"
    >
      <p>{guestWords.ownTrip}</p>
      <Link to={paths.viewTrip(tripId)} className="button button-quiet">
        {guestWords.toOwnTrip}
      </Link>
    </aside>
  );
}

/** Puts the trip among one's own, or makes one's own of it, for who is signed in. */
function KeepButton({ token, trip }: Pick<GuestBarProps, "token" | "trip">) {
  const isSignedIn = useProfile() !== undefined;
  /** Of the copy: one after a lost answer is the same. */
  const [key] = useState(() => crypto.randomUUID());
  const once = useOneAtATime();

  async function planAgain(): Promise<void> {
    try {
      const { sendPlanAgain } = await import("../../../offline/trips/send-plan-again.ts");
      const result = await sendPlanAgain(trip, key);
      if (!result.ok) return showToast(result.problem.text, "error");
      showToast(guestWords.copiedTrip);
      navigate(paths.viewTrip(result.value.tripId));
    } catch {
      showToast(guestWords.cannotPlan, "error");
    }
  }

  async function keep(): Promise<void> {
    const result = await callApi(API_PATHS.sharedKeep, {
      method: "POST",
      headers: { [LINK_HEADER]: token },
      schema: keptTripSchema,
    });
    if (!result.ok) return showToast(result.problem.text, "error");
    showToast(guestWords.keptIt);
    navigate(paths.viewTrip(result.value.tripId));
  }

  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button onClick={() => (isSignedIn ? void keep() : askToSignIn())}>
        {isSignedIn ? guestWords.keep : guestWords.signInToKeep}
      </Button>
      {/* Who gets an account is said where one signs in. */}
      {isSignedIn ? (
        <>
          <Button onClick={() => void once(planAgain)}>{guestWords.planOwn}</Button>
          <span className="text-ink-soft">{guestWords.keepHint}</span>
        </>
      ) : null}
    </p>
  );
}
