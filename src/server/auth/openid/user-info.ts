import * as z from "zod/mini";
import { oneLine } from "../../../domain/limits.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import { SignInRefused } from "../identity-provider.ts";

const MAX_TEXT = 2000;
const MAX_EMAIL = 320;
/** As JSON. A longer answer is kept without the fields that we don't know. */
const MAX_PROFILE = 16 * 1024;
/** Fields that no answer should have, and that are neither sent to pages nor stored. */
const SECRET = /token|secret|password/i;

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
const name = text.check(z.overwrite(oneLine));
/**
 * Google's v1 answer, or the standard's, which has `sub` and `email_verified` for `id` and
 * `verified_email`.
 */
const userInfoSchema = z.looseObject({
  id: z.optional(text),
  sub: z.optional(text),
  // Nothing that could break out of a line; otherwise the provider decides what an address may be.
  email: z.string().check(z.maxLength(MAX_EMAIL), z.regex(/^[^\s\p{C}][^\s\p{C}@]*@[^\s\p{C}]+$/u)),
  verified_email: z.optional(z.boolean()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(name),
  given_name: z.optional(name),
  family_name: z.optional(name),
  picture: z.optional(text),
});

/**
 * Reads the user-info answer about `subject`. Where it has a fact under both names, both must
 * agree.
 *
 * @throws SignInRefused when it is about someone else, its e-mail isn't verified, or it is no user
 * info.
 */
export async function readUserInfo(response: Response, subject: string): Promise<Profile> {
  const parsed = userInfoSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    throw new SignInRefused("the provider’s user info can’t be read", "USER_INFO_UNREADABLE");
  }
  const { id, sub, verified_email, email_verified, email } = parsed.data;
  if (![id, sub].every(isUnsaidOr(subject)) || (id ?? sub) === undefined) {
    throw new SignInRefused("the user info is about someone else", "USER_INFO_OF_ANOTHER");
  }
  const flags = [verified_email, email_verified];
  if (!flags.every(isUnsaidOr(true)) || !flags.includes(true)) {
    throw new SignInRefused(
      "the email address isn’t verified with the provider. Verify it there first",
      "EMAIL_NOT_VERIFIED",
    );
  }
  return {
    ...withoutSecrets(parsed.data),
    id: subject,
    email,
    verified_email: true,
    name: parsed.data.name || email,
  };
}

function isUnsaidOr<T>(expected: T): (value: T | undefined) => boolean {
  return (value) => value === undefined || value === expected;
}

/** The provider's answer as it is, without tokens. */
function withoutSecrets(answer: Readonly<Record<string, unknown>>): Record<string, unknown> {
  try {
    const json = JSON.stringify(answer, (key, value) => (SECRET.test(key) ? undefined : value));
    if (json.length <= MAX_PROFILE) return JSON.parse(json);
  } catch {
    // Nested deeper than can be written.
  }
  const { given_name, family_name, picture } = answer;
  return JSON.parse(JSON.stringify({ given_name, family_name, picture }));
}
