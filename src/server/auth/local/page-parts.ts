import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { type Message, type MessageOf, messageText } from "../../../domain/message.ts";
import type { Words } from "../../../domain/messages/words.ts";
import { escapeHtml } from "../../lib/page-text.ts";
import type { NoPasskeys } from "./passkeys.ts";

/** The outcome of an action of these pages. */
export type AccountMessage = MessageOf<Words["accounts"]>;

/** How a page offers passkeys: the browser's options, or why there are none. */
export type PasskeyOffer = { readonly options: object } | { readonly unavailable: NoPasskeys };

/** In UTF-16 units, of which a character may be two. */
export const MOST_PASSWORD = PASSWORD_LENGTH.most * 2;

/** A form with nothing but a passkey's button. @param hidden further fields of it. */
export function passkeyForm(
  words: Words,
  kind: "use" | "create",
  offer: PasskeyOffer,
  label: string,
  hidden = "",
): string {
  if ("unavailable" in offer) return "";
  return `<form method="post" ${passkeyData(kind, offer)}>${hidden}${passkeyButton(words, label, offer)}</form>`;
}

/** The attributes that the script reads of a form. */
export function passkeyData(kind: "use" | "create", offer: PasskeyOffer): string {
  if ("unavailable" in offer) return "";
  return `data-passkey="${kind}" data-options="${escapeHtml(JSON.stringify(offer.options))}"`;
}

/** Shown by the script, where the browser has passkeys. */
export function passkeyButton(words: Words, label: string, offer: PasskeyOffer): string {
  if ("unavailable" in offer) return "";
  return `<input type="hidden" name="passkey"><button type="button" hidden>${label}</button><p class="problem" role="alert" hidden>${words.accountPages.passkeyUnused}</p>`;
}

export function whyNone({ accountPages }: Words, offer: PasskeyOffer): string {
  return "unavailable" in offer ? `<p>${accountPages.noPasskeys[offer.unavailable]}</p>` : "";
}

export function problemText(words: Words, problem: AccountMessage | undefined): string {
  return problem === undefined
    ? ""
    : `<p class="problem" role="alert">${outcomeText(words, problem)}</p>`;
}

/** The outcome of an action in words, as HTML. */
export function outcomeText({ accounts }: Words, outcome: Message): string {
  return escapeHtml(messageText(accounts, outcome) ?? outcome.code);
}
