import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { escapeHtml, plainPage } from "../../lib/page-text.ts";
import {
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
  readonly problem?: string | undefined;
  readonly name?: string | undefined;
};

const SCRIPT =
  '<script src="/passkeys.js" defer></script><script src="/returning.js" defer></script>';
/** Asks who somebody is. @param isCode asks for a recovery code instead. */
export function signInPage(
  { problem, name = "" }: Shown,
  passkey: PasskeyOffer,
  { isCode }: { readonly isCode: boolean },
): string {
  if (isCode) return codePage({ problem, name });
  const body = `<h1>Sign in</h1>
${problemText(problem)}
${passkeyForm("use", passkey, "Use a passkey")}
<form method="post">
${nameField(name, "username webauthn", "autofocus")}
<label>Password <input type="password" name="password" autocomplete="current-password" required maxlength="${MOST_PASSWORD}"></label>
<button${quietBeside(passkey)}>Sign in</button>
</form>
${whyNone(passkey)}
<p><a href="?way=code">Use a recovery code</a></p>
<p>No code either? Ask the person who runs this server for a link. You need an invitation to get an account here.</p>`;
  return plainPage("Sign in", body, SCRIPT);
}

function codePage({ problem, name = "" }: Shown): string {
  const body = `<h1>Use a recovery code</h1>
<p>Each of your ten codes works once. It lets you choose a new way to sign in.</p>
${problemText(problem)}
<form method="post" action="?way=code">
${nameField(name, "username", "autofocus")}
<label>Recovery code <input name="code" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="40"></label>
<button>Continue</button>
</form>
<p><a href="?">Back to sign-in</a></p>`;
  return plainPage("Use a recovery code", body);
}

/** Makes an account: the owner's, or one by invitation. */
export function newAccountPage(
  { problem, name = "" }: Shown,
  passkey: PasskeyOffer,
  { isOwner }: { readonly isOwner: boolean },
): string {
  const title = isOwner ? "Welcome to Tripwright" : "You’re invited";
  const words = isOwner
    ? "This server is new. Create your account. You’ll be its owner, and can invite others."
    : "Create your account on this server. You don’t need an email address.";
  const body = `<h1>${title}</h1>
<p>${words}</p>
${problemText(problem)}
<form method="post" ${passkeyData("create", passkey)}>
${nameField(name, "username", "autofocus")}
${passkeyButton("Create account with a passkey", passkey)}
<label>Password, ${PASSWORD_LENGTH.least} characters or more <input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_LENGTH.least}" maxlength="${MOST_PASSWORD}"></label>
<button${quietBeside(passkey)}>Create account with a password</button>
</form>
${whyNone(passkey)}`;
  return plainPage(title, body, SCRIPT);
}

/** Gives an account a new way in. @param name whose. */
export function resetPage({ problem }: Shown, passkey: PasskeyOffer, name: string): string {
  const body = `<h1>A new way in for ${escapeHtml(name)}</h1>
<p>Choose how you’ll sign in from now on. You’ll be signed out everywhere else, and you’ll get new recovery codes.</p>
${problemText(problem)}
<form method="post" ${passkeyData("create", passkey)}>
<input type="hidden" name="name" autocomplete="username" value="${escapeHtml(name)}">
${passkeyButton("Use a new passkey", passkey)}
<label>New password, ${PASSWORD_LENGTH.least} characters or more <input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_LENGTH.least}" maxlength="${MOST_PASSWORD}"></label>
<button${quietBeside(passkey)}>Use this password</button>
</form>
${whyNone(passkey)}`;
  return plainPage("A new way in", body, SCRIPT);
}

/** Shows recovery codes, once. @param next where one goes on. */
export function codesPage(codes: readonly string[], next: string): string {
  const items = codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join("");
  const body = `<h1>Keep your recovery codes</h1>
<p>With one of these you get back in if you lose your passkey or forget your password. Each works once.
<b>They are shown only now.</b> Write them down, or save them where you keep passwords.</p>
<ol class="codes">${items}</ol>
<p><a class="button" href="${escapeHtml(next)}">I’ve kept them. Continue</a></p>`;
  return plainPage("Keep your recovery codes", body);
}

/** A link that has ended, was used, or never was. */
export function overPage(): string {
  const title = "This link doesn’t work any more";
  const body = `<h1>${title}</h1>
<p>It was used already, or it has expired. Ask the person who runs this server for a new one.</p>
<p><a href="/">Back to Tripwright</a></p>`;
  return plainPage(title, body);
}

/** A new server, seen from elsewhere. */
export function notSetUpPage(): string {
  const title = "This server isn’t set up yet";
  const body = `<h1>${title}</h1>
<p>The person who runs it needs to open the one-time address that it printed when it started. The address is also in the file
<code>setup-address</code> in its data folder.</p>
<p><a href="/">Back to Tripwright</a></p>`;
  return plainPage(title, body);
}

/** A password's button is the page's first where there are no passkeys. */
function quietBeside(passkey: PasskeyOffer): string {
  return "unavailable" in passkey ? "" : ' class="quiet"';
}

function nameField(name: string, autocomplete: string, attributes: string): string {
  const value = name === "" ? "" : ` value="${escapeHtml(name)}"`;
  return `<label>Name <input name="name" autocomplete="${autocomplete}" autocapitalize="words" required maxlength="${LIMITS.text.name}" ${attributes}${value}></label>`;
}
