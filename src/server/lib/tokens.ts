import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 256 random bits as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 128 random bits as 22 URL-safe characters. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** The hash that is stored in place of a token, so that a stolen database opens nothing. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/** Encrypts a text so that only the holder of `token` reads it. */
export function sealWithToken(text: string, token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(token), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what `sealWithToken` made. @throws when the token is another or the text was changed. */
export function openWithToken(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, sealingKey(token), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
}

function sealingKey(token: string): Buffer {
  return Buffer.from(hkdfSync("sha256", token, "", "tripwright provider token", 32));
}
