import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { LIMITS } from "../../../../domain/limits.ts";
import {
  type GuestVotes,
  type NewLink,
  newLinkAnswerSchema,
} from "../../../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { callApi } from "../../../lib/api-client.ts";
import { showToast } from "../../../lib/toast.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { changePlanWords } from "../../../messages/change-plan-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { shellWords } from "../../../messages/shell-words.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TripEditor } from "../trip/trip-editing.ts";
import { DislikedPlaces } from "./disliked-places.tsx";
import { linksKey, useLinks } from "./followed-trip.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { ScopeField } from "./scope-field.tsx";
import { ShareWithPerson } from "./share-with-person.tsx";

type ShareSheetProps = {
  readonly trip: Trip;
  /** Of the trip's facts, as the planning engine takes it. */
  readonly city: unknown;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** The secrets of links that were made on this page: nobody can show them again. */
const tokens = new Map<string, string>();

/** The links to a trip: to make, to hand on, to change and to end; and what guests say. */
export function ShareSheet({ trip, city, edit, onClose }: ShareSheetProps) {
  const { data, isError, error, refetch } = useLinks(trip.id);
  const { make, newest } = useNewLinks(trip.id);
  const guests = data?.links.flatMap((link) => link.guests) ?? [];
  return (
    <Sheet title={shareWords.title} onClose={onClose}>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <p className="text-ink-soft">{shareWords.about}</p>
          {data === undefined ? (
            isError ? (
              <div className="grid justify-items-start gap-3">
                <p role="alert">{error.message}</p>
                <Button onClick={() => void refetch()}>{shellWords.tryAgain}</Button>
              </div>
            ) : (
              <p role="status" className="grid place-items-center">
                <Spinner label={shareWords.loading} />
              </p>
            )
          ) : (
            <>
              {data.links.map((link) => (
                <LinkPanel
                  key={link.id}
                  tripId={trip.id}
                  link={link}
                  token={tokens.get(link.id)}
                  isNew={link.id === newest}
                  onAnother={make}
                />
              ))}
              {data.links.some(({ scope }) => scope !== "view") ? (
                <p className="text-ink-soft">{shareWords.startVote(changePlanWords.swap)}</p>
              ) : null}
              <ShareWithPerson tripId={trip.id} />
              <Said trip={trip} guests={guests} />
              <DislikedPlaces {...{ trip, guests, city, edit }} />
              <NewLinkForm
                onMake={make}
                isFirst={data.links.every(({ isCalendar, isPersonal }) => isCalendar || isPersonal)}
              />
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** Makes links of a trip. `newest`: the last of them, in this sheet. */
function useNewLinks(tripId: string) {
  const client = useQueryClient();
  const [newest, setNewest] = useState<string>();

  /** @returns whether it is made. */
  async function make(wanted: NewLink): Promise<boolean> {
    const made = await callApi(pathWithId(API_PATHS.tripLinks, tripId), {
      method: "POST",
      body: wanted,
      schema: newLinkAnswerSchema,
    });
    if (!made.ok) {
      showToast(made.problem.text, "error");
      return false;
    }
    const { link, token } = made.value;
    tokens.set(link.id, token);
    setNewest(link.id);
    await client.invalidateQueries({ queryKey: linksKey(tripId) });
    return true;
  }

  return { make, newest };
}

type NewLinkFormProps = {
  readonly isFirst: boolean;
  readonly onMake: (wanted: NewLink) => Promise<boolean>;
};

function NewLinkForm({ isFirst, onMake }: NewLinkFormProps) {
  const [name, setName, forget] = useDraft("link", z.string(), () =>
    isFirst ? shareWords.firstName : "",
  );
  const [scope, setScope] = useState<LinkScope>("vote");
  const [isBusy, setBusy] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const shows = { notes: false, costs: false };
    const isMade = await onMake({ name, scope, shows, expiresAtMs: null });
    setBusy(false);
    if (!isMade) return;
    setName("");
    forget();
  }

  return (
    <form
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4"
      onSubmit={(event) => void make(event)}
    >
      <h3 className="text-xl">{isFirst ? shareWords.make : shareWords.another}</h3>
      <label className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {shareWords.name}
        <input
          className="min-h-11 max-w-full rounded-lg border border-line-strong bg-card px-3"
          value={name}
          required
          maxLength={LIMITS.text.name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <ScopeField label={shareWords.scope} scope={scope} onChange={setScope} />
      <Button type="submit" look="accent" disabled={isBusy}>
        <Icon name="plus" size={20} />
        {shareWords.make}
      </Button>
    </form>
  );
}

/** How many have voted, and what they like most. */
function Said({ trip, guests }: { trip: Trip; guests: readonly GuestVotes[] }) {
  const voters = guests.filter(({ votes }) => votes.length > 0);
  if (voters.length === 0) return null;
  const liked = trip.tripData.itinerary
    .flatMap(({ plan }) => plan)
    .map(({ id, placeName }) => ({
      placeName,
      up: voters.filter(({ votes }) => votes.some((one) => one.placeId === id && one.value === 1))
        .length,
    }))
    .toSorted((one, other) => other.up - one.up)[0];
  return (
    <p className="rounded-xl bg-accent-wash p-4">
      <strong>{shareWords.voted(voters.length)}</strong>{" "}
      {liked === undefined || liked.up === 0
        ? null
        : shareWords.mostLiked(guideText(liked.placeName), liked.up)}
    </p>
  );
}
