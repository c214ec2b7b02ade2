import type { Edit } from "../../domain/edits/edit-kinds.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { isSameJson } from "../../domain/is-same-json.ts";
import { mayGuestMake, rightsOf, withOwnersFields } from "../../domain/sharing/guest-rights.ts";
import type { LinkShows } from "../../domain/trip/shared-by.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { cityOfTrip, type Guides } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";
import { hashToken } from "../lib/tokens.ts";
import type { Turns } from "../lib/turns.ts";
import { asGuest, asOwner } from "../store/access.ts";
import type { LinkVisit, ShareGuest } from "../store/share-link-store.ts";
import type { Store } from "../store/store.ts";
import type { BaseVersion } from "../store/trip-store.ts";
import type { AccountRoom } from "./account-room.ts";
import { type EditAnswer, editStoredTrip } from "./edit-stored-trip.ts";
import { tripOfStored } from "./trip-of-stored.ts";

type Needed = {
  readonly store: Store;
  readonly clock: Clock;
  readonly accountRoom: AccountRoom;
  readonly guides: Guides;
  readonly turns: Turns;
  /** Counts an edit of a guest's, and says whether it is within the limit of a minute. */
  readonly mayEdit: (guest: string) => boolean;
};

type GuestEdits = {
  readonly visit: LinkVisit;
  readonly guest: ShareGuest;
  readonly edits: readonly Edit[];
  readonly before: readonly unknown[] | undefined;
  readonly idempotencyKey: string;
  readonly baseVersion: BaseVersion | undefined;
  /** The server's own inverse of the guest's last change. */
  readonly isUndo?: boolean;
};

/**
 * Makes a guest's edits, all or none, by the rights that the link and its owner leave them when they are written.
 *
 * @throws AppError `link_ended`, `link_forbids`, `link_full`, `too_many_requests`, and those of `editStoredTrip`.
 */
export async function editAsGuest(
  needed: Needed,
  { visit, guest, edits, before, idempotencyKey, baseVersion, isUndo = false }: GuestEdits,
): Promise<Exclude<EditAnswer, { outcome: "deleted" }>> {
  const { store, clock, accountRoom, guides, turns } = needed;
  const { link } = visit;
  if (!needed.mayEdit(`${link.id} ${guest.id}`)) throw new AppError("too_many_requests");
  const { shows } = link.content;
  const mayPutDays = isUndo || guest.memberHash !== undefined;
  let edited: Trip | undefined;
  const access = asGuest({ link, guest }, clock, ({ content }, known) => {
    const rights = rightsOf(content, known);
    const isAllowed = edits.every((edit) => mayGuestMake(edit, rights, { mayPutDays }));
    return isAllowed && !bringsUnseen(rights.shows) ? undefined : "link_forbids";
  });
  const completed = (edit: Edit, trip: Trip, seen: LinkShows) =>
    isUndo ? edit : withOwnersFields(edit, trip, { shows: seen, city });
  /** Whether some of what is to be written was decided by what the guest doesn't see any more. */
  function bringsUnseen(now: LinkShows): boolean {
    const [trip, both] = [edited, { ...shows, costs: shows.costs && now.costs }];
    return (
      trip !== undefined &&
      edits.some((edit) => !isSameJson(completed(edit, trip, shows), completed(edit, trip, both)))
    );
  }
  const refusal = access.refusalBy(link);
  if (refusal !== undefined) throw new AppError(refusal);
  const city = edits.some((edit) => "place" in edit)
    ? await cityOfTrip(await tripOfVisit(store, visit), guides)
    : undefined;
  const answer = await editStoredTrip(
    {
      trips: store.trips,
      room: { ...accountRoom, assertForMore: (ownerId) => assertRoom(accountRoom, ownerId) },
      guides,
      turns,
    },
    {
      edits,
      complete(edit, trip) {
        edited = trip;
        return completed(edit, trip, shows);
      },
      before,
      mayForgetPlaces: mayPutDays,
      contentHash: hashToken(JSON.stringify([link.tripId, guest.id, edits])),
      tripId: link.tripId,
      access,
      // Beside the owner's keys, and never one of them.
      idempotencyKey: hashToken(`${guest.id} ${idempotencyKey}`),
      baseVersion,
      nowMs: clock.nowMs(),
    },
  ).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === "trip_not_found";
    throw isGone ? new AppError("link_ended") : error;
  });
  if (answer.outcome === "deleted") throw new AppError("link_ended");
  return answer;
}

/** The trip of a link. @throws AppError `link_ended` where it is gone. */
export async function tripOfVisit(
  { trips }: Pick<Store, "trips">,
  { link }: LinkVisit,
): Promise<Trip> {
  const stored = await trips.find(link.tripId, asOwner(link.ownerId));
  if (stored === undefined) throw new AppError("link_ended");
  return tripOfStored(stored);
}

/** The room in the owner's account, without telling guests how full it is. */
async function assertRoom(room: AccountRoom, ownerId: string): Promise<void> {
  try {
    await room.assertForMore(ownerId);
  } catch (error) {
    const isFull = error instanceof AppError && error.code === "too_many_trips";
    throw isFull ? new AppError("link_full") : error;
  }
}
