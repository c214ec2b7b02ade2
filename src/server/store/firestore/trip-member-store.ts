import type { TripMember, TripMemberStore } from "../trip-member-store.ts";
import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { docId, tripPath, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { moveMarksOf } from "./share-link-store.ts";
import type { Fields } from "./values.ts";

const TRIP_MEMBERS = "tripwrightTripMembers";
const memberKey = (userId: string, tripId: string) => `${userId} ${tripId}`;
const memberPath = (userId: string, tripId: string) =>
  `${TRIP_MEMBERS}/${docId(memberKey(userId, tripId))}`;

export const tripMemberRecords: RecordKeeping<"tripMembers"> = {
  collection: TRIP_MEMBERS,
  orderBy: "key",
  read: ({ fields }) => readMember(fields),
  write: (member) => [writeOf(member)],
};

export function createFirestoreTripMemberStore(database: FirestoreDatabase): TripMemberStore {
  return {
    put: (member) =>
      database.transact(async (transaction) => {
        const { userId, tripId } = member;
        const [user, trip] = await transaction.read(userPath(userId), tripPath(tripId));
        if (user === undefined || trip === undefined) return false;
        transaction.write(writeOf(member));
        return true;
      }),

    async find(userId, tripId) {
      const [fields] = await database.read(memberPath(userId, tripId));
      return fields === undefined ? undefined : readMember(fields);
    },

    async list(userId) {
      const found = await database.find(TRIP_MEMBERS, { where: [["userId", "==", userId]] });
      return found
        .map(({ fields }) => readMember(fields))
        .toSorted(
          (one, other) => other.keptAtMs - one.keptAtMs || (one.tripId < other.tripId ? -1 : 1),
        );
    },

    async remove(userId, tripId) {
      await database.commit([{ kind: "delete", path: memberPath(userId, tripId) }]);
    },
  };
}

/** Deletes the entries of a removed user. */
export async function removeMembershipsOf(
  database: FirestoreDatabase,
  userId: string,
): Promise<void> {
  await database.deleteFound(TRIP_MEMBERS, [["userId", "==", userId]]);
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

function writeOf(member: TripMember): FirestoreWrite {
  const { userId, tripId } = member;
  return {
    kind: "set",
    path: memberPath(userId, tripId),
    fields: { ...member, key: memberKey(userId, tripId) },
  };
}

function readMember(fields: Fields): TripMember {
  return {
    userId: String(fields.userId),
    tripId: String(fields.tripId),
    linkId: String(fields.linkId),
    guestId: String(fields.guestId),
    keptAtMs: Number(fields.keptAtMs),
  };
}
