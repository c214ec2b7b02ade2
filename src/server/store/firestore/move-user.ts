import type { User } from "../user-store.ts";
import { moveAccountOf } from "./account-store.ts";
import type { FirestoreDatabase } from "./database.ts";
import { removeFirestoreUser } from "./finish-removal.ts";
import { startedAs } from "./generation-fields.ts";
import { findOwnedTrips, nextVersion } from "./owned-trips.ts";
import { GENERATIONS, generationKeyPath, generationPath, userPath } from "./paths.ts";
import { moveLinksOf } from "./share-link-store.ts";
import { ownerOf } from "./trip-document.ts";
import { moveFilesOf } from "./trip-file-store.ts";
import { moveStepsOf } from "./trip-history-store.ts";
import { moveMembershipsOf } from "./trip-member-store.ts";
import { readUser } from "./user-fields.ts";

/**
 * Gives one user's trips and plans to another and removes the first. Each document is moved by itself:
 * what is broken off in between goes on when it is asked for again.
 *
 * @returns how many trips were moved.
 */
export async function moveFirestoreUser(
  database: FirestoreDatabase,
  fromId: string,
  intoId: string,
): Promise<number> {
  const [from, intoFields] = await database.read(userPath(fromId), userPath(intoId));
  if (from === undefined || intoFields === undefined || fromId === intoId) return 0;
  const into = readUser(intoFields);
  const plans = await database.find(GENERATIONS, { where: [["userId", "==", fromId]] });
  // Before the trips, as a plan under way saves its trip for the user it has by then.
  for (const { fields } of plans) await moveGeneration(database, String(fields.id), fromId, into);
  const trips = await findOwnedTrips(database, fromId, { select: [] });
  for (const { id, path } of trips) {
    await moveStepsOf(database, id, { fromId, intoId: into.id });
    await moveLinksOf(database, id, into.id);
    await database.transact(async (transaction) => {
      const [fields] = await transaction.read(path);
      if (fields === undefined || ownerOf(fields) !== fromId) return;
      const { updates } = nextVersion(id, into.id, fields, { userEmail: into.email });
      transaction.write({ kind: "update", path, fields: updates });
    });
  }
  await moveFilesOf(database, fromId, into.id);
  await moveAccountOf(database, fromId, into.id);
  await moveMembershipsOf(database, fromId, into.id);
  // No address: trips of the original product with it are the other user's by now.
  await removeFirestoreUser(database, fromId, null);
  return trips.length;
}

async function moveGeneration(
  database: FirestoreDatabase,
  id: string,
  fromId: string,
  into: User,
): Promise<void> {
  const path = generationPath(id);
  await database.transact(async (transaction) => {
    const [fields] = await transaction.read(path);
    if (fields?.userId !== fromId) return;
    const key = String(fields.idempotencyKey);
    transaction.write(
      {
        kind: "set",
        path: generationKeyPath(into.id, key),
        fields: { userId: into.id, generationId: id },
      },
      {
        kind: "update",
        path,
        fields: {
          userId: into.id,
          email: into.email,
          ...(fields.runningFor === fromId ? { runningFor: into.id } : {}),
          ...(typeof fields.startedAs === "string"
            ? { startedAs: startedAs(into.id, Number(fields.createdAtMs)) }
            : {}),
        },
      },
      { kind: "delete", path: generationKeyPath(fromId, key) },
    );
  });
}
