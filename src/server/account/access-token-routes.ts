import type { FastifyInstance } from "fastify";
import {
  accessTokensAnswerSchema,
  newAccessTokenAnswerSchema,
  newAccessTokenSchema,
} from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { parseBody } from "../http/parse-body.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";

const MAX_CHANGES_A_MINUTE = 30;

/** The tokens of someone's programs: to make, to list and to end, for who is signed in and for no token. */
export function registerAccessTokenRoutes(
  app: FastifyInstance,
  context: Pick<Context, "personalTokens" | "clock" | "streams" | "requireUser">,
): void {
  const { personalTokens, streams } = context;
  const mayChange = createMinuteLimit(context.clock, MAX_CHANGES_A_MINUTE);

  app.get(
    API_PATHS.accountTokens,
    api({
      summary: "Your access tokens, the newest first.",
      by: "session",
      answers: { 200: accessTokensAnswerSchema },
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      return reply.send({ tokens: await personalTokens.list(user) });
    },
  );

  app.post(
    API_PATHS.accountTokens,
    api({
      summary: "Makes an access token. It is told once.",
      by: "session",
      body: newAccessTokenSchema,
      answers: { 201: newAccessTokenAnswerSchema },
      errors: ["too_many_tokens"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const wanted = parseBody(newAccessTokenSchema, request.body);
      if (!mayChange(user.id)) throw new AppError("too_many_requests");
      return reply.code(201).send(await personalTokens.make(user, wanted));
    },
  );

  app.delete<{ Params: { id: string } }>(
    API_PATHS.accountToken,
    api({
      summary: "Revokes an access token.",
      by: "session",
      answers: { 204: null },
      errors: ["not_found"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      if (!(await personalTokens.end(user, request.params.id))) throw new AppError("not_found");
      // One of them may have been opened with it; a browser that is still signed in connects again.
      streams.endOf(user.id);
      return reply.code(204).send();
    },
  );
}
