import { randomBytes } from "node:crypto";
import { RECOVERY_CODES, recoveryCodeOf } from "../../../domain/accounts/recovery-code.ts";
import type { AccountContent, Passkey } from "../../store/account-store.ts";
import type { ProvenPasskey } from "./passkeys.ts";

/** How a new account, or one that is reset, is signed in to. */
export type NewWayIn =
  | { readonly kind: "password"; readonly password: string }
  | ({ readonly kind: "passkey" } & ProvenPasskey);

/** Recovery codes, which are told once. */
export function newCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(24)));
}

/** The account's passkeys with one more. */
export function withPasskey({ passkeys }: AccountContent, passkey: Passkey): readonly Passkey[] {
  return [...passkeys.filter(({ id }) => id !== passkey.id), passkey];
}
