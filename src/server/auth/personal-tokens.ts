import {
  ACCESS_TOKEN,
  ACCESS_TOKEN_PREFIX,
  type NewAccessToken,
  type ShownAccessToken,
} from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { isoTime } from "../../domain/iso-time.ts";
import { LIMITS } from "../../domain/limits.ts";
import { assertToCome } from "../lib/assert-to-come.ts";
import type { Clock } from "../lib/clock.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { hashToken, newId, newToken } from "../lib/tokens.ts";
import type { AccessToken, AccessTokenStore } from "../store/access-token-store.ts";
import type { User } from "../store/user-store.ts";
import type { BearerKind } from "./bearer-kind.ts";

/** When a token was last used is known to the minute. */
const TOUCH_AFTER_MS = 60_000;

/** Tokens that someone makes for their own programs. */
export type PersonalTokens = BearerKind & {
  /** @returns the token, told once. @throws AppError `too_many_tokens`; `bad_request` for an end that has been. */
  make(user: User, wanted: NewAccessToken): Promise<{ shown: ShownAccessToken; token: string }>;
  /** The newest first. */
  list(user: User): Promise<ShownAccessToken[]>;
  /** Ends one at once. @returns whether the user had a token of that id. */
  end(user: User, id: string): Promise<boolean>;
};

export function createPersonalTokens(deps: {
  accessTokens: AccessTokenStore;
  clock: Clock;
}): PersonalTokens {
  const { accessTokens, clock } = deps;
  const mayTouch = createMinuteLimit(clock, 1);

  return {
    prefix: ACCESS_TOKEN_PREFIX,

    async find(token, request) {
      // A token that isn't ours costs no look into the store.
      if (!ACCESS_TOKEN.test(token)) return undefined;
      const found = await accessTokens.find(hashToken(token));
      const nowMs = clock.nowMs();
      if (found === undefined || isOver(found.token, nowMs)) return undefined;
      const { id, lastUsedAtMs, content } = found.token;
      if (nowMs - lastUsedAtMs > TOUCH_AFTER_MS && mayTouch(id)) {
        // A trip can be read on a full disk, too.
        accessTokens.touch(id, nowMs).catch((error: unknown) => {
          request.log.warn({ err: error }, "the use of an access token could not be noted");
        });
      }
      return { user: found.user, scopes: content.scopes, right: { kind: "token", key: id } };
    },

    async make(user, wanted) {
      const nowMs = clock.nowMs();
      assertToCome(wanted.expiresAtMs, nowMs);
      const secret = `${ACCESS_TOKEN_PREFIX}${newToken()}`;
      const token = {
        id: newId(),
        userId: user.id,
        tokenHash: hashToken(secret),
        lastUsedAtMs: 0,
        content: { ...wanted, scopes: [...new Set(wanted.scopes)], createdAtMs: nowMs },
      };
      if (!(await accessTokens.create(token, LIMITS.list.accessTokens))) {
        throw new AppError("too_many_tokens");
      }
      return { shown: shownToken(token, nowMs), token: secret };
    },

    async list(user) {
      const nowMs = clock.nowMs();
      return (await accessTokens.list(user.id)).map((token) => shownToken(token, nowMs));
    },

    end: (user, id) => accessTokens.remove(user.id, id),
  };
}

function isOver({ content: { expiresAtMs } }: AccessToken, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs >= expiresAtMs;
}

function shownToken(token: AccessToken, nowMs: number): ShownAccessToken {
  const { id, lastUsedAtMs, content } = token;
  const { name, scopes, createdAtMs, expiresAtMs } = content;
  return {
    id,
    name,
    scopes,
    createdAt: isoTime(createdAtMs),
    expiresAt: expiresAtMs === null ? null : isoTime(expiresAtMs),
    lastUsedAt: lastUsedAtMs === 0 ? null : isoTime(lastUsedAtMs),
    isOver: isOver(token, nowMs),
  };
}
