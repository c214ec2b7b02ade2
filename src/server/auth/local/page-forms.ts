import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  PASSWORD_LENGTH,
  type PasswordProblem,
  passwordProblem,
} from "../../../domain/accounts/password-rule.ts";
import { parseJson } from "../../lib/parse-json.ts";
import { deviceName } from "../device-name.ts";
import type { LocalAccounts } from "./local-accounts.ts";
import type { AccountMessage, PasskeyOffer } from "./page-parts.ts";
import type { PasskeyOwner } from "./passkeys.ts";
import type { NewWayIn } from "./ways-in.ts";

/** The fields of a form, and the browser it comes from: "Chrome on Windows". */
export type PageForm = { readonly fields: URLSearchParams; readonly device: string };

/** A request with a form, or with none. */
export type Form = { Body: URLSearchParams | undefined };

/** Has the routes of a scope read forms, and nothing else. */
export function readForms(scope: FastifyInstance, bodyLimit?: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", ...(bodyLimit !== undefined && { bodyLimit }) },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The fields of a form of these pages, and the browser it comes from. */
export function formOf(request: FastifyRequest<Form>): PageForm {
  const fields = request.body ?? new URLSearchParams();
  return { fields, device: deviceName(request.headers["user-agent"]) };
}

export const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, AccountMessage>> = {
  short: { code: "passwordShort", values: { least: PASSWORD_LENGTH.least } },
  long: { code: "passwordLong", values: { most: PASSWORD_LENGTH.most } },
  common: { code: "passwordCommon" },
};

/** The password or the passkey of a form. @returns what is wrong with it. @param purpose as in `Passkeys.created`. */
export async function readWayIn(
  { passkeys }: Pick<LocalAccounts, "passkeys">,
  { fields, device }: PageForm,
  purpose: "add" | "new",
): Promise<NewWayIn | { readonly problem: AccountMessage }> {
  const passkey = fields.get("passkey") ?? "";
  if (passkey !== "") {
    const made = await passkeys.created(parseJson(passkey), purpose, device);
    return made === undefined
      ? { problem: { code: "wrongPasskey" } }
      : { kind: "passkey", ...made };
  }
  const password = fields.get("password") ?? "";
  const problem = passwordProblem(password);
  return problem === undefined
    ? { kind: "password", password }
    : { problem: PASSWORD_PROBLEMS[problem] };
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
