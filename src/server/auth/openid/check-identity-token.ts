import { createHash } from "node:crypto";
import type { IDToken } from "openid-client";
import * as z from "zod/mini";

/** The tolerated difference between two clocks. */
export const CLOCK_TOLERANCE_S = 60;
/** The standard's limit for a subject. */
const MAX_SUBJECT = 255;

const headerSchema = z.object({ alg: z.string() });

/** A claim of the identity token that `openid-client` doesn't check, and that is wrong. */
export class ClaimRefused extends Error {
  override readonly name = "ClaimRefused";
  readonly claim: string;

  constructor(claim: string) {
    super(`unexpected ID Token ${claim} claim value`);
    this.claim = claim;
  }
}

/**
 * Checks what `openid-client` doesn't: a time of issue in the future, a token for another party, a
 * token that belongs to another access token, and a subject that is too long.
 *
 * @throws ClaimRefused.
 */
export function checkIdentityToken(
  { iat, azp, sub, at_hash: accessTokenHash }: IDToken,
  context: { idToken: string; accessToken: string; clientId: string },
): void {
  if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) throw new ClaimRefused("iat");
  if (azp !== undefined && azp !== context.clientId) throw new ClaimRefused("azp");
  if (sub.length > MAX_SUBJECT) throw new ClaimRefused("sub");
  if (
    accessTokenHash !== undefined &&
    accessTokenHash !== hashFor(context.idToken, context.accessToken)
  ) {
    throw new ClaimRefused("at_hash");
  }
}

/** The left half of the access token's hash, by the hash of the identity token's own signature. */
function hashFor(idToken: string, accessToken: string): string {
  const header = JSON.parse(Buffer.from(idToken.split(".")[0] ?? "", "base64url").toString());
  const bits = /(?:256|384|512)$/.exec(headerSchema.parse(header).alg)?.[0] ?? "512";
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  return digest.subarray(0, digest.length / 2).toString("base64url");
}
