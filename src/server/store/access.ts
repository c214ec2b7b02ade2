/** Who asks for a trip, and by what right. A link to a trip will be another kind. */
export type Access = {
  readonly kind: "owner";
  /** Whose keys of idempotency are meant, too. */
  readonly userId: string;
};

/** A person's access to their own. */
export function asOwner(userId: string): Access {
  return { kind: "owner", userId };
}
