import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { GoogleAuth, JWT } from "google-auth-library";
import * as z from "zod/mini";
import type { FirestoreConfig } from "../../config/read-database.ts";
import { StartupError } from "../../lib/startup-error.ts";

const SCOPE = "https://www.googleapis.com/auth/datastore";
const serviceAccountSchema = z.object({
  type: z.literal("service_account"),
  client_email: z.string(),
  private_key: z.string(),
});
const otherAccountSchema = z.object({
  type: z.enum(["external_account", "authorized_user", "impersonated_service_account"]),
});

/**
 * Whom Google takes this server for, found before anything needs it: the library of Cloud Firestore
 * throws where nobody can catch when there are none.
 *
 * @throws StartupError
 */
export async function findGoogleCredentials({
  emulatorHost,
  keyFile,
}: FirestoreConfig): Promise<GoogleAuth | undefined> {
  if (emulatorHost !== undefined) return undefined;
  try {
    const auth = keyFile === undefined ? new GoogleAuth({ scopes: SCOPE }) : readKeyFile(keyFile);
    await auth.getClient();
    return auth;
  } catch (cause) {
    throw new StartupError(
      keyFile === undefined
        ? "There are no credentials for Google. Name a service account's key file in GOOGLE_APPLICATION_CREDENTIALS, or run the server on a machine of Google's."
        : `GOOGLE_APPLICATION_CREDENTIALS names ${keyFile}, which is no key of a service account. Create one under IAM, Service accounts.`,
      { cause },
    );
  }
}

function readKeyFile(keyFile: string): GoogleAuth {
  const content: unknown = JSON.parse(readFileSync(keyFile, "utf8"));
  // These the library reads itself, from the same variable.
  if (otherAccountSchema.safeParse(content).success) return new GoogleAuth({ scopes: SCOPE });
  const { client_email: email, private_key: key } = serviceAccountSchema.parse(content);
  createPrivateKey(key);
  return new GoogleAuth({ authClient: new JWT({ email, key, scopes: [SCOPE] }) });
}
