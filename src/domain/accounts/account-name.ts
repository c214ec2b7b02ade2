import { nameAsSeen } from "../sharing/same-name.ts";

/**
 * Key of an account's name, unique and looked up when somebody types the name: case, spaces, accents and
 * letters that look the same make no other name.
 *
 * @returns "" for a name without a letter or digit, which no account may have.
 */
export const accountNameKey: (name: string) => string = nameAsSeen;
