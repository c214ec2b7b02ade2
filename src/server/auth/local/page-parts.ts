import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { escapeHtml } from "../../lib/page-text.ts";
import type { NoPasskeys } from "./passkeys.ts";

/** How a page offers passkeys: the browser's options, or why there are none. */
export type PasskeyOffer = { readonly options: object } | { readonly unavailable: NoPasskeys };

/** In UTF-16 units, of which a character may be two. */
export const MOST_PASSWORD = PASSWORD_LENGTH.most * 2;

const WHY_NO_PASSKEYS: Readonly<Record<NoPasskeys, string>> = {
  address:
    "There are no passkeys here: browsers don’t allow them on a numeric address. Use a password.",
  insecure:
    "There are no passkeys here: they need a secure connection (https), which this server doesn’t have. Use a password.",
};

/** A form with nothing but a passkey's button. @param hidden further fields of it. */
export function passkeyForm(
  kind: "use" | "create",
  offer: PasskeyOffer,
  label: string,
  hidden = "",
): string {
  if ("unavailable" in offer) return "";
  return `<form method="post" ${passkeyData(kind, offer)}>${hidden}${passkeyButton(label, offer)}</form>`;
}

/** The attributes that the script reads of a form. */
export function passkeyData(kind: "use" | "create", offer: PasskeyOffer): string {
  if ("unavailable" in offer) return "";
  return `data-passkey="${kind}" data-options="${escapeHtml(JSON.stringify(offer.options))}"`;
}

/** Shown by the script, where the browser has passkeys. */
export function passkeyButton(label: string, offer: PasskeyOffer): string {
  if ("unavailable" in offer) return "";
  return `<input type="hidden" name="passkey"><button type="button" hidden>${label}</button><p class="problem" role="alert" hidden>The passkey wasn’t used. Try again, or use a password.</p>`;
}

export function whyNone(offer: PasskeyOffer): string {
  return "unavailable" in offer ? `<p>${WHY_NO_PASSKEYS[offer.unavailable]}</p>` : "";
}

export function problemText(problem: string | undefined): string {
  return problem === undefined ? "" : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`;
}
