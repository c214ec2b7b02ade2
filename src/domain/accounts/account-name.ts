import { nameAsSeen } from "../sharing/same-name.ts";

/**
 * What tells an account's name from all others, and what is looked for when somebody types it: case, spaces, accents and
 * letters that look the same make no other name.
 *
 * @returns "" for a name without a letter or digit, which no account may have.
 */
export const accountNameKey: (name: string) => string = nameAsSeen;
