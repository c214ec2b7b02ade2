/** Crockford's base 32 in small letters: no i, l, o or u, which are mistaken for others. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 120 bits: enough for a hash without a salt (ASVS 6.5.2 asks for 112). */
const LETTERS = 24;

/** How many codes an account has at a time. */
export const RECOVERY_CODES = 10;

/** A recovery code, such as `4k7d-9qpw-x2mn-v8ah-0e3t-kk5z`. @param bytes twenty-four random ones. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LETTERS), (byte) => ALPHABET.charAt(byte % 32));
  return letters.join("").replace(/.{4}(?!$)/g, "$&-");
}

/**
 * A code as it was typed, in the one way it is hashed; what is mistaken for a letter counts as that.
 *
 * @returns undefined for what can be no code.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed
    .toLowerCase()
    .replace(/[\s-]/g, "")
    .replace(/[il]/g, "1")
    .replaceAll("o", "0");
  if (letters.length !== LETTERS) return undefined;
  if ([...letters].some((letter) => !ALPHABET.includes(letter))) return undefined;
  return letters.replace(/.{4}(?!$)/g, "$&-");
}
