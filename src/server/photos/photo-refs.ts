import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "../lib/clock.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealedSchema = z.object({
  /** The id of the photo source. */
  source: z.string(),
  /** The source's own name for the image. */
  image: z.string(),
  /** The link by which a guest was given it; with it the reference is good for as long as the link. */
  link: z.optional(z.string()),
  untilMs: z.number(),
});
type SealedImage = Pick<z.infer<typeof sealedSchema>, "source" | "image" | "link">;

export type PhotoRefs = {
  /** @param lifeMs how long the reference is valid at least; at most twice as long. */
  seal(image: SealedImage, lifeMs: number): string;
  /** The image, or undefined where the text isn't ours, was changed, or is too old. */
  open(ref: string): SealedImage | undefined;
};

/**
 * References that only this server can make. They are encrypted and authenticated, so that a
 * browser can request only images that we found. The same image has the same reference for a while,
 * so that browsers can cache it; the nonce is derived from the content, and never used for another.
 */
export function createPhotoRefs(secret: () => Buffer, clock: Clock): PhotoRefs {
  const key = derived("tripwright photo reference");
  const nonceKey = derived("tripwright photo nonce");

  function derived(use: string): () => Buffer {
    let value: Buffer | undefined;
    return () => {
      value ??= Buffer.from(hkdfSync("sha256", secret(), "", use, 32));
      return value;
    };
  }

  return {
    seal({ source, image, link }, lifeMs) {
      const untilMs = (Math.floor(clock.nowMs() / lifeMs) + 2) * lifeMs;
      const text = JSON.stringify({ source, image, link, untilMs });
      const iv = createHmac("sha256", nonceKey()).update(text).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(CIPHER, key(), iv);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(ref) {
      try {
        const bytes = Buffer.from(ref, "base64url");
        const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
        const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(tag);
        const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        const text = Buffer.concat([opened, decipher.final()]).toString("utf8");
        const { untilMs, ...image } = sealedSchema.parse(JSON.parse(text));
        return clock.nowMs() < untilMs ? image : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
