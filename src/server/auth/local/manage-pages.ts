import { PASSWORD_LENGTH } from "../../../domain/accounts/password-rule.ts";
import { RECOVERY_CODES } from "../../../domain/accounts/recovery-code.ts";
import { LIMITS } from "../../../domain/limits.ts";
import type { Words } from "../../../domain/messages/words.ts";
import type { Limits } from "../../config/limits.ts";
import { boldName, escapeHtml, plainPage } from "../../lib/page-text.ts";
import type { Account, AccountContent, AccountLink, Passkey } from "../../store/account-store.ts";
import {
  type AccountMessage,
  MOST_PASSWORD,
  outcomeText,
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
  readonly said?: AccountMessage | undefined;
  readonly problem?: AccountMessage | undefined;
  /** A secret address that was made, told once. */
  readonly address?: string | undefined;
};

/** By an account of ours. */
const OURS = { with: "tripwright" };

/**
 * How somebody signs in: passkeys, password, recovery codes.
 *
 * @param otherProvider whose account may be joined with this one; undefined where there is none.
 * @param offer undefined where the sign-in is too long ago to change anything.
 */
export function signInMethodsPage(
  words: Words,
  { content }: Account,
  offer: PasskeyOffer | undefined,
  done: Done,
  otherProvider: string | undefined,
): string {
  const page = words.accountPages;
  const mayChange = offer !== undefined;
  const passkeys = content.passkeys.map((one) => passkeyItem(words, one, mayChange)).join("");
  const hasOne = content.passkeys.length > 0;
  const body = `<h1>${page.methods}</h1>
<p>${page.signedInAs(boldName(content.name))}</p>
${outcome(words, done)}
${mayChange ? "" : signInAgain(page, SIGN_IN_METHODS_PATH)}
${mayChange ? nameForm(page, content.name) : ""}
<h2>${page.passkeys}</h2>
${hasOne ? `<ul class="rows">${passkeys}</ul>` : `<p>${page.whyPasskeys}</p>`}
${offer === undefined ? "" : `${passkeyForm(words, "create", offer, page.addPasskey, `<input type="hidden" name="do" value="add-passkey"><input type="hidden" name="name" value="${escapeHtml(content.name)}">`)}${whyNone(words, offer)}`}
<h2>${page.password}</h2>
${mayChange ? passwordForm(page, content) : `<p>${content.password === null ? page.none : page.hasOne}</p>`}
<h2>${page.codes}</h2>
<p>${page.codesLeft(content.codeHashes.length, RECOVERY_CODES)}</p>
${mayChange ? button("new-codes", page.newCodes) : ""}
${mayChange && otherProvider !== undefined ? joinForm(page, otherProvider) : ""}
${content.role === "owner" ? `<h2>${page.people}</h2><p><a href="${PEOPLE_PATH}">${page.managePeople}</a></p>` : ""}
${backLink(page)}`;
  return plainPage(words, page.methods, body, '<script src="/passkeys.js" defer></script>');
}

function passkeyItem({ language, accountPages }: Words, passkey: Passkey, mayChange: boolean) {
  const page = accountPages;
  const { id, name, createdAtMs, lastUsedAtMs, isBackedUp } = passkey;
  const day = (atMs: number) => language.fullDate(isoDay(atMs));
  const kept = isBackedUp ? page.backedUp : page.oneDevice;
  const about =
    lastUsedAtMs === 0
      ? page.passkeyNew(kept, day(createdAtMs))
      : page.passkeyUsed(kept, day(createdAtMs), day(lastUsedAtMs));
  const change = mayChange
    ? `<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}">
<label>${page.name} <input name="name" dir="auto" required maxlength="${LIMITS.text.name}" value="${escapeHtml(name)}"></label>
<button class="quiet" name="do" value="rename-passkey">${page.rename}</button></form>
${button("remove-passkey", page.remove(name), { id })}`
    : "";
  return `<li>${boldName(name)}<br>${about}${change}</li>`;
}

function nameForm(page: Page, name: string): string {
  return `<h2>${page.name}</h2>
<form method="post"><label>${page.yourName} <input name="account-name" dir="auto" autocomplete="off" required maxlength="${LIMITS.text.name}" value="${escapeHtml(name)}"></label>
<button class="quiet" name="do" value="rename">${page.changeName}</button></form>`;
}

