import { createHmac, hkdfSync } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountNameKey } from "../../domain/accounts/account-name.ts";
import { AppError, errorText } from "../../domain/errors/app-error.ts";
import { personNameSchema } from "../../domain/limits.ts";
import { API_PATHS } from "../../domain/wire.ts";
import { isLoopback } from "../config/is-loopback.ts";
import type { Context } from "../context.ts";
import { addressGroup } from "../http/address-group.ts";
import { readCookie, setCookie } from "../http/cookies.ts";
import { sendPage } from "../http/send-page.ts";
import { isLoopbackAddress } from "../lib/is-loopback-address.ts";
import { escapeHtml, notePage } from "../lib/page-text.ts";
import { parseJson } from "../lib/parse-json.ts";
import { wordsFor } from "../lib/words-for.ts";
import type { AccountRight } from "../store/account-store.ts";
import { ENTER_PATH } from "./local/account-links.ts";
import {
  codesPage,
  newAccountPage,
  notSetUpPage,
  overPage,
  resetPage,
  type Shown,
  signInPage,
} from "./local/account-pages.ts";
import { INITIALS_PATH, initialsPicture } from "./local/initials.ts";
import type { LocalAccounts } from "./local/local-accounts.ts";
import { type Form, formOf, offerNew, readForms, readWayIn } from "./local/page-forms.ts";
import type { AccountMessage, PasskeyOffer } from "./local/page-parts.ts";
import { createSignInThrottle } from "./local/sign-in-throttle.ts";
import { finishSignIn, hasPending, takePending } from "./sign-in-routes.ts";

const YEAR_S = 365 * 24 * 3600;
const TICKET_S = 600;
/** People who share a browser. */
const MOST_KNOWN = 5;

type ByWay = { Querystring: { way?: string } };
type ByToken = { Params: { token: string } };

type Needed = Pick<
  Context,
  | "config"
  | "localAccounts"
  | "sessions"
  | "signedInUser"
  | "store"
  | "clock"
  | "photoSecret"
  | "log"
>;

/** The pages of accounts of ours: signing in, the first account, invitations, and new ways in. */
export function registerLocalSignInRoutes(app: FastifyInstance, context: Needed): void {
  const { localAccounts } = context;
  if (localAccounts === undefined) return;
  const parts = { ...context, localAccounts };
  void app.register((scope, _options, registered) => {
    readForms(scope);
    scope.setErrorHandler(answerLostSignIn);
    registerSignInPage(scope, parts);
    registerLinkPages(scope, parts);
    scope.get<{ Params: { name: string } }>(`${INITIALS_PATH}/:name`, (request, reply) =>
      reply
        .type("image/svg+xml; charset=utf-8")
        .send(initialsPicture(request.params.name.replace(/\.svg$/, ""))),
    );
    registered();
  });
}

type Parts = Needed & { readonly localAccounts: LocalAccounts };

