/** Who asks for a trip, and by what right. */
export type Access =
  | {
      readonly kind: "owner";
      /** Whose keys of idempotency are meant, too. */
      readonly userId: string;
    }
  /** Someone without an account, by a link of the owner's (`userId`). */
  | { readonly kind: "guest"; readonly userId: string; readonly guestName: string };

/** Stands before a guest's name in the history; no user's id has a colon. */
const GUEST = "guest:";

/** A person's access to their own. */
export function asOwner(userId: string): Access {
  return { kind: "owner", userId };
}

/** Who took a step, as the history keeps it: a user's id, or a guest's name as it was. */
export function makerOf(access: Access): string {
  return access.kind === "owner" ? access.userId : `${GUEST}${access.guestName}`;
}

/** The name of the guest who took a step; undefined where a user did. */
export function guestOfMaker(madeBy: string): string | undefined {
  return madeBy.startsWith(GUEST) ? madeBy.slice(GUEST.length) : undefined;
}
