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

/** A page that says one thing, and leads back to the start. @param text trusted HTML. */
export function notePage(words: Words, title: string, text: string, script = ""): string {
  const body = `<h1>${title}</h1><p>${text}</p><p><a href="/">${words.accountPages.back}</a></p>`;
  return plainPage(words, title, body, script);
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
