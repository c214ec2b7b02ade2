import { createHash } from "node:crypto";
import type { LanguageTag } from "../../domain/language-tags.ts";
import type { Profile } from "../../domain/wire-schemas.ts";

/** A person, known by the identity provider's (issuer, subject) and by nothing else. */
export type User = {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly profile: Profile;
  /** That they chose, for every browser of theirs; undefined where they never chose one. */
  readonly language?: LanguageTag | undefined;
};

/** A user as an identity provider tells of them. */
export type ToldUser = Omit<User, "id" | "language">;

export type UserStore = {
  find(userId: string): Promise<User | undefined>;
  /**
   * Creates the user of (issuer, subject), or brings profile and e-mail up to date. When the e-mail
   * changed, `userEmail` on all of the user's trips follows in the same transaction. Trips of the original
   * product with the e-mail become the user's, where the provider has verified it.
   */
  upsert(user: ToldUser): Promise<User>;
  /** Keeps the language that a user chose. Where there is no such user, nothing happens. */
  setLanguage(userId: string, language: LanguageTag): Promise<void>;
  /**
   * Removes a user with everything of theirs: sessions, trips, generations and their logs. What stays,
   * until `removeEnded`, is when plans were asked for under the user's id, for counting only.
   */
  remove(userId: string): Promise<void>;
  /**
   * Gives a user's trips and plans to another, with the other's e-mail address on them, and removes the
   * first with their sessions. So is their account of ours, unless the other has one. Where either isn't there, or both are one, nothing happens.
   *
   * @returns how many trips were moved.
   */
  merge(fromId: string, intoId: string): Promise<number>;
};

/** The same person has the same id on every machine and in every store. */
export function userIdOf(issuer: string, subject: string): string {
  return createHash("sha256")
    .update(JSON.stringify([issuer, subject]))
    .digest("base64url")
    .slice(0, 22);
}
