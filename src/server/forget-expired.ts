import type { Context } from "./context.ts";
import { costOf } from "./lib/cost-of.ts";
import { PHOTO_SECRET_LOOKUP } from "./photos/photo-secret.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Event logs of ended generations are kept this long, well past an idempotency key's day. */
const KEEP_GENERATIONS_MS = 7 * DAY_MS;
/** A phone may come back online weeks after it sent a change whose answer it never received. */
const KEEP_CHANGES_MS = 60 * DAY_MS;
/**
 * A lookup that is older than this is done again when it is next needed. A day more than a guide made of open data is
 * planned from, so that a plan under way names it before it can go.
 */
const KEEP_LOOKUPS_MS = 181 * DAY_MS;

/** The hourly housekeeping: removes what nobody needs any more, and logs the tokens of the last day. */
export async function forgetExpired({
  clock,
  store,
  config,
  log,
}: Pick<Context, "clock" | "store" | "config" | "log">): Promise<void> {
  const nowMs = clock.nowMs();
  await store.sessions.removeExpired(nowMs);
  await store.oauth.removeExpired(nowMs);
  await store.accounts.removeExpired(nowMs);
  const usage = await store.generations.usageSince(nowMs - DAY_MS);
  if (usage.inputTokens > 0) {
    const cost = costOf(usage, config.modelPrice);
    log.info({ ...usage, ...cost }, "tokens of the last 24 hours");
  }
  await store.generations.removeEnded(nowMs - KEEP_GENERATIONS_MS);
  await store.trips.forgetChanges(nowMs - KEEP_CHANGES_MS);
  await store.lookups.removeOld(nowMs - KEEP_LOOKUPS_MS, { keepKey: PHOTO_SECRET_LOOKUP, nowMs });
}
