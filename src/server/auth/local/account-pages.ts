import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { LIMITS } from "../../../domain/limits.ts";
import type { Words } from "../../../domain/messages/words.ts";
import { escapeHtml, notePage, plainPage } from "../../lib/page-text.ts";
import {
  type AccountMessage,
  MOST_PASSWORD,
  type PasskeyOffer,
  passkeyButton,
  passkeyData,
  passkeyForm,
  problemText,
  whyNone,
} from "./page-parts.ts";

/** The start of a page: why it is shown again, and what was typed. */
export type Shown = {
  readonly problem?: AccountMessage | undefined;
  readonly name?: string | undefined;
};

const SCRIPT =
  '<script src="/passkeys.js" defer></script><script src="/returning.js" defer></script>';
/** Asks who somebody is. @param isCode asks for a recovery code instead. */
export function signInPage(
  words: Words,
  { problem, name = "" }: Shown,
  passkey: PasskeyOffer,
  { isCode }: { readonly isCode: boolean },
): string {
  if (isCode) return codePage(words, { problem, name });
  const page = words.accountPages;
  const body = `<h1>${page.signIn}</h1>
${problemText(words, problem)}
${passkeyForm(words, "use", passkey, page.usePasskey)}
<form method="post">
${nameField(page.name, name, "username webauthn", "autofocus")}
<label>${page.password} <input type="password" name="password" autocomplete="current-password" required maxlength="${MOST_PASSWORD}"></label>
<button${quietBeside(passkey)}>${page.signIn}</button>
</form>
${whyNone(words, passkey)}
<p><a href="?way=code">${page.useCode}</a></p>
<p>${page.noCode}</p>`;
  return plainPage(words, page.signIn, body, SCRIPT);
}

function codePage(words: Words, { problem, name = "" }: Shown): string {
  const page = words.accountPages;
  const body = `<h1>${page.useCode}</h1>
<p>${page.aboutCodes}</p>
${problemText(words, problem)}
<form method="post" action="?way=code">
${nameField(page.name, name, "username", "autofocus")}
<label>${page.code} <input name="code" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="40"></label>
<button>${page.goOn}</button>
</form>
<p><a href="?">${page.backToSignIn}</a></p>`;
  return plainPage(words, page.useCode, body);
}

/** Makes an account: the owner's, or one by invitation. */
export function newAccountPage(
  words: Words,
  { problem, name = "" }: Shown,
  passkey: PasskeyOffer,
  { isOwner }: { readonly isOwner: boolean },
): string {
  const page = words.accountPages;
  const title = isOwner ? page.welcome : page.invited;
  const body = `<h1>${title}</h1>
<p>${isOwner ? page.newServer : page.newAccount}</p>
${problemText(words, problem)}
<form method="post" ${passkeyData("create", passkey)}>
${nameField(page.name, name, "username", "autofocus")}
${passkeyButton(words, page.createWithPasskey, passkey)}
${newPasswordField(page.choosePassword(PASSWORD_LENGTH.least))}
<button${quietBeside(passkey)}>${page.createWithPassword}</button>
</form>
${whyNone(words, passkey)}`;
  return plainPage(words, title, body, SCRIPT);
}

/** Gives an account a new way in. @param name whose. */
export function resetPage(
  words: Words,
  { problem }: Shown,
  passkey: PasskeyOffer,
  name: string,
): string {
  const page = words.accountPages;
  const body = `<h1>${page.newWayFor(escapeHtml(name))}</h1>
<p>${page.aboutNewWay}</p>
${problemText(words, problem)}
<form method="post" ${passkeyData("create", passkey)}>
<input type="hidden" name="name" autocomplete="username" value="${escapeHtml(name)}">
${passkeyButton(words, page.newPasskey, passkey)}
${newPasswordField(page.newPassword(PASSWORD_LENGTH.least))}
<button${quietBeside(passkey)}>${page.thisPassword}</button>
</form>
${whyNone(words, passkey)}`;
  return plainPage(words, page.newWay, body, SCRIPT);
}

/** Shows recovery codes, once. @param next where one goes on. */
export function codesPage(words: Words, codes: readonly string[], next: string): string {
  const page = words.accountPages;
  const items = codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join("");
  const body = `<h1>${page.keepCodes}</h1>
<p>${page.whyKeepCodes}</p>
<p><b>${page.shownOnce}</b></p>
<ol class="codes">${items}</ol>
<p aria-live="polite"><button type="button" class="quiet" data-copied="${page.codesCopied}" hidden>${page.copyCodes}</button></p>
<p><a class="button" href="${escapeHtml(next)}">${page.codesKept}</a></p>`;
  return plainPage(words, page.keepCodes, body, '<script src="/copy-codes.js" defer></script>');
}

/** A link that has ended, was used, or never was. */
export function overPage(words: Words): string {
  const { linkOver, whyLinkOver } = words.accountPages;
  return notePage(words, linkOver, whyLinkOver);
}

/** A new server, seen from elsewhere. */
export function notSetUpPage(words: Words): string {
  const { notSetUp, howToSetUp } = words.accountPages;
  return notePage(words, notSetUp, howToSetUp("<code>setup-address</code>"));
}

/** A password's button is the page's first where there are no passkeys. */
function quietBeside(passkey: PasskeyOffer): string {
  return "unavailable" in passkey ? "" : ' class="quiet"';
}

function newPasswordField(label: string): string {
  return `<label>${label} <input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_LENGTH.least}" maxlength="${MOST_PASSWORD}"></label>`;
}

function nameField(label: string, name: string, autocomplete: string, attributes: string): string {
  const value = name === "" ? "" : ` value="${escapeHtml(name)}"`;
  return `<label>${label} <input name="name" dir="auto" autocomplete="${autocomplete}" autocapitalize="words" required maxlength="${LIMITS.text.name}" ${attributes}${value}></label>`;
}
