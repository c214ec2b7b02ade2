import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { SHARED_SCREEN } from "../../domain/screens.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Context } from "../context.ts";
import { pageIn, type WebFiles } from "../http/web-files.ts";
import { languageOfRequest } from "../lib/language-of-request.ts";
import { escapeHtml } from "../lib/page-text.ts";
import { asOwner } from "../store/access.ts";
import { tripOfStored } from "./trip-of-stored.ts";

const TITLE = "<title>Tripwright</title>";

/**
 * The page of a shared trip, with what a preview in a chat shows: where the trip goes, if the guide knows that city,
 * and nothing of anybody.
 */
export function registerSharedPageRoutes(
  app: FastifyInstance,
  context: Pick<Context, "config" | "store" | "guides" | "openLink">,
  files: WebFiles,
): void {
  const { config, store } = context;

  app.get<{ Params: { token: string } }>(SHARED_SCREEN, async (request, reply) => {
    const language = languageOfRequest(request);
    const page = files.get(pageIn(language, "/trip-shell.html"))?.body().toString("utf8");
    if (page === undefined) throw new AppError("not_found");
    const title = await titleOf(request.params.token);
    const head = [
      `<title>${title}</title>`,
      '<meta name="robots" content="noindex, nofollow" />',
      `<meta property="og:title" content="${title}" />`,
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="Tripwright" />',
      `<meta property="og:image" content="${config.publicUrl}/preview.jpg" />`,
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ];
    return reply
      .type("text/html; charset=utf-8")
      .header("vary", "accept-language, cookie")
      .header("content-language", language)
      .send(page.replace(TITLE, () => head.join("\n    ")));
  });

  async function titleOf(token: string): Promise<string> {
    const link = await context.openLink(token);
    const stored =
      link === undefined ? undefined : await store.trips.find(link.tripId, asOwner(link.ownerId));
    if (stored === undefined) return "A trip";
    const { userSelection, bases } = await tripOfStored(stored);
    const towns = bases?.towns ?? [userSelection.location];
    const names = towns.flatMap(({ label }) => findCity(context.guides.own, label)?.name ?? []);
    // Other names are the traveller's own words.
    if (names.length < towns.length) return "A trip";
    return `A trip to ${escapeHtml(new Intl.ListFormat("en").format(names))}`;
  }
}
