import type { FastifyInstance } from "fastify";
import { languageChoiceSchema } from "../../domain/api/account.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { api } from "../http/api-description/route-description.ts";
import { followAccountLanguage, rememberLanguage } from "../http/languages.ts";
import { parseBody } from "../http/parse-body.ts";

type Needed = Pick<Context, "config" | "store" | "signedInUser">;

/** The reader's choice of a language: for this browser, and for all of theirs where somebody is signed in. */
export function registerLanguageRoutes(app: FastifyInstance, context: Needed): void {
  const { config, store, signedInUser } = context;

  app.put(
    API_PATHS.language,
    api({
      summary: "Chooses the language of pages, for you or for this browser.",
      by: "anybody",
      body: languageChoiceSchema,
      answers: { 204: null },
      errors: ["other_person"],
    }),
    async (request, reply) => {
      const { language } = parseBody(languageChoiceSchema, request.body);
      const user = await signedInUser(request);
      if (user === undefined) rememberLanguage(reply, config.publicUrl, language);
      else {
        await store.users.setLanguage(user.id, language);
        followAccountLanguage(request, language);
      }
      return reply.code(204).send();
    },
  );
}
