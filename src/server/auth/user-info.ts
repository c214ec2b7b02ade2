import * as z from "zod/mini";
import type { Profile } from "../../domain/wire.ts";
import { SignInRefused } from "./identity-provider.ts";

const MAX_TEXT = 2000;
const MAX_EMAIL = 320;

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
/** Google's v1 answer, or the standard's: `sub` and `email_verified` stand for `id` and `verified_email`. */
const userInfoSchema = z.object({
  id: z.optional(text),
  sub: z.optional(text),
  // Nothing that could break out of a line; what an address may be is the provider's to know.
  email: z.string().check(z.maxLength(MAX_EMAIL), z.regex(/^[^\s\p{C}][^\s\p{C}@]*@[^\s\p{C}]+$/u)),
  verified_email: z.optional(z.boolean()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(text),
  given_name: z.optional(text),
  family_name: z.optional(text),
  picture: z.optional(text),
});

/**
 * Reads the user-info answer about `subject`. Where it says a thing in both of its words, both must hold.
 *
 * @throws SignInRefused when it is another's, its e-mail isn't verified, or it is no user info.
 */
export async function readUserInfo(response: Response, subject: string): Promise<Profile> {
  const parsed = userInfoSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    throw new SignInRefused("the provider's user info can't be read", "USER_INFO_UNREADABLE");
  }
  const { id, sub, verified_email, email_verified, email, name, ...rest } = parsed.data;
  if (![id, sub].every(isUnsaidOr(subject)) || (id ?? sub) === undefined) {
    throw new SignInRefused("the user info is about someone else", "USER_INFO_OF_ANOTHER");
  }
  const flags = [verified_email, email_verified];
  if (!flags.every(isUnsaidOr(true)) || !flags.includes(true)) {
    throw new SignInRefused(
      "the e-mail address is not verified with the provider",
      "EMAIL_NOT_VERIFIED",
    );
  }
  return { id: subject, email, verified_email: true, name: name ?? email, ...definedOnly(rest) };
}

function isUnsaidOr<T>(expected: T): (value: T | undefined) => boolean {
  return (value) => value === undefined || value === expected;
}

function definedOnly(profile: {
  given_name?: string | undefined;
  family_name?: string | undefined;
  picture?: string | undefined;
}): Pick<Profile, "given_name" | "family_name" | "picture"> {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}
