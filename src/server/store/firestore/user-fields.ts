import { isLanguageTag } from "../../../domain/language-tags.ts";
import { parseStored } from "../parse-stored.ts";
import type { User } from "../user-store.ts";
import type { FirestoreReads } from "./database.ts";
import { userPath } from "./paths.ts";
import type { Fields } from "./values.ts";

/** A user as fields; the profile as text, as it is never searched. The language is theirs, and no provider's. */
export function userFields(user: User): Fields {
  const { language = null, ...told } = user;
  return { id: user.id, user: JSON.stringify(told), language };
}

export function readUser(fields: Fields): User {
  // Written by `userFields`.
  const user = parseStored<User>(fields.user);
  const { language } = fields;
  return isLanguageTag(language) ? { ...user, language } : user;
}

/** The user's e-mail address where their identity provider says that it is theirs. */
export async function emailOf(
  database: FirestoreReads,
  userId: string,
): Promise<string | undefined> {
  const [fields] = await database.read(userPath(userId));
  if (fields === undefined) return undefined;
  const { email, profile } = readUser(fields);
  return profile.verified_email === true ? email : undefined;
}
