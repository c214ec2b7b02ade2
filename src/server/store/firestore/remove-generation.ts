import type { FirestoreDatabase, FirestoreWrite } from "./database.ts";
import { docId, generationKeyPath, generationPath, logOf, REMOVED_GENERATIONS } from "./paths.ts";
import type { Fields } from "./values.ts";

/** The fields of a removed user's generation that stay, for counting only. */
function countedFields(fields: Fields): Fields {
  const { id, userId, startedAs, createdAtMs, inputTokens, outputTokens } = fields;
  return {
    id,
    userId,
    startedAs,
    countedAtMs: createdAtMs,
    createdAtMs,
    inputTokens,
    outputTokens,
  };
}

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
      ? [
          {
            kind: "set",
            path: `${REMOVED_GENERATIONS}/${docId(id)}`,
            fields: countedFields(fields),
          },
        ]
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
