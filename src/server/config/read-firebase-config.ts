import { type FirebaseConfig, firebaseConfigSchema } from "../../domain/wire-schemas.ts";
import { parseJson } from "../lib/parse-json.ts";
import type { SettingsReader } from "./settings-reader.ts";

/**
 * Reads a Firebase web configuration, which Firebase's console shows and which goes to the pages.
 *
 * @returns the fields that analytics needs.
 */
export function readFirebaseConfig(from: SettingsReader): FirebaseConfig | undefined {
  const text = from.read("FIREBASE_CONFIG");
  if (text === undefined) return undefined;
  const parsed = firebaseConfigSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))];
  const wrong = fields.join() === "" ? "it is no JSON object" : `wrong are ${fields.join(", ")}`;
  from.problems.push(
    `FIREBASE_CONFIG needs apiKey, projectId and appId, and a measurementId such as G-ABC123 if any, as JSON: ${wrong}`,
  );
  return undefined;
}
