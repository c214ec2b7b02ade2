import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { IdentityConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { userAgent } from "../lib/user-agent.ts";
import { fetchImage } from "./fetch-image.ts";
import { createImageHosts, GOOGLE_IMAGES, type ImageHosts } from "./image-hosts.ts";
import { orNotFound, photoProblem } from "./or-not-found.ts";

const DEADLINE_MS = 10_000;
const MAX_A_MINUTE = 60;
const CACHE_CONTROL = "private, max-age=3600";

/**
 * The traveller's own picture at the identity provider, served by us: our pages load nothing from
 * elsewhere, and the provider does not learn where its picture is viewed.
 */
export function registerPictureRoutes(
  app: FastifyInstance,
  context: Pick<Context, "config" | "clock" | "requireUser">,
): void {
  const { config, clock } = context;
  const hosts = createPictureHosts(config.identity);
  const agent = userAgent(config.openDataContact);
  const mayFetch = createMinuteLimit(clock, MAX_A_MINUTE);

  app.get(
    API_PATHS.sessionPicture,
    api({
      summary: "Your picture at the identity provider.",
      by: "session",
      answers: { 200: { media: ["image/*"] } },
      errors: ["photo_not_found"],
    }),
    async (request, reply) => {
      const user = await context.requireUser(request);
      const { picture = "" } = user.profile;
      if (!URL.canParse(picture)) throw new AppError("photo_not_found");
      if (!mayFetch(user.id)) throw new AppError("too_many_requests");
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const options = { hosts, userAgent: agent, signal };
      const image = await orNotFound(request, () => fetchImage(new URL(picture), options));
      reply.header("cache-control", CACHE_CONTROL).header("content-disposition", "inline");
      if (image.length !== undefined) reply.header("content-length", image.length);
      image.stream.once("error", (error) => {
        request.log.warn({ problem: photoProblem(error) }, "a picture's stream broke");
      });
      return reply.type(image.type).send(image.stream);
    },
  );
}

/** Where people's pictures may be fetched from: Google's image hosts, or the issuer itself. */
function createPictureHosts(identity: IdentityConfig): ImageHosts {
  switch (identity.kind) {
    case "embedded":
      return createImageHosts(undefined, []);
    case "google":
      return createImageHosts(GOOGLE_IMAGES, []);
    case "oidc":
      return createImageHosts(GOOGLE_IMAGES, [identity.issuer]);
  }
}
