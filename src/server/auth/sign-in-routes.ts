import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError, errorText } from "../../domain/errors/app-error.ts";
import { API_PATHS, PERSON_HEADER } from "../../domain/wire.ts";
import { profileSchema } from "../../domain/wire-schemas.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { clearCookie, readCookie, setCookie } from "../http/cookies.ts";
import { sendPage } from "../http/send-page.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { escapeHtml, notePage } from "../lib/page-text.ts";
import { hashToken, newToken } from "../lib/tokens.ts";
import { wordsFor } from "../lib/words-for.ts";
import { assertPerson } from "./assert-person.ts";
import { deviceName } from "./device-name.ts";
import { SignInRefused, type SignInSecrets } from "./identity-provider.ts";
import { ENTER_PATH } from "./local/account-links.ts";
import { joinPage } from "./local/manage-pages.ts";
import type { WhoSignsIn } from "./sessions.ts";

const PENDING_MS = 10 * 60_000;

/** Kept in the store while someone is at the provider, or at the page of accounts of ours. */
type PendingSignIn = {
  readonly returnTo: string;
  readonly popup: boolean;
  /** Of a sign-in at the provider; undefined: with an account of ours. */
  readonly secrets?: SignInSecrets | undefined;
  /** The account of ours that is to be joined with the provider's. */
  readonly joining?: string | undefined;
  /** The user of a provider who wants to join an account of ours with theirs. */
  readonly joiningUser?: string | undefined;
};

/** The pages that a sign-in may return to; anything else is ignored. */
const RETURN_PATH =
  /^\/(?:$|create-trip$|my-trips$|account(?:\/(?:sign-in|people))?$|contact-us$|view-trip\/\d{13}$|connect\/[\w-]{1,64}$)/;

/** A path of ours to go to after signing in; anything unknown becomes the home page. */
function safeReturnPath(text: string | undefined): string {
  return text !== undefined && RETURN_PATH.test(text) ? text : "/";
}

type Needed = Pick<
  Context,
  | "config"
  | "identity"
  | "localAccounts"
  | "sessions"
  | "endSession"
  | "store"
  | "clock"
  | "signedInUser"
>;

export function registerSignInRoutes(app: FastifyInstance, context: Needed): void {
  registerBegin(app, context);
  registerCallback(app, context);
  registerSession(app, context);
}

/** Where a browser keeps that it has begun: bound to the one origin where browsers allow it, like the session's cookie. */
function pendingCookieOf({ publicUrl }: Needed["config"]) {
  const secure = publicUrl.startsWith("https:");
  return {
    name: secure ? "__Host-tripwright-sign-in" : "tripwright-sign-in",
    scope: { path: "/", httpOnly: true, sameSite: "lax", secure },
  } as const;
}

/** Begins a sign-in for one browser. */
async function keepPending(
  { config, store, clock }: Pick<Needed, "config" | "store" | "clock">,
  reply: FastifyReply,
  pending: PendingSignIn,
): Promise<void> {
  const { name, scope } = pendingCookieOf(config);
  const id = newToken();
  const expiresAtMs = clock.nowMs() + PENDING_MS;
  await store.sessions.savePendingSignIn(hashToken(id), JSON.stringify(pending), expiresAtMs);
  setCookie(reply, name, id, { ...scope, maxAge: PENDING_MS / 1000 });
}

export function hasPending({ config }: Pick<Needed, "config">, request: FastifyRequest): boolean {
  return readCookie(request, pendingCookieOf(config).name) !== undefined;
}

