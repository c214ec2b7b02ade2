import type { FastifyInstance } from "fastify";
import { type PasswordProblem, passwordProblem } from "../../../domain/accounts/password-rule.ts";
import type { LocalAccounts } from "./local-accounts.ts";
import type { PasskeyOffer } from "./page-parts.ts";
import type { PasskeyOwner } from "./passkeys.ts";
import type { NewWayIn } from "./ways-in.ts";

/** The fields of a form, and the browser it comes from: "Chrome on Windows". */
export type PageForm = { readonly fields: URLSearchParams; readonly device: string };

/** Has the routes of a scope read forms, and nothing else. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export const NO_NAME = "Enter a name of up to 60 characters, with a letter or digit in it.";
export const NAME_TAKEN = "Someone here already has that name. Choose another.";
export const WRONG_PASSKEY = "That passkey can’t be used here.";
export const PASSWORD_WORDS: Readonly<Record<PasswordProblem, string>> = {
  short: "That password is too short. Use 8 characters or more.",
  long: "That password is too long. Use no more than 128 characters.",
  common: "That password is too common and easy to guess. Choose another.",
};

/** The password or the passkey of a form. @returns what is wrong with it. @param purpose as in `Passkeys.created`. */
export async function readWayIn(
  { passkeys }: Pick<LocalAccounts, "passkeys">,
  { fields, device }: PageForm,
  purpose: "add" | "new",
): Promise<NewWayIn | { readonly problem: string }> {
  const passkey = fields.get("passkey") ?? "";
  if (passkey !== "") {
    const made = await passkeys.created(parsed(passkey), purpose, device);
    return made === undefined ? { problem: WRONG_PASSKEY } : { kind: "passkey", ...made };
  }
  const password = fields.get("password") ?? "";
  const problem = passwordProblem(password);
  return problem === undefined
    ? { kind: "password", password }
    : { problem: PASSWORD_WORDS[problem] };
}

/** @param account the one that is reset; undefined for one that is yet to be made. */
export async function offerNew(
  { passkeys, newAccountId }: Pick<LocalAccounts, "passkeys" | "newAccountId">,
  account?: PasskeyOwner | undefined,
): Promise<PasskeyOffer> {
  const { unavailable } = passkeys;
  if (unavailable !== undefined) return { unavailable };
  if (account !== undefined) return { options: await passkeys.creationOptions(account, "add") };
  const whose = { id: newAccountId(), content: { name: "", passkeys: [] } };
  return { options: await passkeys.creationOptions(whose, "new") };
}

/** A field of JSON; undefined where it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
