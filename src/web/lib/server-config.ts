import { API_PATHS } from "../../domain/wire.ts";
import type { ConfigAnswer } from "../../domain/wire-schemas.ts";
import { callApi } from "./api-client.ts";
import { nameBackend } from "./online-state.ts";

let asked: Promise<ConfigAnswer | undefined> | undefined;

/** The server's configuration, requested once a visit; undefined while it isn't known. */
export function serverConfig(): Promise<ConfigAnswer | undefined> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<ConfigAnswer | undefined> {
  const { configAnswerSchema } = await import("../../domain/wire-schemas.ts");
  const result = await callApi(API_PATHS.config, { schema: configAnswerSchema });
  if (result.ok) {
    nameBackend(result.value.backend);
    return result.value;
  }
  asked = undefined;
  return undefined;
}