/** Ends what this browser has begun, once. @returns undefined where that is over. */
export async function takePending(
  { config, store, clock }: Pick<Needed, "config" | "store" | "clock">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PendingSignIn | undefined> {
  const { name, scope } = pendingCookieOf(config);
  const id = readCookie(request, name);
  clearCookie(reply, name, scope);
  if (id === undefined) return undefined;
  const payload = await store.sessions.takePendingSignIn(hashToken(id), clock.nowMs());
  // Written above.
  return payload === undefined ? undefined : (JSON.parse(payload) as PendingSignIn);
}

function registerBegin(app: FastifyInstance, context: Needed): void {
  const { identity } = context;

  /** Who is signed in and wants to join their account of ours with a provider's, or the other way round. */
  async function joiner(request: FastifyRequest, isLocal: boolean) {
    const user = await context.signedInUser(request);
    if (user === undefined) return {};
    const account = await context.localAccounts?.findByUser(user.id);
    if (isLocal) return account === undefined ? { joiningUser: user.id } : {};
    return { joining: account?.id };
  }

  app.get<{ Querystring: { returnTo?: string; popup?: string; with?: string; join?: string } }>(
    API_PATHS.signIn,
    api({
      summary: "Leads a browser to the identity provider.",
      by: "anybody",
      query: {
        returnTo: z.optional(z.string()),
        popup: z.optional(z.literal("1")),
        with: z.optional(z.literal("tripwright")),
        join: z.optional(z.literal("1")),
      },
      answers: { 302: null, 400: { media: ["text/html; charset=utf-8"] } },
    }),
    async (request, reply) => {
      const popup = request.query.popup === "1";
      try {
        const isLocal = request.query.with === "tripwright" && context.localAccounts !== undefined;
        const provider = isLocal ? undefined : identity;
        const isJoin = request.query.join === "1";
        const joining = isJoin ? await joiner(request, provider === undefined) : {};
        const { url, secrets } = (await provider?.begin()) ?? {};
        const returnTo = safeReturnPath(request.query.returnTo);
        await keepPending(context, reply, { returnTo, popup, secrets, ...joining });
        return reply.redirect(url?.href ?? ENTER_PATH);
      } catch (error) {
        if (!(error instanceof SignInRefused)) throw error;
        request.log.warn({ err: error }, "sign-in could not begin");
        return endPage(reply.code(400), popup, error.message);
      }
    },
  );
}

function registerCallback(app: FastifyInstance, context: Needed): void {
  const { config, identity } = context;

  app.get(
    API_PATHS.signInCallback,
    api({
      summary: "Where the identity provider leads back to.",
      by: "anybody",
      answers: {
        200: { media: ["text/html; charset=utf-8"] },
        302: null,
        400: { media: ["text/html; charset=utf-8"] },
      },
    }),
    async (request, reply) => {
      const pending = await takePending(context, request, reply);
      const secrets = pending?.secrets;
      if (pending === undefined || secrets === undefined || identity === undefined) {
        request.log.warn("a sign-in returned that was not begun here");
        return endPage(reply.code(400), false, "it took too long or was started in another window");
      }
      const callbackUrl = new URL(request.url, config.publicUrl);
      const who = () => identity.finish(callbackUrl, secrets);
      return finishSignIn(context, request, reply, { pending, who });
    },
  );
}

function registerSession(app: FastifyInstance, context: Needed): void {
  const { config, sessions, endSession } = context;

  app.get(
    API_PATHS.session,
    api({ summary: "Who is signed in.", by: "session", answers: { 200: profileSchema } }),
    async (request, reply) => {
      const user = await context.signedInUser(request);
      if (user === undefined) throw new AppError("not_signed_in");
      return reply.send(user.profile);
    },
  );

  app.delete(
    API_PATHS.session,
    api({
      summary: "Signs this browser out.",
      by: "anybody",
      answers: { 204: null },
      errors: ["other_person"],
    }),
    async (request, reply) => {
      const token = readSessionCookie(request, config.publicUrl);
      // Checked only where a page names its person: a sign-out must depend on as little as possible.
      if (token !== undefined && request.headers[PERSON_HEADER] !== undefined) {
        const user = await sessions.find(token);
        if (user !== undefined) assertPerson(request, user);
      }
      clearSessionCookie(reply, config.publicUrl);
      reply.header("clear-site-data", '"storage"');
      if (token !== undefined) await endSession(request, token);
      return reply.code(204).send();
    },
  );
}

/**
 * Starts the session of a sign-in that has come back, or asks whether two accounts are to be one, and answers.
 *
 * @param who finds out who somebody is. @throws SignInRefused, which the last page says.
 */
export async function finishSignIn(
  context: Pick<Needed, "config" | "localAccounts" | "sessions" | "signedInUser">,
  request: FastifyRequest,
  reply: FastifyReply,
  { pending, who }: { readonly pending: PendingSignIn; readonly who: () => Promise<WhoSignsIn> },
) {
  const { config, sessions } = context;
  try {
    const person = await who();
    if (pending.joining !== undefined || pending.joiningUser !== undefined) {
      return await proposeJoin(context, request, reply, { pending, person });
    }
    const token = await sessions.start(person, deviceName(request.headers["user-agent"]));
    const former = readSessionCookie(request, config.publicUrl);
    // Its token expires by itself: Google would revoke the new sign-in together with it.
    if (former !== undefined) await sessions.end(former);
    setSessionCookie(reply, config.publicUrl, token);
    const user = await sessions.find(token);
    request.log.info({ user: user?.id }, "signed in");
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    request.log.warn({ err: error }, "a sign-in was refused");
    return endPage(reply.code(400), pending.popup, error.message);
  }
  if (pending.popup) return endPage(reply, true);
  return reply.redirect(pending.returnTo, request.method === "POST" ? 303 : 302);
}

/**
 * Asks whether an account of ours and the provider's are to be one, in a browser where somebody is signed in to both,
 * whichever came first.
 *
 * @throws SignInRefused where the session is another's by now.
 */
async function proposeJoin(
  { localAccounts, signedInUser }: Pick<Needed, "localAccounts" | "signedInUser">,
  request: FastifyRequest,
  reply: FastifyReply,
  { pending, person }: { readonly pending: PendingSignIn; readonly person: WhoSignsIn },
) {
  const accountId = "accountId" in person ? person.accountId : pending.joining;
  const account = accountId === undefined ? undefined : await localAccounts?.find(accountId);
  const user = await signedInUser(request);
  const expected = "accountId" in person ? pending.joiningUser : account?.userId;
  if (
    localAccounts === undefined ||
    account === undefined ||
    user === undefined ||
    user.id !== expected
  ) {
    throw new SignInRefused("you are no longer signed in here", "JOIN_OF_ANOTHER");
  }
  const [token, theirs] =
    "accountId" in person
      ? [await localAccounts.proposeInto(user.id, account.id), user]
      : [await localAccounts.propose(account.id, person), person];
  const names = { ours: account.content.name, theirs: theirs.profile.email };
  return sendPage(reply, joinPage(wordsFor(request), names, token));
}

/**
 * The last page of a sign-in: a popup notifies its opener and closes; otherwise the page shows
 * the problem.
 */
function endPage(reply: FastifyReply, popup: boolean, problem?: string) {
  const words = wordsFor(reply.request);
  const { signedIn, failed, mayClose } = words.accountPages;
  const title = problem === undefined ? signedIn : failed;
  const text =
    problem === undefined
      ? mayClose
      : errorText(new AppError("sign_in_failed", { problem: withAdvice(problem) }), words.errors);
  const script = popup
    ? `<script src="/sign-in-end.js" data-problem="${escapeHtml(problem === undefined ? "" : text)}"></script>`
    : "";
  return sendPage(reply, notePage(words, title, escapeHtml(text), script));
}

/** A problem of two sentences says what to do, and trying again first would not help. */
function withAdvice(problem: string): string {
  return problem.includes(". ") ? problem : `${problem}. Please try again`;
}
