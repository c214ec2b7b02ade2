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

/** Page shown in place of a sign-in that can't go on. */
export function failurePage(text: string): string {
  const title = "Sign-in didn’t work";
  const body = `<h1>${title}</h1><p>${escapeHtml(text)}</p><p><a href="/">Back to Tripwright</a></p>`;
  return plainPage(title, body);
}

/** A small page of the server's own, outside the React application; `body` is trusted HTML. */
export function plainPage(title: string, body: string, script = ""): string {
  return `<!doctype html>
<html lang="en">
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
