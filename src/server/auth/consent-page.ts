import type { AppScope } from "../../domain/access-token.ts";
import { API_PATHS, type Profile } from "../../domain/wire.ts";
import { escapeHtml, plainPage } from "../lib/page-text.ts";
import type { AskedConnection } from "./oauth/authorization-server.ts";

/** A scope in words for the traveller who is asked. */
const SCOPE_WORDS: Readonly<Record<AppScope, string>> = {
  read: "See your trips, including notes and costs, and look up places",
  plan: "Create trips, which count toward your daily limit",
  write: "See and change your trips and add expenses (you can undo this)",
};

/** The page that asks a signed-in traveller whether a program may be connected. */
export function consentPage(
  { clientName, redirectUri, scopes }: AskedConnection,
  { id, name, email }: Pick<Profile, "id" | "name" | "email">,
): string {
  const program = escapeHtml(clientName);
  const words = scopes.map((scope) => `<li>${SCOPE_WORDS[scope]}</li>`).join("");
  const body = `<h1>Connect “${program}” to Tripwright?</h1>
<p>We haven’t verified this app. It wants to act for <b>${escapeHtml(name)}</b> (${escapeHtml(email)}):</p>
<ul>${words}</ul>
<p>It can’t delete or share trips or access your account. If you allow it, you’ll continue to
<b>${escapeHtml(placeOf(redirectUri))}</b>. Only allow this if you just started it yourself.</p>
<form method="post">
<input type="hidden" name="person" value="${escapeHtml(id)}">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet">Don’t allow</button>
</form>
<p>You can disconnect it anytime in your <a href="/account">account</a>.</p>`;
  return plainPage(`Connect ${clientName} to Tripwright?`, body);
}

/** The same page for who isn't signed in. @param path its address, to come back to. */
export function signInFirstPage({ clientName }: AskedConnection, path: string): string {
  const signIn = `${API_PATHS.signIn}?returnTo=${encodeURIComponent(path)}`;
  const body = `<h1>Sign in first</h1>
<p>“${escapeHtml(clientName)}” wants to connect to your trips. Sign in, then choose whether to allow it.</p>
<p><a class="button" href="${escapeHtml(signIn)}">Sign in</a></p>`;
  return plainPage("Sign in first", body);
}

/** Where an address leads, in words. */
function placeOf(address: string): string {
  const { protocol, host } = new URL(address);
  return protocol === "http:" ? `an app on this device (${host})` : host;
}
