import type { KeptFileType } from "../../../domain/files/kept-file-type.ts";
import {
  byName,
  piecesOf,
  type TripFile,
  type TripFilePiece,
  type TripFileStore,
  tripFilePieceId,
} from "../trip-file-store.ts";
import type { FirestoreDatabase, FirestoreReads, FirestoreWrite } from "./database.ts";
import { docId, tripPath, userPath } from "./paths.ts";
import type { RecordKeeping } from "./record-keeping.ts";
import { refusalOf } from "./refusal-of.ts";
import { ownerOf } from "./trip-document.ts";
import type { Fields } from "./values.ts";

const TRIP_FILES = "tripwrightTripFiles";
const TRIP_FILE_PIECES = "tripwrightTripFilePieces";
/** A file that isn't whole after so long was left by a server that ended: it takes no room any more. */
const LEFT_MS = 10 * 60_000;

const fileKey = (tripId: string, id: string) => `${tripId}/${id}`;
const filePath = (tripId: string, id: string) =>
  `${TRIP_FILES}/${docId(fileKey(tripId, id).replace("/", "-"))}`;
const piecePath = (id: string) => `${TRIP_FILE_PIECES}/${docId(id.replaceAll("/", "-"))}`;

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
        transaction.write(writeOf(file, false));
        return "begun";
      });
      if (taken !== "begun") return taken;
      await database.commitAll(piecesOf(file, content).map(pieceWriteOf));
      const outcome = await database.transact(async (transaction) => {
        // Its trip may have been deleted meanwhile.
        const [begun] = await transaction.read(filePath(file.tripId, file.id));
        if (begun === undefined) return "gone";
        transaction.write(writeOf(file, true));
        return "kept";
      });
      if (outcome === "gone") await removePiecesOf(database, file.tripId, file.id);
      return outcome;
    },

    async find(tripId, id) {
      const [fields] = await database.read(filePath(tripId, id));
      return fields?.isWhole === true ? readFile(fields) : undefined;
    },

    async list(tripId) {
      const found = await database.find(TRIP_FILES, { where: [["tripId", "==", tripId]] });
      return found
        .filter(({ fields }) => fields.isWhole === true)
        .map(({ fields }) => readFile(fields))
        .toSorted(byName);
    },

    async piece(tripId, id, number) {
      const [fields] = await database.read(piecePath(tripFilePieceId(tripId, id, number)));
      return fields === undefined ? undefined : readPiece(fields);
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

export const tripFileRecords: RecordKeeping<"tripFiles"> = {
  collection: TRIP_FILES,
  orderBy: "key",
  read: ({ fields }) => readFile(fields),
  write: (file) => [writeOf(file, true)],
};

export const tripFilePieceRecords: RecordKeeping<"tripFilePieces"> = {
  collection: TRIP_FILE_PIECES,
  orderBy: "id",
  read: ({ fields }) => readPiece(fields),
  write: (piece) => [pieceWriteOf(piece)],
};

function writeOf(file: TripFile, isWhole: boolean): FirestoreWrite {
  const fields = { ...file, key: fileKey(file.tripId, file.id), isWhole };
  return { kind: "set", path: filePath(file.tripId, file.id), fields };
}

function pieceWriteOf(piece: TripFilePiece): FirestoreWrite {
  return { kind: "set", path: piecePath(piece.id), fields: piece };
}

function readFile(fields: Fields): TripFile {
  return {
    tripId: String(fields.tripId),
    id: String(fields.id),
    ownerId: String(fields.ownerId),
    partId: String(fields.partId),
    name: String(fields.name),
    // Written from a TripFile.
    type: String(fields.type) as KeptFileType,
    bytes: Number(fields.bytes),
    hash: String(fields.hash),
    addedAtMs: Number(fields.addedAtMs),
  };
}

function readPiece(fields: Fields): TripFilePiece {
  return {
    id: String(fields.id),
    tripId: String(fields.tripId),
    fileId: String(fields.fileId),
    content: String(fields.content),
  };
}
