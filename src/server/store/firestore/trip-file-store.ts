import { byName, piecesOf, type TripFileStore, tripFilePieceId } from "../trip-file-store.ts";
import type { FirestoreDatabase, FirestoreReads, FirestoreWrite } from "./database.ts";
import { docId, tripPath, userPath } from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import { refusalOf } from "./refusal-of.ts";
import { ownerOf } from "./trip-document.ts";

const TRIP_FILES = "tripwrightTripFiles";
const TRIP_FILE_PIECES = "tripwrightTripFilePieces";
/** A file that isn't whole after so long was left by a server that ended: it takes no room any more. */
const LEFT_MS = 10 * 60_000;

const fileKey = (tripId: string, id: string) => `${tripId}/${id}`;
const filePath = (tripId: string, id: string) =>
  `${TRIP_FILES}/${docId(fileKey(tripId, id).replace("/", "-"))}`;
const piecePath = (id: string) => `${TRIP_FILE_PIECES}/${docId(id.replaceAll("/", "-"))}`;

export const tripFileRecords = keepRecords(
  "tripFiles",
  TRIP_FILES,
  ({ tripId, id }) => filePath(tripId, id),
  ({ tripId, id }) => ({ key: fileKey(tripId, id), isWhole: true }),
);
export const tripFilePieceRecords = keepRecords("tripFilePieces", TRIP_FILE_PIECES, ({ id }) =>
  piecePath(id),
);

/** A transaction can't hold a large file: room is taken first, then the pieces are written, then the file is whole. */
export function createFirestoreTripFileStore(database: FirestoreDatabase): TripFileStore {
  return {
    async add(file, content, { access, most }) {
      const taken = await database.transact(async (transaction) => {
        const { tripId, id, ownerId } = file;
        const [user, trip, there] = await transaction.read(
          userPath(ownerId),
          tripPath(tripId),
          filePath(tripId, id),
        );
        if (user === undefined || trip === undefined) return "gone";
        // Trips of the original product have no owner but an address.
        if ((ownerOf(trip) ?? ownerId) !== ownerId) return "gone";
        const refusal = await refusalOf(transaction, access);
        if (refusal !== undefined) return { forbidden: refusal };
        if (there?.isWhole === true) return "kept";
        const owned = await transaction.find(TRIP_FILES, {
          where: [["ownerId", "==", ownerId]],
          select: ["key", "tripId", "bytes", "isWhole", "addedAtMs"],
        });
        const others = owned.filter(
          ({ fields }) =>
            fields.key !== fileKey(tripId, id) &&
            (fields.isWhole === true || Number(fields.addedAtMs) > file.addedAtMs - LEFT_MS),
        );
        const bytes = others.reduce((sum, { fields }) => sum + Number(fields.bytes), file.bytes);
        const ofTrip = others.filter(({ fields }) => fields.tripId === tripId);
        if (bytes > most.bytes || ofTrip.length >= most.files) return "full";
        const whole = tripFileRecords.writeOf(file);
        transaction.write({ ...whole, fields: { ...whole.fields, isWhole: false } });
        return "begun";
      });
      if (taken !== "begun") return taken;
      await database.commitAll(piecesOf(file, content).map(tripFilePieceRecords.writeOf));
      const outcome = await database.transact(async (transaction) => {
        // Its trip may have been deleted meanwhile.
        const [begun] = await transaction.read(filePath(file.tripId, file.id));
        if (begun === undefined) return "gone";
        transaction.write(tripFileRecords.writeOf(file));
        return "kept";
      });
      if (outcome === "gone") await removePiecesOf(database, file.tripId, file.id);
      return outcome;
    },

    async find(tripId, id) {
      const [fields] = await database.read(filePath(tripId, id));
      return fields?.isWhole === true ? tripFileRecords.readFields(fields) : undefined;
    },

    async list(tripId) {
      const found = await database.find(TRIP_FILES, { where: [["tripId", "==", tripId]] });
      return found
        .filter(({ fields }) => fields.isWhole === true)
        .map(tripFileRecords.readFound)
        .toSorted(byName);
    },

    async piece(tripId, id, number) {
      const [fields] = await database.read(piecePath(tripFilePieceId(tripId, id, number)));
      return fields && tripFilePieceRecords.readFields(fields);
    },

    async remove(tripId, id, access) {
      const removed = await database.transact(async (transaction) => {
        const refusal = await refusalOf(transaction, access);
        if (refusal !== undefined) return { forbidden: refusal };
        const [fields] = await transaction.read(filePath(tripId, id));
        if (fields?.ownerId !== access.userId) return false;
        transaction.write({ kind: "delete", path: filePath(tripId, id) });
        return true;
      });
      if (removed === true) await removePiecesOf(database, tripId, id);
      return removed;
    },
  };
}

/** The files of a trip, to be deleted with it. Their pieces come after: `removePiecesOf`. */
export async function allFilesOf(reads: FirestoreReads, tripId: string): Promise<FirestoreWrite[]> {
  const found = await reads.find(TRIP_FILES, { where: [["tripId", "==", tripId]], select: [] });
  return found.map(({ path }) => ({ kind: "delete", path }));
}

/** @param id of one file; left out, those of all files of the trip. */
export async function removePiecesOf(
  database: FirestoreDatabase,
  tripId: string,
  id?: string,
): Promise<void> {
  const key = id === undefined ? tripId : fileKey(tripId, id);
  await database.deleteFound(TRIP_FILE_PIECES, [
    ["id", ">", `${key}/`],
    ["id", "<", `${key}0`],
  ]);
}

/** Gives the files of one user's trips to another, who takes the trips over. */
export async function moveFilesOf(
  database: FirestoreDatabase,
  fromId: string,
  intoId: string,
): Promise<void> {
  const found = await database.find(TRIP_FILES, {
    where: [["ownerId", "==", fromId]],
    select: [],
  });
  await database.commitAll(
    found.map(({ path }) => ({ kind: "update", path, fields: { ownerId: intoId } })),
  );
}
