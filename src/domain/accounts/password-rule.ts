import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** In characters, as NIST SP 800-63B counts them: one for each code point. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

export type PasswordProblem = "short" | "long" | "common";

/**
 * Reasons to refuse a password: its length, or that it is among the commonest. There are no other rules.
 *
 * @returns undefined where nothing does.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const text = composedPassword(password);
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.least) return "short";
  if (length > PASSWORD_LENGTH.most) return "long";
  return COMMON_PASSWORDS.has(text.toLowerCase()) ? "common" : undefined;
}

/** A password as it is hashed: the same letters are the same whichever keyboard composed them (NFKC, as NIST advises). */
export function composedPassword(password: string): string {
  return password.toWellFormed().normalize("NFKC");
}
