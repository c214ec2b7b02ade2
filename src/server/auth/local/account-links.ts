import { AppError } from "../../../domain/errors/app-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { hashToken, newId, newToken } from "../../lib/tokens.ts";
import type {
  AccountLink,
  AccountRight,
  AccountRole,
  AccountStore,
} from "../../store/account-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import { hashPassword } from "./password-hash.ts";
import { type NewWayIn, newCodes, withPasskey } from "./ways-in.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** To reach somebody who doesn't look at messages every day. */
const RESET_MS = DAY_MS;
/** Who has proved by a code who they are chooses a new way in at once. */
const RESET_BY_CODE_MS = 15 * MINUTE_MS;
/** A server that nobody has set up is looked at within a week, or started again. */
const SETUP_MS = 7 * DAY_MS;

/** Where links to accounts lead; their token follows. */
export const ENTER_PATH = "/enter";

/** Secret addresses that make an account or give one a new way in. */
export function createAccountLinks(deps: {
  readonly accounts: AccountStore;
  readonly sessions: Pick<SessionStore, "removeAllBut">;
  readonly clock: Clock;
  readonly publicUrl: string;
}) {
  const { accounts, sessions, clock, publicUrl } = deps;

  /** @returns its address, which is told once. */
  async function make(
    content: Omit<AccountLink["content"], "createdAtMs">,
    of: Partial<Pick<AccountLink, "accountId" | "usesLeft">> & { readonly livesMs: number },
  ): Promise<string> {
    const token = newToken();
    const nowMs = clock.nowMs();
    await accounts.createLink({
      id: newId(),
      tokenHash: hashToken(token),
      accountId: of.accountId,
      usesLeft: of.usesLeft ?? 1,
      expiresAtMs: nowMs + of.livesMs,
      content: { ...content, createdAtMs: nowMs },
    });
    return `${publicUrl}${ENTER_PATH}/${token}`;
  }

  return {
    setupAddress: () => make({ kind: "setup", role: "owner" }, { livesMs: SETUP_MS }),
    invite: ({ role, uses, days }: { role: AccountRole; uses: number; days: number }) =>
      make({ kind: "invitation", role }, { usesLeft: uses, livesMs: days * DAY_MS }),
    /** @param isByCode somebody waits for it, who has proved by a code who they are. */
    resetAddress: (accountId: string, { isByCode = false } = {}) =>
      make(
        { kind: "reset", role: "member" },
        { accountId, livesMs: isByCode ? RESET_BY_CODE_MS : RESET_MS },
      ),
    listInvitations: async () =>
      (await accounts.listLinks(clock.nowMs())).filter(
        ({ content }) => content.kind === "invitation",
      ),
    removeLink: (id: string) => accounts.removeLink(id),

    /** The purpose of a token's link, with the account that it resets; undefined where it is no longer good. */
    async openLink(token: string) {
      const link = await accounts.findLink(hashToken(token), clock.nowMs());
      if (link === undefined) return undefined;
      const { accountId } = link;
      const account = accountId === undefined ? undefined : await accounts.find(accountId);
      if (accountId !== undefined && account?.content.isBlocked !== false) return undefined;
      return { kind: link.content.kind, account };
    },

    /** The right that a link's token gives to make an account. */
    rightBy(token: string): AccountRight {
      return { kind: "link", tokenHash: hashToken(token), nowMs: clock.nowMs() };
    },

    /**
     * Gives an account a new way in by its link. All its sessions end, and new codes take the place of the old.
     *
     * @returns undefined where the link is no longer good.
     * @throws AppError `busy`
     */
    async reset(token: string, wayIn: NewWayIn) {
      const hash = wayIn.kind === "password" ? await hashPassword(wayIn.password) : undefined;
      const codes = newCodes();
      const account = await accounts.reset(hashToken(token), clock.nowMs(), ({ id, content }) => {
        if (wayIn.kind === "passkey" && wayIn.accountId !== id) throw new AppError("not_found");
        return {
          ...content,
          password: hash ?? content.password,
          passkeys:
            wayIn.kind === "passkey" ? withPasskey(content, wayIn.passkey) : content.passkeys,
          codeHashes: codes.map(hashToken),
        };
      });
      if (account === undefined) return undefined;
      await sessions.removeAllBut(account.userId, "");
      return { account, codes };
    },
  };
}
