/** A person who keeps a trip of somebody else's, by the guest of a link that they are. */
export type TripMember = {
  readonly userId: string;
  readonly tripId: string;
  readonly linkId: string;
  /** The guest of that link; where it has none of this id any more, the person has no right left. */
  readonly guestId: string;
  readonly keptAtMs: number;
};

/** Who keeps whose trips. An entry goes with the person's account; one whose link has ended opens nothing. */
export type TripMemberStore = {
  /** One of a person's for a trip; a later one takes its place. */
  put(member: TripMember): Promise<void>;
  find(userId: string, tripId: string): Promise<TripMember | undefined>;
  /** A person's, the newest first. */
  list(userId: string): Promise<TripMember[]>;
  remove(userId: string, tripId: string): Promise<void>;
};
