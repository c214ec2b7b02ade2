import { nameAsSeen } from "../sharing/same-name.ts";

/**
 * What tells an account's name from all others, and what is looked for when somebody types it: case, spaces, accents and
 * letters that look the same make no other name.
 *
 * @returns "" for a name without a letter or digit, which no account may have.
 */
export const accountNameKey: (name: string) => string = nameAsSeen;

/** The domain of the addresses below, which nobody can own (RFC 2606): no mail is sent, and none is claimed. */
export const ACCOUNT_ADDRESS_DOMAIN = "tripwright.invalid";

/** What stands for an e-mail address in the profile of an account of ours, which has none. */
export function accountAddress(nameKey: string): string {
  return `${nameKey}@${ACCOUNT_ADDRESS_DOMAIN}`;
}

/** What a person knows their account by: their e-mail address, or the name of an account of ours. */
export function calledBy({
  email,
  name,
}: {
  readonly email: string;
  readonly name: string;
}): string {
  return email.endsWith(`@${ACCOUNT_ADDRESS_DOMAIN}`) ? name : email;
}
