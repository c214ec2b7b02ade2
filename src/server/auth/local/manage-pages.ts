import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { RECOVERY_CODES } from "../../../domain/accounts/recovery-code.ts";
import { LIMITS } from "../../../domain/limits.ts";
import type { Limits } from "../../config/limits.ts";
import { escapeHtml, plainPage } from "../../lib/page-text.ts";
import type { Account, AccountContent, AccountLink, Passkey } from "../../store/account-store.ts";
import {
  MOST_PASSWORD,
  type PasskeyOffer,
  passkeyForm,
  problemText,
  whyNone,
} from "./page-parts.ts";
import { MOST_LIMIT, TRIPS_A_MB } from "./person-limits.ts";

export const SIGN_IN_METHODS_PATH = "/account/sign-in";
export const PEOPLE_PATH = "/account/people";

/** The outcome of the last action. */
export type Done = {
  readonly said?: string | undefined;
  readonly problem?: string | undefined;
  /** A secret address that was made, told once. */
  readonly address?: string | undefined;
};

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
/** By an account of ours. */
const OURS = { with: "tripwright" };
const BACK = '<p><a href="/account">Back to your account</a></p>';

/**
 * How somebody signs in: passkeys, password, recovery codes.
 *
 * @param otherProvider whose account may be joined with this one; undefined where there is none.
 * @param offer undefined where the sign-in is too long ago to change anything.
 */
export function signInMethodsPage(
  { content }: Account,
  offer: PasskeyOffer | undefined,
  done: Done,
  otherProvider: string | undefined,
): string {
  const mayChange = offer !== undefined;
  const passkeys = content.passkeys.map((one) => passkeyItem(one, mayChange)).join("");
  const hasOne = content.passkeys.length > 0;
  const body = `<h1>How you sign in</h1>
<p>As <b>${escapeHtml(content.name)}</b>.</p>
${outcome(done)}
${mayChange ? "" : signInAgain(SIGN_IN_METHODS_PATH)}
${mayChange ? nameForm(content.name) : ""}
<h2>Passkeys</h2>
${hasOne ? `<ul class="rows">${passkeys}</ul>` : "<p>You have none. With a passkey you sign in with your fingerprint, your face, or your device’s PIN.</p>"}
${offer === undefined ? "" : `${passkeyForm("create", offer, "Add a passkey", `<input type="hidden" name="do" value="add-passkey"><input type="hidden" name="name" value="${escapeHtml(content.name)}">`)}${whyNone(offer)}`}
<h2>Password</h2>
${mayChange ? passwordForm(content) : `<p>${content.password === null ? "You have none." : "You have one."}</p>`}
<h2>Recovery codes</h2>
<p>${content.codeHashes.length} of ${RECOVERY_CODES} are left. Each one works once, if you lose your other ways to sign in.</p>
${mayChange ? button("new-codes", "Make new codes") : ""}
${mayChange && otherProvider !== undefined ? joinForm(otherProvider) : ""}
${content.role === "owner" ? `<h2>People</h2><p><a href="${PEOPLE_PATH}">Manage the people on this server</a></p>` : ""}
${BACK}`;
  return plainPage("How you sign in", body, '<script src="/passkeys.js" defer></script>');
}

function passkeyItem(passkey: Passkey, mayChange: boolean): string {
  const { id, name, createdAtMs, lastUsedAtMs, isBackedUp } = passkey;
  const used = lastUsedAtMs === 0 ? "not used yet" : `last used ${DAY.format(lastUsedAtMs)}`;
  const kept = isBackedUp ? "Backed up" : "On one device only";
  const change = mayChange
    ? `<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}">
<label>Name <input name="name" required maxlength="${LIMITS.text.name}" value="${escapeHtml(name)}"></label>
<button class="quiet" name="do" value="rename-passkey">Rename</button></form>
${button("remove-passkey", `Remove ${name}`, { id })}`
    : "";
  return `<li><b>${escapeHtml(name)}</b><br>${kept}. Added ${DAY.format(createdAtMs)}, ${used}.${change}</li>`;
}

