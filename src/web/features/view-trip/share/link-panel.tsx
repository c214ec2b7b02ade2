import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type {
  LinkChange,
  NewLink,
  ShownGuest,
  ShownLink,
} from "../../../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { callApi } from "../../../lib/api-client.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { dateText } from "../../../lib/date-format.ts";
import { paths } from "../../../lib/paths.ts";
import { showToast } from "../../../lib/toast.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { linksKey } from "./followed-trip.tsx";
import { LinkGuests } from "./link-guests.tsx";
import { ScopeField } from "./scope-field.tsx";
import { peopleKey } from "./share-with-person.tsx";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;
const DAY_MS = 24 * 3_600_000;

type LinkPanelProps = {
  readonly tripId: string;
  readonly link: ShownLink;
  /** The secret of its address, where this page has made it. */
  readonly token: string | undefined;
  /** Made just now. */
  readonly isNew: boolean;
  /** Makes another link. */
  readonly onAnother: (wanted: NewLink) => Promise<boolean>;
};

/** One link: its address, what it allows and shows, when it ends. */
export function LinkPanel({ tripId, link, token, isNew, onAnother }: LinkPanelProps) {
  const client = useQueryClient();
  const titleId = useId();
  const path = pathWithId(API_PATHS.tripLink, tripId).replace(":link", link.id);

  async function send(method: "PATCH" | "DELETE", change?: LinkChange): Promise<void> {
    const result = await callApi(path, {
      method,
      ...(change === undefined ? {} : { body: change }),
    });
    if (!result.ok) showToast(result.problem.text, "error");
    else if (method === "DELETE") {
      showToast(link.isPersonal ? shareWords.personRemoved(link.name) : shareWords.revoked);
    }
    await client.invalidateQueries({ queryKey: linksKey(tripId) });
    if (link.isPersonal) await client.invalidateQueries({ queryKey: peopleKey(tripId) });
  }

  async function removeGuest({ id, name }: ShownGuest): Promise<boolean> {
    const result = await callApi(`${path}/guests/${id}`, { method: "DELETE" });
    // Who is gone already is as removed as they can be.
    const isRemoved = result.ok || result.problem.code === "guest_not_found";
    if (isRemoved) showToast(shareWords.guestRemoved(name));
    else showToast(result.problem.text, "error");
    await client.invalidateQueries({ queryKey: linksKey(tripId) });
    return isRemoved;
  }

  async function setScope({ id }: ShownGuest, scope: LinkScope): Promise<void> {
    const result = await callApi(`${path}/guests/${id}`, { method: "PATCH", body: { scope } });
    if (!result.ok) showToast(result.problem.text, "error");
    await client.invalidateQueries({ queryKey: linksKey(tripId) });
  }

  const change = (to: LinkChange) => void send("PATCH", to);
  const { name, scope, shows, isPersonal, expiresAtMs, lastUsedAt } = link;
  return (
    <section aria-labelledby={titleId} className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h3 id={titleId} className="text-xl wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      {link.isOver ? <p>{shareWords.isOver}</p> : null}
      {token === undefined ? (
        isPersonal || link.isCalendar || link.isOver ? null : (
          <LostAddress link={link} onAnother={onAnother} />
        )
      ) : (
        <Address name={name} token={token} isNew={isNew} />
      )}
      {link.isCalendar ? (
        <p>{shareWords.isCalendar}</p>
      ) : (
        <ScopeField
          label={isPersonal ? shareWords.scopeOf(name) : shareWords.scope}
          scope={scope}
          onChange={(next) => change({ scope: next })}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
        />
      )}
      <Switch isOn={shows.costs} onChange={(costs) => change({ shows: { ...shows, costs } })}>
        {shareWords.showCosts}
      </Switch>
      <Switch isOn={shows.notes} onChange={(notes) => change({ shows: { ...shows, notes } })}>
        {shareWords.showNotes}
      </Switch>
      <Switch
        isOn={shows.bookings === true}
        onChange={(bookings) => change({ shows: { ...shows, bookings } })}
      >
        {shareWords.showBookings}
      </Switch>
      <label className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {shareWords.ends}
        <input
          type="date"
          className="min-h-11 max-w-full rounded-lg border border-line-strong bg-card px-3"
          value={expiresAtMs === null ? "" : dayOf(expiresAtMs)}
          onChange={({ target }) => change({ expiresAtMs: endOf(target.value) })}
        />
      </label>
      {expiresAtMs === null ? <p className="text-ink-soft">{shareWords.endsNever}</p> : null}
      {isPersonal ? null : (
        <LinkGuests
          guests={link.guests}
          scope={scope}
          onScope={(guest, to) => void setScope(guest, to)}
          onRemove={removeGuest}
        />
      )}
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-soft">
          {isPersonal
            ? shareWords.isPerson
            : lastUsedAt === null
              ? shareWords.neverUsed
              : shareWords.lastUsed(dateText(WHEN, lastUsedAt))}
        </span>
        <button
          type="button"
          aria-label={
            isPersonal ? shareWords.removePersonNamed(name) : shareWords.revokeNamed(name)
          }
          className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
          onClick={() => void send("DELETE")}
        >
          <DeferredIcon name="trash" size={20} />
          {isPersonal ? shareWords.removePerson : shareWords.revoke}
        </button>
      </p>
    </section>
  );
}

type LostAddressProps = Pick<LinkPanelProps, "link" | "onAnother">;

/** Of a link that another page made only a digest is kept: one like it takes its place. */
function LostAddress({ link, onAnother }: LostAddressProps) {
  const [isBusy, setBusy] = useState(false);
  const { name, scope, shows, expiresAtMs } = link;

  async function make(): Promise<void> {
    setBusy(true);
    await onAnother({ name, scope, shows, expiresAtMs });
    setBusy(false);
  }

  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{shareWords.addressLost}</p>
      <Button
        aria-label={shareWords.anotherNamed(name)}
        disabled={isBusy}
        onClick={() => void make()}
      >
        {shareWords.another}
      </Button>
    </div>
  );
}

type AddressProps = { readonly name: string; readonly token: string; readonly isNew: boolean };

function Address({ name, token, isNew }: AddressProps) {
  const address = `${location.origin}${paths.shared(token)}`;
  const field = useRef<HTMLInputElement>(null);
  // It may be out of sight.
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);

  async function hand(): Promise<void> {
    // Closing the list of applications is a change of mind, no fault.
    await navigator.share({ url: address }).catch(() => undefined);
  }

  return (
    <div className="grid gap-2">
      <input
        ref={field}
        readOnly
        dir="ltr"
        aria-label={shareWords.address(name)}
        className="min-h-11 w-full rounded-lg border border-line-strong bg-card px-3"
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p className="text-ink-soft">{shareWords.addressOnce}</p>
      <p className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => void copyText(address, shareWords)}>
          {shareWords.copy}
        </Button>
        {"share" in navigator ? (
          <Button look="accent" className="flex-1" onClick={() => void hand()}>
            <Icon name="share" size={20} />
            {shareWords.send}
          </Button>
        ) : null}
      </p>
    </div>
  );
}

type SwitchProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
};

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 border-line border-b">
      {children}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="size-6 accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** The last day on which a link is good, here. */
function dayOf(endMs: number): string {
  const last = new Date(endMs - DAY_MS / 2);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}

/** The midnight after a day, here; null for none. */
function endOf(day: string): number | null {
  const [year, month, date] = day.split("-").map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + 1).getTime();
}
