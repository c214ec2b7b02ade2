import { escapeHtml, plainPage } from "../../lib/page-text.ts";

/** What is wrong with a form that was sent, and the values that were typed. */
export type RefusedForm = {
  readonly problem: string;
  readonly name: string;
  readonly email: string;
};

/** The form that asks who someone is, in HTML. */
export function signInForm(refused?: RefusedForm): string {
  const alert =
    refused === undefined
      ? ""
      : `<p class="problem" role="alert">${escapeHtml(refused.problem)}</p>`;
  const typed = (value = ""): string => (value === "" ? "" : ` value="${escapeHtml(value)}"`);
  return `
<h1>Sign in</h1>
<p>This is Tripwright’s own sign-in, for this computer only. Use any name and email address.</p>
${alert}
<form method="post">
<label>Name <input name="name" autocomplete="name" required maxlength="80" autofocus${typed(refused?.name)}></label>
<label>Email <input name="email" type="email" autocomplete="email" required maxlength="120"${typed(refused?.email)}></label>
<button>Continue</button>
</form>`;
}

/** What is shown in place of the form where the sign-in can't go on. */
export function failurePage(text: string): string {
  const title = "Sign-in didn’t work";
  const body = `<h1>${title}</h1><p>${escapeHtml(text)}</p><p><a href="/">Back to Tripwright</a></p>`;
  return plainPage(title, body);
}