function registerSignInPage(app: FastifyInstance, parts: Parts): void {
  const { config, localAccounts, clock } = parts;
  const throttle = createSignInThrottle(clock);
  const known = createKnownBrowsers(config.publicUrl, parts.photoSecret);
  const ticketName = ticketCookie(config.publicUrl);

  async function show(request: FastifyRequest<ByWay>, reply: FastifyReply, shown: Shown = {}) {
    const words = wordsFor(request);
    if (shown.problem !== undefined && reply.statusCode === 200) reply.code(422);
    if (await localAccounts.isEmpty()) {
      if (!isOwnMachine(request, config.publicUrl))
        return sendPage(reply.code(403), notSetUpPage(words));
      const offer = await offerNew(localAccounts);
      return sendPage(reply, newAccountPage(words, shown, offer, { isOwner: true }));
    }
    const isCode = request.query.way === "code";
    const offer = isCode ? { options: {} } : await offerKnown(localAccounts);
    return sendPage(reply, signInPage(words, shown, offer, { isCode }));
  }

  app.get<ByWay>(ENTER_PATH, async (request, reply) => {
    if (!hasPending(parts, request)) throw lost();
    const ticket = readCookie(request, ticketName);
    const accountId = ticket === undefined ? undefined : await localAccounts.takeTicket(ticket);
    if (accountId === undefined) return show(request, reply);
    return finish(request, reply, accountId);
  });

  app.post<ByWay & Form>(ENTER_PATH, async (request, reply) => {
    if (!hasPending(parts, request)) throw lost();
    if (await localAccounts.isEmpty()) return makeFirst(request, reply);
    const { fields } = formOf(request);
    const name = fields.get("name") ?? "";
    const passkey = fields.get("passkey") ?? "";
    if (passkey !== "") {
      const account = await localAccounts.byPasskey(parseJson(passkey));
      if (account === undefined) return show(request, reply, { problem: { code: "wrongPasskey" } });
      known.add(request, reply, account.nameKey);
      return finish(request, reply, account.id);
    }
    const nameKey = accountNameKey(name);
    const isKnown = known.has(request, nameKey);
    const address = addressGroup(request.ip) ?? String(request.socket.remoteAddress);
    const one = { nameKey, address, isKnown };
    if (!throttle.mayTry(one)) {
      request.log.warn("sign-in tries were slowed down");
      return show(request, reply.code(429), { problem: { code: "tooManyTries" }, name });
    }
    if (request.query.way === "code") {
      const next = await localAccounts.byCode(name, fields.get("code") ?? "");
      if (next === undefined) return refuse({ code: "wrongCode" });
      throttle.succeeded(one);
      request.log.info("a recovery code was used");
      return reply.redirect(next, 303);
    }
    const account = await localAccounts.byPassword(name, fields.get("password") ?? "");
    if (account === undefined) return refuse({ code: "wrongPassword" });
    throttle.succeeded(one);
    known.add(request, reply, account.nameKey);
    return finish(request, reply, account.id);

    function refuse(problem: AccountMessage) {
      request.log.warn("a sign-in was refused");
      return show(request, reply, { problem, name });
    }
  });

  async function makeFirst(request: FastifyRequest<ByWay & Form>, reply: FastifyReply) {
    const words = wordsFor(request);
    if (!isOwnMachine(request, config.publicUrl))
      return sendPage(reply.code(403), notSetUpPage(words));
    const made = await signUp(localAccounts, request, { kind: "first" });
    // Somebody else was first meanwhile: from here on it is a sign-in.
    if (made === "not_allowed") return show(request, reply);
    if (typeof made === "object" && "problem" in made) return show(request, reply, made);
    known.add(request, reply, made.account.nameKey);
    await giveTicket(parts, reply, made.account.id);
    return sendPage(reply, codesPage(words, made.codes, ENTER_PATH));
  }

  /** Ends what this browser has begun, as somebody. */
  async function finish(request: FastifyRequest, reply: FastifyReply, accountId: string) {
    const pending = await takePending(parts, request, reply);
    if (pending === undefined || pending.secrets !== undefined) throw lost();
    return finishSignIn(parts, request, reply, { pending, who: async () => ({ accountId }) });
  }
}

function lost(): AppError {
  return new AppError("sign_in_failed", {
    problem: "it took too long or was started in another window. Please try again",
  });
}

function registerLinkPages(app: FastifyInstance, parts: Parts): void {
  const { config, localAccounts } = parts;
  const known = createKnownBrowsers(config.publicUrl, parts.photoSecret);
  const path = `${ENTER_PATH}/:token`;

  async function show(request: FastifyRequest<ByToken>, reply: FastifyReply, shown: Shown = {}) {
    const words = wordsFor(request);
    const link = await localAccounts.openLink(request.params.token);
    if (link === undefined) return sendPage(reply.code(404), overPage(words));
    reply.code(shown.problem === undefined ? 200 : 422);
    const offer = await offerNew(localAccounts, link.account);
    if (link.account !== undefined) {
      return sendPage(reply, resetPage(words, shown, offer, link.account.content.name));
    }
    return sendPage(reply, newAccountPage(words, shown, offer, { isOwner: link.kind === "setup" }));
  }

  app.get<ByToken>(path, show);

  app.post<ByToken & Form>(path, async (request, reply) => {
    const { token } = request.params;
    const words = wordsFor(request);
    const link = await localAccounts.openLink(token);
    if (link === undefined) return sendPage(reply.code(404), overPage(words));
    const made =
      link.account === undefined
        ? await signUp(localAccounts, request, localAccounts.rightBy(token))
        : await reset(localAccounts, request, token);
    if (made === "not_allowed") return sendPage(reply.code(404), overPage(words));
    if ("problem" in made) return show(request, reply, made);
    const { account, codes } = made;
    request.log.info({ user: account.userId, kind: link.kind }, "a link to an account was used");
    known.add(request, reply, account.nameKey);
    await giveTicket(parts, reply, account.id);
    return sendPage(reply, codesPage(words, codes, `${API_PATHS.signIn}?with=tripwright`));
  });
}

