import type { FastifyInstance } from "fastify";
import type { ConnectedAppsAnswer } from "../../domain/api/account.ts";
import { connectedAppsAnswerSchema } from "../../domain/api/account.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { isoTime } from "../../domain/iso-time.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";

/** The programs that someone has connected, to look at and to end; for who is signed in, and for no token. */
export function registerConnectedAppRoutes(
  app: FastifyInstance,
  { authorization, requireUser }: Pick<Context, "authorization" | "requireUser">,
): void {
  app.get(
    API_PATHS.accountApps,
    api({
      summary: "The applications that you have connected.",
      by: "session",
      answers: { 200: connectedAppsAnswerSchema },
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      const apps = await authorization.list(user.id);
      const answer: ConnectedAppsAnswer = {
        apps: apps.map(({ id, name, scopes, connectedAtMs }) => ({
          id,
          name,
          scopes: [...scopes],
          connectedAt: isoTime(connectedAtMs),
        })),
      };
      return reply.send(answer);
    },
  );

  app.delete<{ Params: { id: string } }>(
    API_PATHS.accountApp,
    api({
      summary: "Disconnects an application.",
      by: "session",
      answers: { 204: null },
      errors: ["not_found"],
    }),
    async (request, reply) => {
      const user = await requireUser(request);
      const isEnded = await authorization.end(user.id, request.params.id);
      if (!isEnded) throw new AppError("not_found");
      return reply.code(204).send();
    },
  );
}
