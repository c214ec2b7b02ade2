import type { TripMemberStore } from "../trip-member-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { docId, TRIP_MEMBERS, tripPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { moveMarksOf } from "./share-link-store.ts";

const memberKey = (userId: string, tripId: string) => `${userId} ${tripId}`;
const memberPath = (userId: string, tripId: string) =>
  `${TRIP_MEMBERS}/${docId(memberKey(userId, tripId))}`;

export const tripMemberRecords = keepRecords(
  "tripMembers",
  TRIP_MEMBERS,
  ({ userId, tripId }) => memberPath(userId, tripId),
  ({ userId, tripId }) => ({ key: memberKey(userId, tripId) }),
);

export function createFirestoreTripMemberStore(database: FirestoreDatabase): TripMemberStore {
  return {
    put: (member) =>
      database.transact(async (transaction) => {
        const { userId, tripId } = member;
        const [user, trip] = await transaction.read(userPath(userId), tripPath(tripId));
        if (user === undefined || trip === undefined) return false;
        transaction.write(tripMemberRecords.writeOf(member));
        return true;
      }),

    async find(userId, tripId) {
      const [fields] = await database.read(memberPath(userId, tripId));
      return fields && tripMemberRecords.readFields(fields);
    },

    async list(userId) {
      const found = await database.find(TRIP_MEMBERS, { where: [["userId", "==", userId]] });
      return found
        .map(tripMemberRecords.readFound)
        .toSorted(
          (one, other) => other.keptAtMs - one.keptAtMs || (one.tripId < other.tripId ? -1 : 1),
        );
    },

    async remove(userId, tripId) {
      await database.commit([{ kind: "delete", path: memberPath(userId, tripId) }]);
    },
  };
}

/** Gives the trips that one user keeps to another, who takes the account over; what both keep stays the other's. */
export async function moveMembershipsOf(
  database: FirestoreDatabase,
  fromId: string,
  intoId: string,
): Promise<void> {
  const store = createFirestoreTripMemberStore(database);
  const known = new Set((await store.list(intoId)).map(({ tripId }) => tripId));
  for (const member of await store.list(fromId)) {
    await moveMarksOf(database, member.tripId, { fromId, intoId });
    if (!known.has(member.tripId)) await store.put({ ...member, userId: intoId });
  }
}
