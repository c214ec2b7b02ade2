import type { GooglePerson } from "./google-people.ts";

/** The account chooser: a button for each person, and one to cancel. */
export function chooserPage(people: readonly GooglePerson[]): string {
  const buttons = people.map(
    ({ id, name, email }) =>
      `<p><button name="account" value="${escapeText(id)}">${escapeText(name)} <span>${escapeText(email)}</span></button></p>`,
  );
  return page(
    "Choose an account",
    `<form method="post">${buttons.join("")}<p><button name="cancel" value="1">Cancel</button></p></form>`,
  );
}

/** Google's page for a sign-in that can't begin. */
export function errorPage(status: number, code: string): string {
  return page(
    "Access blocked: this app's request is invalid",
    `<p>Error ${status}: ${escapeText(code)}</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<main><h1>${escapeText(title)}</h1>${body}</main>
</html>
`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