function passwordForm(page: Page, { name, password, passkeys }: AccountContent): string {
  const hasOne = password !== null;
  const current = hasOne
    ? `<label>${page.currentPassword} <input type="password" name="current" autocomplete="current-password" required maxlength="${MOST_PASSWORD}"></label>`
    : `<p>${page.none}</p>`;
  return `<form method="post"><input type="hidden" name="name" autocomplete="username" value="${escapeHtml(name)}">
${current}
<label>${page.newPassword(PASSWORD_LENGTH.least)} <input type="password" name="password" autocomplete="new-password" required minlength="${PASSWORD_LENGTH.least}" maxlength="${MOST_PASSWORD}"></label>
<button class="quiet" name="do" value="password">${hasOne ? page.changePassword : page.setPassword}</button></form>
<p>${page.aboutChange}</p>
${hasOne && passkeys.length > 0 ? button("remove-password", page.removePassword) : ""}`;
}

/** To who signs in with a provider only: how to join an account that they have here, too. */
export function providerPage(
  words: Words,
  { email, provider }: { readonly email: string; readonly provider: string },
  mayChange: boolean,
  done: Done,
): string {
  const page = words.accountPages;
  const join = new URLSearchParams({ with: "tripwright", join: "1" });
  const body = `<h1>${page.methods}</h1>
<p>${page.signedInWith(escapeHtml(provider), boldName(email))}</p>
${outcome(words, done)}
${
  mayChange
    ? `<h2>${page.accountHere}</h2>
<p>${page.whyJoinHere}</p>
<p><a class="button quiet" href="/api/sign-in?${escapeHtml(String(join))}">${page.joinHere}</a></p>`
    : signInAgain(page, SIGN_IN_METHODS_PATH, {})
}
${backLink(page)}`;
  return plainPage(words, page.methods, body);
}

function joinForm(page: Page, provider: string): string {
  const name = escapeHtml(provider);
  return `<h2>${name}</h2>
<p>${page.whyJoin(name)}</p>
<p><a class="button quiet" href="/api/sign-in?join=1">${page.joinWith(name)}</a></p>`;
}

/** Asks whether an account of ours and one of a provider are to be one. @param token proves that both are signed in. */
export function joinPage(
  words: Words,
  names: { readonly ours: string; readonly theirs: string },
  token: string,
): string {
  const page = words.accountPages;
  const body = `<h1>${page.joinTitle}</h1>
<p>${page.aboutJoin(boldName(names.ours), boldName(names.theirs))}</p>
<form method="post" action="${SIGN_IN_METHODS_PATH}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="do" value="join">${page.join}</button></form>
<p><a href="${SIGN_IN_METHODS_PATH}">${page.keepApart}</a></p>`;
  return plainPage(words, page.joinTitle, body);
}

/** Who has an account, and who is invited. @param mayChange the owner has signed in just now. */
export function peoplePage(
  words: Words,
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
  const page = words.accountPages;
  const rows = people
    .map((one) => personItem(words, one, { isMe: one.id === me, mayChange, everyones }))
    .join("");
  const invited = links.map((link) => linkItem(words, link, mayChange)).join("");
  const body = `<h1>${page.people}</h1>
<p>${page.aboutPeople}</p>
${outcome(words, done)}
${mayChange ? "" : signInAgain(page, PEOPLE_PATH)}
<ul class="rows">${rows}</ul>
<h2>${page.invitations}</h2>
${invited === "" ? `<p>${page.noInvitations}</p>` : `<ul class="rows">${invited}</ul>`}
${mayChange ? inviteForm(page) : ""}
${backLink(page)}`;
  return plainPage(words, page.people, body);
}

function inviteForm(page: Page): string {
  return `<form method="post">
<label>${page.role} <select name="role"><option value="member">${page.member}</option><option value="owner">${page.owner}</option></select></label>
<label>${page.howMany} <input type="number" name="uses" min="1" max="50" value="1" required></label>
<label>${page.validDays} <input type="number" name="days" min="1" max="90" value="7" required></label>
<button name="do" value="invite">${page.invite}</button></form>`;
}

