import type { ShareLink } from "../../../src/server/store/share-link-store.ts";

/** A link as a store keeps it, with one guest who has voted. */
export function shareLink(
  of: Pick<ShareLink, "tripId" | "ownerId"> & Partial<ShareLink>,
): Omit<ShareLink, "revision" | "lastUsedAtMs"> {
  return {
    id: "link-1",
    tokenHash: "the hash of a token",
    content: {
      name: "Family 😀",
      scope: "vote",
      shows: { notes: true, costs: false },
      createdAtMs: 1_700_000_000_000,
      expiresAtMs: null,
      guests: [
        {
          id: "guest-1",
          name: "Ann ü",
          tokenHash: "hash of ann",
          fromHash: "hash of her address",
          joinedAtMs: 1_700_000_000_001,
          votes: [{ placeId: "p1", value: 1, word: "Yes, please" }],
        },
      ],
    },
    ...of,
  };
}
