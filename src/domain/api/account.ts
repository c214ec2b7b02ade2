import * as z from "zod/mini";
import { APP_SCOPES } from "../access-token.ts";
import { LANGUAGE_TAGS } from "../language-tags.ts";

/** Where someone is signed in: one browser. */
const accountSessionSchema = z.object({
  id: z.string(),
  /** The browser and system, as far as it names them: "Chrome on Windows". */
  device: z.string(),
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Answer of `GET /api/account/sessions`, last used first. */
export const accountSessionsAnswerSchema = z.object({ sessions: z.array(accountSessionSchema) });

/** A program that someone has connected. */
const connectedAppSchema = z.object({
  id: z.string(),
  /** The name that it gives itself. */
  name: z.string(),
  scopes: z.array(z.enum(APP_SCOPES)),
  connectedAt: z.string(),
});

/** Answer of `GET /api/account/apps`, the newest first. */
export const connectedAppsAnswerSchema = z.object({ apps: z.array(connectedAppSchema) });
export type ConnectedAppsAnswer = z.infer<typeof connectedAppsAnswerSchema>;

/** Body of `DELETE /api/account`: the account's e-mail address again, or the name of one of ours, so that no slip deletes it. */
export const accountDeletionSchema = z.strictObject({ email: z.string().check(z.maxLength(320)) });

/** Body of `PUT /api/language`. */
export const languageChoiceSchema = z.strictObject({ language: z.enum(LANGUAGE_TAGS) });
