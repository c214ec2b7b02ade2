import { API_PATHS, type ConfigAnswer, configAnswerSchema } from "../../domain/wire.ts";
import { callApi } from "./api-client.ts";
import { nameBackend } from "./online-state.ts";

let asked: Promise<ConfigAnswer | undefined> | undefined;

/** The server's configuration, requested once a visit; undefined while it isn't known. */
export function serverConfig(): Promise<ConfigAnswer | undefined> {
  asked ??= callApi(API_PATHS.config, { schema: configAnswerSchema }).then((result) => {
    if (result.ok) {
      nameBackend(result.value.backend);
      return result.value;
    }
    asked = undefined;
    return undefined;
  });
  return asked;
}
