import type { Words } from "../../domain/messages/words.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Profile } from "../../domain/wire-schemas.ts";
import { boldName, escapeHtml, plainPage } from "../lib/page-text.ts";
import type { AskedConnection } from "./oauth/authorization-server.ts";

/** The page that asks a signed-in traveller whether a program may be connected. */
export function consentPage(
  words: Words,
  { clientName, redirectUri, scopes }: AskedConnection,
  { id, name, email }: Pick<Profile, "id" | "name" | "email">,
): string {
  const page = words.accountPages;
  const rights = scopes.map((scope) => `<li>${page.scopes[scope]}</li>`).join("");
  const address = `<bdi>${escapeHtml(email)}</bdi>`;
  const body = `<h1>${page.connect(`<bdi>${escapeHtml(clientName)}</bdi>`)}</h1>
<p>${page.aboutApp(boldName(name), address)}</p>
<ul>${rights}</ul>
<p>${page.limitsOfApp(boldName(placeOf(redirectUri, page)))}</p>
<form method="post">
<input type="hidden" name="person" value="${escapeHtml(id)}">
<button name="decision" value="allow">${page.allowApp}</button>
<button name="decision" value="deny" class="quiet">${page.denyApp}</button>
</form>
<p>${page.disconnect} <a href="/account">${page.toAccount}</a></p>`;
  return plainPage(words, page.connect(clientName), body);
}

/** The same page for who isn't signed in. @param path its address, to come back to. */
export function signInFirstPage(
  words: Words,
  { clientName }: AskedConnection,
  path: string,
): string {
  const { signInFirst, whySignIn, signIn } = words.accountPages;
  const address = `${API_PATHS.signIn}?returnTo=${encodeURIComponent(path)}`;
  const body = `<h1>${signInFirst}</h1>
<p>${whySignIn(`<bdi>${escapeHtml(clientName)}</bdi>`)}</p>
<p><a class="button" href="${escapeHtml(address)}">${signIn}</a></p>`;
  return plainPage(words, signInFirst, body);
}

/** Where an address leads, in words. */
function placeOf(address: string, page: Words["accountPages"]): string {
  const { protocol, host } = new URL(address);
  return protocol === "http:" ? page.appHere(host) : host;
}
