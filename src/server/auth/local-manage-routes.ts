import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { IdentityConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { sendPage } from "../http/send-page.ts";
import { readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { wordsFor } from "../lib/words-for.ts";
import type { Account } from "../store/account-store.ts";
import { type User, userIdOf } from "../store/user-store.ts";
import { EMBEDDED_ISSUER } from "./embedded-issuer.ts";
import { codesPage } from "./local/account-pages.ts";
import type { LocalAccounts } from "./local/local-accounts.ts";
import {
  type Done,
  PEOPLE_PATH,
  peoplePage,
  providerPage,
  SIGN_IN_METHODS_PATH,
  signInMethodsPage,
} from "./local/manage-pages.ts";
import {
  type Form,
  formOf,
  offerNew,
  type PageForm,
  readForms,
  readWayIn,
} from "./local/page-forms.ts";

/** Since a sign-in, for changes of how somebody signs in, and of others. */
const RECENT_MS = 15 * 60_000;
const MAX_CHANGES_A_MINUTE = 30;
const MOST_USES = 50;
const MOST_DAYS = 90;

type Needed = Pick<
  Context,
  "config" | "localAccounts" | "sessions" | "clock" | "signedInUser" | "streams"
>;
type Parts = Needed & { readonly localAccounts: LocalAccounts };

/** Who asks: their account, their session, and whether they have signed in just now. */
type Asker = Person & { readonly account: Account };
/** Somebody who is signed in, perhaps with another provider's account only. */
type Person = { readonly user: User; readonly token: string; readonly isRecent: boolean };

/** The pages where somebody changes how they sign in, and where the owner sees to the others. */
export function registerLocalManageRoutes(app: FastifyInstance, context: Needed): void {
  const { localAccounts } = context;
  if (localAccounts === undefined) return;
  const parts = { ...context, localAccounts };
  void app.register((scope, _options, registered) => {
    readForms(scope);
    registerMethods(scope, parts);
    registerPeople(scope, parts);
    registered();
  });
}

function registerMethods(app: FastifyInstance, parts: Parts): void {
  const { config, localAccounts, clock } = parts;
  const mayChange = createMinuteLimit(clock, MAX_CHANGES_A_MINUTE);
  const other = otherProvider(config.identity);

  async function show(reply: FastifyReply, { account, isRecent }: Asker, done: Done = {}) {
    const now = (await localAccounts.find(account.id)) ?? account;
    const offer = isRecent ? await offerNew(localAccounts, now) : undefined;
    if (done.problem !== undefined) reply.code(422);
    const isJoined = now.userId !== userIdOf(EMBEDDED_ISSUER, now.id);
    return sendPage(
      reply,
      signInMethodsPage(wordsFor(reply.request), now, offer, done, isJoined ? undefined : other),
    );
  }

  /** To who has no account of ours: how to join one that they have. */
  function showProviders(reply: FastifyReply, { user, isRecent }: Person, done: Done = {}) {
    if (other === undefined) throw new AppError("not_found");
    if (done.problem !== undefined) reply.code(422);
    const words = wordsFor(reply.request);
    const page = providerPage(
      words,
      { email: user.profile.email, provider: other },
      isRecent,
      done,
    );
    return sendPage(reply, page);
  }

  app.get(SIGN_IN_METHODS_PATH, async (request, reply) => {
    const person = await personOf(parts, request);
    if (person === undefined) return signInFirst(reply, SIGN_IN_METHODS_PATH);
    const account = await localAccounts.findByUser(person.user.id);
    if (account === undefined) return showProviders(reply, person);
    return show(reply, { ...person, account });
  });

  app.post<Form>(SIGN_IN_METHODS_PATH, async (request, reply) => {
    const person = await personOf(parts, request);
    if (person === undefined) return signInFirst(reply, SIGN_IN_METHODS_PATH);
    const account = await localAccounts.findByUser(person.user.id);
    if (account === undefined) return joinInto(request, reply, person);
    const asker = { ...person, account };
    // The page says what to do.
    if (!asker.isRecent) return show(reply.code(403), asker);
    if (!mayChange(asker.account.id)) throw new AppError("too_many_requests");
    const form = formOf(request);
    const action = form.fields.get("do") ?? "";
    if (action === "new-codes") {
      const codes = await localAccounts.renewCodes(asker.account);
      return sendPage(reply, codesPage(wordsFor(request), codes, SIGN_IN_METHODS_PATH));
    }
    if (action === "join") return join(request, reply, asker);
    const done = await changeOwn(localAccounts, asker, action, form);
    request.log.info({ user: asker.account.userId, action }, "a way to sign in was changed");
    return show(reply, asker, done);
  });

  async function join(request: FastifyRequest<Form>, reply: FastifyReply, asker: Asker) {
    const signedIn = await localAccounts.join(asker.account, request.body?.get("token") ?? "");
    if (signedIn === undefined) {
      return show(reply, asker, { problem: { code: "cannotJoin" } });
    }
    // The session was of the user who is gone.
    const session = await parts.sessions.start(signedIn, formOf(request).device);
    setSessionCookie(reply, config.publicUrl, session);
    request.log.info({ user: asker.account.userId }, "an account was joined with a provider's");
    return reply.redirect("/account", 303);
  }

  async function joinInto(request: FastifyRequest<Form>, reply: FastifyReply, person: Person) {
    if (!person.isRecent) return showProviders(reply.code(403), person);
    if (!mayChange(person.user.id)) throw new AppError("too_many_requests");
    const token = request.body?.get("token") ?? "";
    if (!(await localAccounts.joinInto(person.user.id, token))) {
      return showProviders(reply, person, { problem: { code: "cannotJoin" } });
    }
    request.log.info({ user: person.user.id }, "an account was joined with a provider's");
    return reply.redirect("/account", 303);
  }
}

/** The actions of the forms on the page of ways to sign in. */
async function changeOwn(
  localAccounts: LocalAccounts,
  { account, token }: Asker,
  action: string,
  form: PageForm,
): Promise<Done> {
  const read = (name: string) => form.fields.get(name) ?? "";
  switch (action) {
    case "add-passkey": {
      const made = await readWayIn(localAccounts, form, "add");
      if ("problem" in made) return made;
      return made.kind === "passkey" ? localAccounts.addPasskey(account, made) : {};
    }
    case "rename":
      return localAccounts.rename(account, read("account-name"));
    case "remove-password":
      return localAccounts.removePassword(account);
    case "rename-passkey":
      return localAccounts.renamePasskey(account, read("id"), read("name"));
    case "remove-passkey":
      return localAccounts.removePasskey(account, read("id"));
    case "password":
      return localAccounts.setPassword(account, {
        current: read("current"),
        password: read("password"),
        sessionToken: token,
      });
    default:
      return {};
  }
}

function registerPeople(app: FastifyInstance, parts: Parts): void {
  const { localAccounts, clock } = parts;
  const mayChange = createMinuteLimit(clock, MAX_CHANGES_A_MINUTE);

  async function show(reply: FastifyReply, { account, isRecent }: Asker, done: Done = {}) {
    const [people, links] = await Promise.all([
      localAccounts.list(),
      localAccounts.listInvitations(),
    ]);
    if (done.problem !== undefined) reply.code(422);
    const everyones = parts.config.limits;
    const shown = { me: account.id, mayChange: isRecent, done, everyones };
    return sendPage(reply, peoplePage(wordsFor(reply.request), people, links, shown));
  }

  app.get(PEOPLE_PATH, async (request, reply) => {
    const owner = await ownerOf(request);
    return owner === undefined ? signInFirst(reply, PEOPLE_PATH) : show(reply, owner);
  });

  app.post<Form>(PEOPLE_PATH, async (request, reply) => {
    const owner = await ownerOf(request);
    if (owner === undefined) return signInFirst(reply, PEOPLE_PATH);
    if (!owner.isRecent) return show(reply.code(403), owner);
    if (!mayChange(owner.account.id)) throw new AppError("too_many_requests");
    const { fields } = formOf(request);
    const action = fields.get("do") ?? "";
    const done = await changeOthers(parts, owner.account, action, fields);
    request.log.info(
      { user: owner.account.userId, action },
      "an owner changed something of others",
    );
    if (action !== "hand-over") return show(reply, owner, done);
    return reply.redirect("/account", 303);
  });

  /** @throws AppError `not_found` for whoever is no owner: as if there were no such page. */
  async function ownerOf(request: FastifyRequest): Promise<Asker | undefined> {
    const person = await personOf(parts, request);
    if (person === undefined) return undefined;
    const account = await localAccounts.findByUser(person.user.id);
    if (account?.content.role !== "owner") throw new AppError("not_found");
    return { ...person, account };
  }
}

/** The actions of the forms on the page of people. */
async function changeOthers(
  { localAccounts, streams }: Parts,
  owner: Account,
  action: string,
  fields: URLSearchParams,
): Promise<Done> {
  const id = fields.get("id") ?? "";
  // Of themselves they change nothing here.
  if (id === owner.id) return {};
  switch (action) {
    case "invite":
      return invite(localAccounts, fields);
    case "remove-link":
      await localAccounts.removeLink(id);
      return { said: { code: "withdrawn" } };
    case "reset":
      return resetOf(localAccounts, id);
    case "block": {
      const done = await localAccounts.block(id);
      const blocked = await localAccounts.find(id);
      if (blocked !== undefined) streams.endOf(blocked.userId);
      return done;
    }
    case "allow":
      return localAccounts.allow(id);
    case "limits": {
      const read = (name: string) => fields.get(name) ?? "";
      const typed = {
        plansADay: read("plans"),
        trips: read("trips"),
        storageMb: read("storage"),
      };
      return localAccounts.setLimits(id, typed);
    }
    case "hand-over":
      return localAccounts.handOver(owner, id);
    default:
      return {};
  }
}

async function invite(localAccounts: LocalAccounts, fields: URLSearchParams): Promise<Done> {
  const uses = wholeIn(fields.get("uses"), MOST_USES);
  const days = wholeIn(fields.get("days"), MOST_DAYS);
  if (uses === undefined || days === undefined) {
    const values = { people: MOST_USES, days: MOST_DAYS };
    return { problem: { code: "inviteWrong", values } };
  }
  const role = fields.get("role") === "owner" ? "owner" : "member";
  return { address: await localAccounts.invite({ role, uses, days }) };
}

async function resetOf(localAccounts: LocalAccounts, id: string): Promise<Done> {
  const account = await localAccounts.find(id);
  if (account === undefined) return { problem: { code: "personGone" } };
  return {
    said: { code: "resetMade", values: { name: account.content.name } },
    address: await localAccounts.resetAddress(id),
  };
}

async function personOf(parts: Parts, request: FastifyRequest): Promise<Person | undefined> {
  const { config, sessions, clock } = parts;
  const token = readSessionCookie(request, config.publicUrl);
  const user = await parts.signedInUser(request);
  if (token === undefined || user === undefined) return undefined;
  const startedAtMs = (await sessions.startedAtMs(token)) ?? 0;
  return { user, token, isRecent: clock.nowMs() - startedAtMs <= RECENT_MS };
}

/** The other provider's name; undefined where there is none. */
function otherProvider(identity: IdentityConfig): string | undefined {
  if (identity.kind === "embedded") return undefined;
  return identity.kind === "google" ? "Google" : new URL(identity.issuer).host;
}

function signInFirst(reply: FastifyReply, path: string) {
  const query = new URLSearchParams({ with: "tripwright", returnTo: path });
  return reply.redirect(`${API_PATHS.signIn}?${query}`, 303);
}

function wholeIn(text: string | null, most: number): number | undefined {
  const value = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
