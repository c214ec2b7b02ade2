/** The domain of the addresses below, which nobody can own (RFC 2606): no mail is sent, and none is claimed. */
const ACCOUNT_ADDRESS_DOMAIN = "tripwright.invalid";

/** Placeholder for the e-mail address in the profile of an account of ours, which has none. */
export function accountAddress(nameKey: string): string {
  return `${nameKey}@${ACCOUNT_ADDRESS_DOMAIN}`;
}

/** Whether a profile is of an account of ours, which isn't joined with a provider's. */
export function isOurAccount({ email }: { readonly email: string }): boolean {
  return email.endsWith(`@${ACCOUNT_ADDRESS_DOMAIN}`);
}

/** Name by which a person knows their account: their e-mail address, or the name of an account of ours. */
export function calledBy(profile: { readonly email: string; readonly name: string }): string {
  return isOurAccount(profile) ? profile.name : profile.email;
}