/** Makes an account of what the form says. @returns what is wrong with it. */
async function signUp(
  localAccounts: LocalAccounts,
  request: FastifyRequest<Form>,
  right: AccountRight,
) {
  const form = formOf(request);
  const typed = form.fields.get("name") ?? "";
  const name = personNameSchema.safeParse(typed);
  if (!name.success || accountNameKey(name.data) === "") {
    return { problem: { code: "noName" }, name: typed } as const;
  }
  const wayIn = await readWayIn(localAccounts, form, "new");
  if ("problem" in wayIn) return { ...wayIn, name: name.data };
  const made = await localAccounts.signUp(name.data, wayIn, right);
  switch (made.outcome) {
    case "created":
      return made;
    case "name_taken":
      return { problem: { code: "nameTaken" }, name: name.data } as const;
    case "not_allowed":
      return "not_allowed";
  }
}

async function reset(localAccounts: LocalAccounts, request: FastifyRequest<Form>, token: string) {
  const wayIn = await readWayIn(localAccounts, formOf(request), "add");
  if ("problem" in wayIn) return wayIn;
  return (await localAccounts.reset(token, wayIn)) ?? "not_allowed";
}

async function offerKnown({ passkeys }: LocalAccounts): Promise<PasskeyOffer> {
  const { unavailable } = passkeys;
  return unavailable === undefined ? { options: await passkeys.signInOptions() } : { unavailable };
}

/**
 * Whether a request comes from this machine itself, to a server that is for this machine: not through a proxy, and not
 * from a network that reaches us under another name.
 */
function isOwnMachine({ socket, headers }: FastifyRequest, publicUrl: string): boolean {
  const isProxied = Object.keys(headers).some((name) =>
    /^(?:x-forwarded-|forwarded$|via$)/.test(name),
  );
  return isLoopback(publicUrl) && !isProxied && isLoopbackAddress(socket.remoteAddress ?? "");
}

/** Browsers that have signed in to an account, by a cookie that says which, in a way that only we can write. */
function createKnownBrowsers(publicUrl: string, secret: () => Buffer) {
  const secure = publicUrl.startsWith("https:");
  const cookie = secure ? "__Host-tripwright-known" : "tripwright-known";

  function tagOf(nameKey: string): string {
    const key = Buffer.from(hkdfSync("sha256", secret(), "", "tripwright known browsers", 32));
    return createHmac("sha256", key).update(nameKey).digest("base64url");
  }
  const tagsIn = (request: FastifyRequest) => (readCookie(request, cookie) ?? "").split(".");

  return {
    has: (request: FastifyRequest, nameKey: string) => tagsIn(request).includes(tagOf(nameKey)),
    add(request: FastifyRequest, reply: FastifyReply, nameKey: string): void {
      const tag = tagOf(nameKey);
      const others = tagsIn(request).filter((one) => one !== tag && one !== "");
      const scope = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
      const value = [tag, ...others].slice(0, MOST_KNOWN).join(".");
      setCookie(reply, cookie, value, { ...scope, maxAge: YEAR_S });
    },
  };
}

/** Lets who has just made an account, or a new way in, sign in once without more. */
async function giveTicket(
  { config, localAccounts }: Parts,
  reply: FastifyReply,
  accountId: string,
) {
  const secure = config.publicUrl.startsWith("https:");
  const cookie = { path: ENTER_PATH, httpOnly: true, sameSite: "lax", secure } as const;
  const ticket = await localAccounts.makeTicket(accountId);
  setCookie(reply, ticketCookie(config.publicUrl), ticket, { ...cookie, maxAge: TICKET_S });
}

function ticketCookie(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Secure-tripwright-new" : "tripwright-new";
}

/** Shows why a page of a sign-in can't be shown. @throws what is no such reason. */
function answerLostSignIn(error: unknown, _: FastifyRequest, reply: FastifyReply) {
  const isOurs = error instanceof AppError && ["sign_in_failed", "busy"].includes(error.code);
  if (!isOurs) throw error;
  const words = wordsFor(reply.request);
  return sendPage(
    reply.code(error.status),
    notePage(words, words.accountPages.failed, escapeHtml(errorText(error, words.errors))),
  );
}
