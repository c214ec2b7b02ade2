/** A traveller waits for this once in a process. */
const DEADLINE_MS = 3000;
const MAX_PAGE_CHARACTERS = 64 * 1024;
const REFUSALS = new Set([400, 401]);

/** The part that the provider doesn't know: our redirect address, our client, or one of the two. */
export type RegistrationProblem = "redirect" | "client" | "either";

/**
 * Requests the provider's sign-in page as a browser would, to see whether sign-ins for this server
 * work. A provider that refuses shows an error page of its own and never redirects to us.
 *
 * @returns undefined when they work, and when that can't be known.
 */
export async function probeRegistration(
  authorizationUrl: URL,
  redirectUri: string,
  stepSignal: AbortSignal,
): Promise<RegistrationProblem | undefined> {
  try {
    const response = await fetch(authorizationUrl, {
      headers: { accept: "text/html" },
      redirect: "manual",
      signal: AbortSignal.any([stepSignal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    if (REFUSALS.has(response.status)) return problemIn(await readPage(response)) ?? "either";
    await response.body?.cancel();
    const location = response.headers.get("location");
    if (location === null || !URL.canParse(location, authorizationUrl)) return undefined;
    return problemAt(new URL(location, authorizationUrl), redirectUri);
  } catch {
    // Other problems are explained when someone signs in.
    return undefined;
  }
}

function problemAt(location: URL, redirectUri: string): RegistrationProblem | undefined {
  if (location.href.startsWith(redirectUri)) return undefined;
  if (!/\/error(?:[/.]|$)/.test(location.pathname)) return undefined;
  const packed = location.searchParams.get("authError");
  // Google shows other errors there too, and encodes which one it is.
  return packed === null
    ? (problemIn(location.search) ?? "either")
    : problemIn(Buffer.from(packed, "base64").toString("latin1"));
}

function problemIn(text: string): RegistrationProblem | undefined {
  if (/redirect_?uri/i.test(text)) return "redirect";
  return /(?:invalid|unauthorized|deleted|disabled)_client/i.test(text) ? "client" : undefined;
}

async function readPage(response: Response): Promise<string> {
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString("latin1");
    if (text.length > MAX_PAGE_CHARACTERS) break;
  }
  return text;
}
