import type { Logger } from "pino";
import { ModelError } from "./model-client.ts";

export type OptionalField<Name extends string> = {
  readonly name: Name;
  /** How a refusal names it. */
  readonly words: RegExp;
  /** It is sent only once this other field is refused. */
  readonly insteadOf?: Name;
};

/** Sends a request with the fields that `takes` allows, and yields its answer. */
type Attempt<Name extends string, Piece, End> = (
  takes: (name: Name) => boolean,
) => AsyncGenerator<Piece, End, void>;

/**
 * Sends requests with optional fields. When the model refuses a field, only that field is left out
 * from then on, and the request is sent again; the log names each such field once. Several calls
 * may get the same refusal at once, so the fields that the refused call itself sent decide.
 *
 * @param fields where a refusal could mean several, the first is left out.
 */
export function createOptionalFields<Name extends string>(
  fields: readonly OptionalField<Name>[],
  log: Pick<Logger, "info"> | undefined,
) {
  const refused = new Set<Name>();
  return async function* send<Piece, End>(
    attempt: Attempt<Name, Piece, End>,
  ): AsyncGenerator<Piece, End, void> {
    for (;;) {
      const sent = fields.filter(
        ({ name, insteadOf }) =>
          !refused.has(name) && (insteadOf === undefined || refused.has(insteadOf)),
      );
      try {
        return yield* attempt((wanted) => sent.some(({ name }) => name === wanted));
      } catch (error) {
        const name = refusedField(error, sent);
        if (name === undefined) throw error;
        if (refused.has(name)) continue;
        refused.add(name);
        log?.info({ field: name, err: error }, "the model refuses a field: it is sent no more");
      }
    }
  };
}

/** Of the fields that were sent, the one that a refusal names first. */
function refusedField<Name extends string>(
  error: unknown,
  sent: readonly OptionalField<Name>[],
): Name | undefined {
  if (!(error instanceof ModelError) || error.refusal === undefined) return undefined;
  const { refusal } = error;
  const named = sent
    .map(({ name, words }) => ({ name, at: refusal.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.name;
}