function nameForm(name: string): string {
  return `<h2>Name</h2>
<form method="post"><label>Your name, which you also sign in with <input name="account-name" autocomplete="off" required maxlength="${LIMITS.text.name}" value="${escapeHtml(name)}"></label>
<button class="quiet" name="do" value="rename">Change name</button></form>`;
}

function passwordForm({ name, password, passkeys }: AccountContent): string {
  const hasOne = password !== null;
  const current = hasOne
    ? `<label>Current password <input type="password" name="current" autocomplete="current-password" required maxlength="${MOST_PASSWORD}"></label>`
    : "<p>You have none.</p>";
  return `<form method="post"><input type="hidden" name="name" autocomplete="username" value="${escapeHtml(name)}">
${current}
<label>New password, ${PASSWORD_LENGTH.least} characters or more <input type="password" name="password" autocomplete="new-password" required minlength="${PASSWORD_LENGTH.least}" maxlength="${MOST_PASSWORD}"></label>
<button class="quiet" name="do" value="password">${hasOne ? "Change password" : "Set password"}</button></form>
<p>You stay signed in here, and are signed out everywhere else.</p>
${hasOne && passkeys.length > 0 ? button("remove-password", "Remove the password") : ""}`;
}

/** To who signs in with a provider only: how to join an account that they have here, too. */
export function providerPage(
  { email, provider }: { readonly email: string; readonly provider: string },
  mayChange: boolean,
  done: Done,
): string {
  const join = new URLSearchParams({ with: "tripwright", join: "1" });
  const body = `<h1>How you sign in</h1>
<p>With ${escapeHtml(provider)}, as <b>${escapeHtml(email)}</b>.</p>
${outcome(done)}
${
  mayChange
    ? `<h2>An account on this server</h2>
<p>If you also have an account here, join the two. You can then sign in either way, and all your trips are in one place.</p>
<p><a class="button quiet" href="/api/sign-in?${escapeHtml(String(join))}">Join with the account you have here</a></p>`
    : signInAgain(SIGN_IN_METHODS_PATH, {})
}
${BACK}`;
  return plainPage("How you sign in", body);
}

function joinForm(provider: string): string {
  return `<h2>${escapeHtml(provider)}</h2>
<p>Sign in with ${escapeHtml(provider)} too, and keep all your trips in one place.</p>
<p><a class="button quiet" href="/api/sign-in?join=1">Join with ${escapeHtml(provider)}</a></p>`;
}

/** Asks whether an account of ours and one of a provider are to be one. @param token proves that both are signed in. */
export function joinPage(
  names: { readonly ours: string; readonly theirs: string },
  token: string,
): string {
  const title = "Join these accounts?";
  const body = `<h1>${title}</h1>
<p>The trips of <b>${escapeHtml(names.ours)}</b> move to <b>${escapeHtml(names.theirs)}</b>, and you sign in either way from now on.
This can’t be undone.</p>
<form method="post" action="${SIGN_IN_METHODS_PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="do" value="join">Join them</button></form>
<p><a href="${SIGN_IN_METHODS_PATH}">Keep them apart</a></p>`;
  return plainPage(title, body);
}

/** Who has an account, and who is invited. @param mayChange the owner has signed in just now. */
export function peoplePage(
  people: readonly Account[],
  links: readonly AccountLink[],
  {
    me,
    mayChange,
    done,
    everyones,
  }: {
    readonly me: string;
    readonly mayChange: boolean;
    readonly done: Done;
    readonly everyones: Limits;
  },
): string {
  const rows = people
    .map((one) => personItem(one, { isMe: one.id === me, mayChange, everyones }))
    .join("");
  const invited = links.map((link) => linkItem(link, mayChange)).join("");
  const body = `<h1>People</h1>
<p>These people have an account on this server. Each of them sees only their own trips and those shared with them.</p>
${outcome(done)}
${mayChange ? "" : signInAgain(PEOPLE_PATH)}
<ul class="rows">${rows}</ul>
<h2>Invitations</h2>
${invited === "" ? "<p>There are none.</p>" : `<ul class="rows">${invited}</ul>`}
${mayChange ? INVITE_FORM : ""}
${BACK}`;
  return plainPage("People", body);
}

