import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { calledBy } from "../../domain/accounts/account-address.ts";
import { accountDeletionSchema, accountSessionsAnswerSchema } from "../../domain/api/account.ts";
import { accountDataSchema } from "../../domain/api/account-data-answer.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { parseBody } from "../http/parse-body.ts";
import { clearSessionCookie, readSessionCookie } from "../http/session-cookie.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { leaveTrip } from "../store/trip-member-store.ts";
import type { User } from "../store/user-store.ts";
import { accountData } from "./account-data.ts";

/** A download reads every trip, and few are needed. */
const MAX_DOWNLOADS_A_MINUTE = 5;

type Needed = Pick<
  Context,
  "config" | "store" | "sessions" | "endSession" | "clock" | "runner" | "streams" | "requireUser"
>;

/** Where someone is signed in, a copy of all their data, and the end of the account. */
export function registerAccountRoutes(app: FastifyInstance, context: Needed): void {
  registerSessions(app, context);
  registerAccount(app, context);
}

function registerSessions(app: FastifyInstance, context: Needed): void {
  const { sessions, streams } = context;

  app.get(
    API_PATHS.accountSessions,
    api({
      summary: "Where you are signed in.",
      by: "session",
      answers: { 200: accountSessionsAnswerSchema },
    }),
    async (request, reply) => {
      const { user, token } = await requireSession(context, request);
      return reply.send({ sessions: await sessions.list(user, token) });
    },
  );

  app.delete(
    API_PATHS.accountSessions,
    api({ summary: "Signs you out everywhere else.", by: "session", answers: { 204: null } }),
    async (request, reply) => {
      const { user, token } = await requireSession(context, request);
      await sessions.endOthers(user, token);
      streams.endOf(user.id);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string } }>(
    API_PATHS.accountSession,
    api({
      summary: "Signs one of your browsers out.",
      by: "session",
      answers: { 204: null },
      errors: ["session_not_found"],
    }),
    async (request, reply) => {
      const { user } = await requireSession(context, request);
      if (!(await sessions.endById(user, request.params.id)))
        throw new AppError("session_not_found");
      streams.endOf(user.id);
      return reply.code(204).send();
    },
  );
}

function registerAccount(app: FastifyInstance, context: Needed): void {
  const { config, store, endSession, clock, runner } = context;
  const mayDownload = createMinuteLimit(clock, MAX_DOWNLOADS_A_MINUTE);

  app.get(
    API_PATHS.accountData,
    {
      exposeHeadRoute: false,
      ...api({
        summary: "All that we hold of you.",
        by: "session",
        answers: { 200: accountDataSchema },
      }),
    },
    async (request, reply) => {
      const { user } = await requireSession(context, request);
      if (!mayDownload(user.id)) throw new AppError("too_many_requests");
      reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="tripwright-data.json"');
      return reply.send(
        Readable.from(accountData(store, user, clock.nowMs()), { objectMode: false }),
      );
    },
  );

  app.delete(
    API_PATHS.account,
    api({
      summary: "Deletes your account with everything in it.",
      by: "session",
      body: accountDeletionSchema,
      answers: { 204: null },
      errors: ["confirmation_mismatch"],
    }),
    async (request, reply) => {
      const { user, token } = await requireSession(context, request);
      const { email } = parseBody(accountDeletionSchema, request.body);
      if (email.trim().toLowerCase() !== calledBy(user.profile).toLowerCase()) {
        throw new AppError("confirmation_mismatch");
      }
      for (const { id, state } of await store.generations.list(user.id)) {
        if (state === "running") await runner.cancel(id);
      }
      for (const member of await store.tripMembers.list(user.id)) await leaveTrip(store, member);
      await endSession(request, token);
      await store.users.remove(user.id);
      request.log.info({ user: user.id }, "account deleted");
      clearSessionCookie(reply, config.publicUrl);
      reply.header("clear-site-data", '"storage"');
      return reply.code(204).send();
    },
  );
}

async function requireSession(
  { config, requireUser }: Needed,
  request: FastifyRequest,
): Promise<{ user: User; token: string }> {
  const token = readSessionCookie(request, config.publicUrl);
  const user = await requireUser(request);
  // A signed-in request has the cookie.
  if (token === undefined) throw new AppError("not_signed_in");
  return { user, token };
}
