import {
  accessTokensAnswerSchema,
  calendarSecret,
  isCalendarOnly,
  newAccessTokenAnswerSchema,
} from "../../../domain/access-token.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import type { FeedSecrets } from "../../calendar-feed/calendar-feed.tsx";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { tripsCalendarWords } from "../../messages/trips-calendar-words.ts";

/** The calendar of all trips is followed by an access token that opens nothing else; one at a time. */
export const tripsFeed: FeedSecrets = {
  id: "all",
  list: listOn,
  async make() {
    const made = await callApi(API_PATHS.accountTokens, {
      method: "POST",
      body: { name: tripsCalendarWords.feedName, scopes: ["calendar"], expiresAtMs: null },
      schema: newAccessTokenAnswerSchema,
    });
    if (!made.ok) return made;
    const { shown, token } = made.value;
    // Where they can't be listed now they stay on, and the page says so when it lists them.
    const others = (await listOn().catch(() => [])).filter((id) => id !== shown.id);
    for (const id of others) await end(id);
    const value = API_PATHS.tripsCalendar.replace(":token", calendarSecret(token));
    return { ...made, value };
  },
  end,
};

async function listOn(signal?: AbortSignal): Promise<readonly string[]> {
  const { tokens } = await queryApi(API_PATHS.accountTokens, {
    schema: accessTokensAnswerSchema,
    ...(signal === undefined ? {} : { signal }),
  });
  return tokens.flatMap(({ id, scopes, isOver }) =>
    isCalendarOnly(scopes) && !isOver ? [id] : [],
  );
}

function end(id: string) {
  return callApi(pathWithId(API_PATHS.accountToken, id), { method: "DELETE" });
}