const INVITE_FORM = `<form method="post">
<label>Role <select name="role"><option value="member">a member</option><option value="owner">an owner</option></select></label>
<label>Number of people <input type="number" name="uses" min="1" max="50" value="1" required></label>
<label>Valid for (days) <input type="number" name="days" min="1" max="90" value="7" required></label>
<button name="do" value="invite">Make an invitation link</button></form>`;

function personItem(
  { id, content }: Account,
  {
    isMe,
    mayChange,
    everyones,
  }: { readonly isMe: boolean; readonly mayChange: boolean; readonly everyones: Limits },
): string {
  const { name, role, isBlocked, createdAtMs, passkeys, password } = content;
  const ways = [
    ...(passkeys.length > 0
      ? [passkeys.length === 1 ? "a passkey" : `${passkeys.length} passkeys`]
      : []),
    ...(password === null ? [] : ["a password"]),
  ];
  const about = `${role === "owner" ? "Owner" : "Member"} since ${DAY.format(createdAtMs)}, with ${ways.join(" and ") || "no way to sign in"}.`;
  const access = isBlocked
    ? button("allow", `Give ${name} access again`, { id })
    : button("block", `Take away ${name}’s access`, { id });
  const actions = [
    ...(isBlocked ? [] : [button("reset", `Make a reset link for ${name}`, { id })]),
    ...(role === "owner" ? [] : [access]),
    ...(role === "owner" || isBlocked
      ? []
      : [button("hand-over", `Make ${name} the owner in your place`, { id })]),
    limitsForm(id, content, everyones),
  ];
  return `<li><b>${escapeHtml(name)}</b>${isMe ? " (you)" : ""}<br>${isBlocked ? "Access taken away. " : ""}${about}${mayChange && !isMe ? actions.join("") : ""}</li>`;
}

function limitsForm(id: string, { name, limits = {} }: AccountContent, everyones: Limits): string {
  const { plansADay, trips, storageMb } = limits;
  const field = (label: string, of: string, value: number | undefined, otherwise: string) =>
    `<label>${label} <input type="number" name="${of}" min="0" max="${MOST_LIMIT}" value="${value ?? ""}" placeholder="${otherwise}"></label>`;
  return `<details><summary>Limits for ${escapeHtml(name)}</summary>
<p>Leave a field empty for the limit that everyone has.</p>
<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}">
${field("Plans a day", "plans", plansADay, String(everyones.dailyGenerationsPerUser))}
${field("Trips", "trips", trips, String(everyones.maxTripsPerUser))}
${field("Storage for all trips, in MB", "storage", storageMb, String((trips ?? everyones.maxTripsPerUser) / TRIPS_A_MB))}
<button class="quiet" name="do" value="limits">Save limits</button></form></details>`;
}

function linkItem({ id, usesLeft, expiresAtMs, content }: AccountLink, mayChange: boolean): string {
  const who =
    content.role === "owner" ? "an owner" : usesLeft === 1 ? "one person" : `${usesLeft} people`;
  const remove = mayChange ? button("remove-link", "Withdraw it", { id }) : "";
  return `<li>For ${who}, until ${DAY.format(expiresAtMs)}.${remove}</li>`;
}

function button(action: string, label: string, { id = "" } = {}): string {
  const hidden = id === "" ? "" : `<input type="hidden" name="id" value="${escapeHtml(id)}">`;
  return `<form method="post">${hidden}<button class="quiet" name="do" value="${action}">${escapeHtml(label)}</button></form>`;
}

function signInAgain(path: string, way: Readonly<Record<string, string>> = OURS): string {
  const query = new URLSearchParams({ ...way, returnTo: path });
  return `<p><a class="button" href="/api/sign-in?${escapeHtml(String(query))}">Sign in again to make changes</a></p>`;
}

function outcome({ said, problem, address }: Done): string {
  const link =
    address === undefined
      ? ""
      : `<p><label>Send them this link privately. You won’t see it again. <input readonly value="${escapeHtml(address)}"></label></p>`;
  const words = said === undefined ? "" : `<p role="status"><b>${escapeHtml(said)}</b></p>`;
  return `${problemText(problem)}${words}${link}`;
}
