import { createHash } from "node:crypto";

/** The same person has the same id on every machine and in every store. */
export function userIdOf(issuer: string, subject: string): string {
  return createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("base64url")
    .slice(0, 22);
}
