import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { countedFields } from "./generation-fields.ts";
import {
  generationKeyPath,
  generationPath,
  logOf,
  REMOVED_GENERATIONS,
  removedGenerationPath,
} from "./paths.ts";
import { keepRecords } from "./record-keeping.ts";
import type { Fields } from "./values.ts";

/** Removed users' generations, kept for counting only. */
export const removedGenerationRecords = keepRecords(
  "removedGenerations",
  REMOVED_GENERATIONS,
  ({ id }) => removedGenerationPath(id),
  ({ userId, createdAtMs }) => countedFields(userId, createdAtMs),
);

/** Removes a generation with its log and its key. @param isCounted whether it still counts toward the daily limit. */
export async function removeGeneration(
  database: FirestoreDatabase,
  fields: Fields,
  { isCounted }: { isCounted: boolean },
): Promise<void> {
  const id = String(fields.id);
  const log = await database.find(logOf(id), { select: [] });
  const counted: FirestoreWrite[] =
    isCounted && typeof fields.startedAs === "string"
      ? removedGenerationRecords.write(removedGenerationRecords.readFields(fields))
      : [];
  await database.commitAll([
    ...counted,
    { kind: "delete", path: generationPath(id) },
    {
      kind: "delete",
      path: generationKeyPath(String(fields.userId), String(fields.idempotencyKey)),
    },
    ...log.map(({ path }): FirestoreWrite => ({ kind: "delete", path })),
  ]);
  // The owner's events written while the log was read; no more can come, as the generation is gone.
  if (fields.state === "running") await database.deleteFound(logOf(id), []);
}
