import { useEffect, useRef, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import type { ShownGuest } from "../../../../domain/sharing/share-link.ts";
import { LINK_SCOPES, type LinkScope } from "../../../../domain/trip/shared-by.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";

/** More would push the other links out of sight. */
const MAX_UNFOLDED = 5;

type LinkGuestsProps = {
  readonly guests: readonly ShownGuest[];
  /** The link's right, which guests have who were given no other. */
  readonly scope: LinkScope;
  readonly onScope: (guest: ShownGuest, scope: LinkScope) => void;
  /** @returns whether the guest is removed. */
  readonly onRemove: (guest: ShownGuest) => Promise<boolean>;
};

/** Who has joined by a link; each can be removed, after a question. */
export function LinkGuests({ guests, scope, onScope, onRemove }: LinkGuestsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string>();
  if (guests.length === 0) return null;
  const count = shareWords.guests(guests.length);

  async function remove(guest: ShownGuest): Promise<void> {
    // The buttons go with the guest.
    if (await onRemove(guest)) list.current?.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {guests.length < LIMITS.list.guests ? null : <p>{shareWords.linkFull}</p>}
      <Fold summary={count} isOpenAtFirst={guests.length <= MAX_UNFOLDED}>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={count}
          className="grid grid-cols-[minmax(0,1fr)] rounded-lg"
        >
          {guests.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              scope={guest.scope ?? scope}
              onScope={onScope}
              isAsked={asked === guest.id}
              onAsk={setAsked}
              onRemove={remove}
            />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

type GuestRowProps = {
  readonly guest: ShownGuest;
  readonly scope: LinkScope;
  readonly onScope: LinkGuestsProps["onScope"];
  readonly isAsked: boolean;
  readonly onAsk: (guestId: string | undefined) => void;
  readonly onRemove: (guest: ShownGuest) => Promise<void>;
};

function GuestRow({ guest, scope, onScope, isAsked, onAsk, onRemove }: GuestRowProps) {
  const { id, name, votes, isMember } = guest;
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // Who keeps the guest is where they were before.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) {
      ask.current?.focus();
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b py-1">
      <span className="wrap-anywhere min-w-[min(10rem,100%)] flex-1">
        <bdi>{name}</bdi>{" "}
        <span className="text-ink-soft">
          {isMember ? shareWords.isMember : shareWords.votes(votes.length)}
        </span>
      </span>
      <select
        aria-label={shareWords.scopeOf(name)}
        className="min-h-11 max-w-full rounded-lg border border-line-strong bg-card px-2"
        value={scope}
        onChange={({ target }) =>
          onScope(guest, LINK_SCOPES.find((one) => one === target.value) ?? "view")
        }
      >
        {LINK_SCOPES.map((one) => (
          <option key={one} value={one}>
            {shareWords.scopes[one]}
          </option>
        ))}
      </select>
      {isAsked ? (
        <Question guest={guest} onRemove={onRemove} onKeep={() => onAsk(undefined)} />
      ) : (
        <button
          ref={ask}
          type="button"
          aria-label={shareWords.removeGuestNamed(name)}
          className="min-h-11 rounded-lg px-2 text-accent hover:underline"
          onClick={() => onAsk(id)}
        >
          {shareWords.removeGuest}
        </button>
      )}
    </li>
  );
}

type QuestionProps = Pick<GuestRowProps, "guest" | "onRemove"> & { readonly onKeep: () => void };

function Question({ guest, onRemove, onKeep }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  // It stands where the finger was: what it asks is what comes next.
  useEffect(() => answer.current?.focus(), []);

  async function remove(): Promise<void> {
    setBusy(true);
    await onRemove(guest);
    setBusy(false);
  }

  return (
    <fieldset className="flex w-full flex-wrap items-center gap-2 py-2">
      <legend className="w-full pb-1">{shareWords.removeGuestAsk(guest.name)}</legend>
      <Button ref={answer} look="accent" disabled={isBusy} onClick={() => void remove()}>
        {shareWords.removeGuest}
      </Button>
      <Button onClick={onKeep}>{shareWords.keepGuest}</Button>
    </fieldset>
  );
}