function personItem(
  { language, accountPages }: Words,
  { id, content }: Account,
  {
    isMe,
    mayChange,
    everyones,
  }: { readonly isMe: boolean; readonly mayChange: boolean; readonly everyones: Limits },
): string {
  const page = accountPages;
  const { name, role, isBlocked, createdAtMs, passkeys, password } = content;
  const ways = [
    ...(passkeys.length > 0 ? [page.countPasskeys(passkeys.length)] : []),
    ...(password === null ? [] : [page.aPassword]),
  ];
  const inWords = ways.length === 0 ? page.noWay : language.list(ways);
  const since = language.fullDate(isoDay(createdAtMs));
  const about =
    role === "owner" ? page.ownerSince(since, inWords) : page.memberSince(since, inWords);
  const access = isBlocked
    ? button("allow", page.allow(name), { id })
    : button("block", page.block(name), { id });
  const actions = [
    ...(isBlocked ? [] : [button("reset", page.reset(name), { id })]),
    ...(role === "owner" ? [] : [access]),
    ...(role === "owner" || isBlocked ? [] : [button("hand-over", page.handOver(name), { id })]),
    limitsForm(page, id, content, everyones),
  ];
  const who = isMe ? page.you(boldName(name)) : boldName(name);
  return `<li>${who}<br>${isBlocked ? `${page.accessGone} ` : ""}${about}${mayChange && !isMe ? actions.join("") : ""}</li>`;
}

function limitsForm(
  page: Page,
  id: string,
  { name, limits = {} }: AccountContent,
  everyones: Limits,
): string {
  const { plansADay, trips, storageMb } = limits;
  const field = (label: string, of: string, value: number | undefined, otherwise: string) =>
    `<label>${label} <input type="number" name="${of}" min="0" max="${MOST_LIMIT}" value="${value ?? ""}" placeholder="${otherwise}"></label>`;
  return `<details><summary>${page.limitsFor(`<bdi>${escapeHtml(name)}</bdi>`)}</summary>
<p>${page.aboutLimits}</p>
<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}">
${field(page.plansADay, "plans", plansADay, String(everyones.dailyGenerationsPerUser))}
${field(page.trips, "trips", trips, String(everyones.maxTripsPerUser))}
${field(page.storage, "storage", storageMb, String((trips ?? everyones.maxTripsPerUser) / TRIPS_A_MB))}
<button class="quiet" name="do" value="limits">${page.saveLimits}</button></form></details>`;
}

function linkItem(
  { language, accountPages }: Words,
  { id, usesLeft, expiresAtMs, content }: AccountLink,
  mayChange: boolean,
): string {
  const until = language.fullDate(isoDay(expiresAtMs));
  const about =
    content.role === "owner"
      ? accountPages.forOwner(until)
      : accountPages.forPeople(usesLeft, until);
  const remove = mayChange ? button("remove-link", accountPages.withdraw, { id }) : "";
  return `<li>${about}${remove}</li>`;
}

function button(action: string, label: string, { id = "" } = {}): string {
  const hidden = id === "" ? "" : `<input type="hidden" name="id" value="${escapeHtml(id)}">`;
  return `<form method="post">${hidden}<button class="quiet" name="do" value="${action}">${escapeHtml(label)}</button></form>`;
}

function signInAgain(
  page: Page,
  path: string,
  way: Readonly<Record<string, string>> = OURS,
): string {
  const query = new URLSearchParams({ ...way, returnTo: path });
  return `<p><a class="button" href="/api/sign-in?${escapeHtml(String(query))}">${page.signInAgain}</a></p>`;
}

function outcome(words: Words, { said, problem, address }: Done): string {
  const link =
    address === undefined
      ? ""
      : `<p><label>${words.accountPages.sendLink} <input readonly value="${escapeHtml(address)}"></label></p>`;
  const done = said === undefined ? "" : `<p role="status"><b>${outcomeText(words, said)}</b></p>`;
  return `${problemText(words, problem)}${done}${link}`;
}

function backLink({ backToAccount }: Page): string {
  return `<p><a href="/account">${backToAccount}</a></p>`;
}

type Page = Words["accountPages"];

/** In UTC: nobody's day depends on it. */
function isoDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
