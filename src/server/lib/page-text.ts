import { isLanguageTag } from "../../domain/language-tags.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import type { Words } from "../../domain/messages/words.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for HTML, in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** A name or an address within a sentence. The style sheet gives it a direction of its own. */
export function boldName(text: string): string {
  return `<b>${escapeHtml(text)}</b>`;
}

/** Page shown in place of a sign-in that can't go on. @param text in the reader's language. */
export function failurePage(words: Words, text: string): string {
  const { failed, back } = words.accountPages;
  const body = `<h1>${failed}</h1><p>${escapeHtml(text)}</p><p><a href="/">${back}</a></p>`;
  return plainPage(words, failed, body);
}

/** A small page of the server's own, outside the React application; `body` is trusted HTML in the language of `words`. */
export function plainPage(words: Words, title: string, body: string, script = ""): string {
  const { tag } = words.language;
  const dir = isLanguageTag(tag) ? LANGUAGES[tag].dir : "ltr";
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css">
${script}
</head>
<body><main>${body}</main></body>
</html>
`;
}
