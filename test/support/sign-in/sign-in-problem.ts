import { startTestServer } from "../server/test-server.ts";
import { createCookieClient } from "./cookie-client.ts";
import { type Bend, type EvilIssuer, evilEnv, returnFrom } from "./evil-issuer.ts";

/** A sign-in at a server that has never asked the issuer anything. @returns how it ended. */
export async function freshSignIn(issuer: EvilIssuer, bend: Bend): Promise<Response> {
  issuer.bend(bend);
  const fresh = await startTestServer({ env: evilEnv(issuer) });
  try {
    return await returnFrom(issuer, createCookieClient(fresh.url));
  } finally {
    await fresh.close();
  }
}

/** The problem that the page names. @throws when it isn't the page of a refused sign-in. */
export async function signInProblem(answer: Response): Promise<string> {
  const html = await answer.text();
  const text = /<p>We couldn’t sign you in: (.*?)(?:\. Please try again)?\.<\/p>/.exec(html)?.[1];
  if (answer.status !== 400 || text === undefined) throw new Error(`${answer.status} ${html}`);
  return text.replaceAll("&#39;", "'");
}
