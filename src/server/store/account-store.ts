import type { User } from "./user-store.ts";

export type AccountRole = "owner" | "member";

/** A passkey as it is kept: nothing in it is secret. */
export type Passkey = {
  /** The credential's id, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often the authenticator says that it has signed; 0 where it doesn't count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Its owner's name for it. */
  readonly name: string;
  readonly createdAtMs: number;
  /** 0: never. */
  readonly lastUsedAtMs: number;
  /** It is kept elsewhere, too: losing the device doesn't lose it. */
  readonly isBackedUp: boolean;
};

/** Limits that the owner sets for one person; those left out are as for everybody. */
export type SetLimits = {
  readonly plansADay?: number | undefined;
  readonly trips?: number | undefined;
  /** Of all trips together. 1 MB is 1,000,000 bytes. */
  readonly storageMb?: number | undefined;
};

/** The part of an account that may change. */
export type AccountContent = {
  readonly name: string;
  readonly role: AccountRole;
  readonly createdAtMs: number;
  /** The owner has taken access away: nobody signs in to it. */
  readonly isBlocked: boolean;
  /** Argon2id, in the PHC string format; null: there is none. */
  readonly password: string | null;
  readonly passkeys: readonly Passkey[];
  /** SHA-256 of each recovery code that wasn't used. */
  readonly codeHashes: readonly string[];
  /** Undefined: the same as for everybody. */
  readonly limits?: SetLimits | undefined;
};

/** An account of our own: how somebody signs in without another provider. */
export type Account = {
  /** Random; the subject of who signs in, and the user handle of their passkeys. */
  readonly id: string;
  /** Whose trips it opens: its own user, or that of a provider that it was joined with. */
  readonly userId: string;
  /** `accountNameKey` of its name: no other account has it. */
  readonly nameKey: string;
  /** Counts from 1 with every change of `content`. */
  readonly revision: number;
  readonly content: AccountContent;
};

/** Stands for one that can't be read any more: nobody signs in to it, and the owner sees that it is there. */
export const DAMAGED_ACCOUNT: AccountContent = {
  name: "?",
  role: "member",
  createdAtMs: 0,
  isBlocked: true,
  password: null,
  passkeys: [],
  codeHashes: [],
};

/** A secret address: makes an account (the first, or by invitation), or gives one a new way in. */
export type AccountLink = {
  readonly id: string;
  /** SHA-256 of the token; the token itself is never stored. */
  readonly tokenHash: string;
  /** The account that it resets; undefined where it makes a new one. */
  readonly accountId: string | undefined;
  readonly expiresAtMs: number;
  readonly usesLeft: number;
  readonly content: {
    readonly kind: "setup" | "invitation" | "reset";
    /** Of the account that it makes. */
    readonly role: AccountRole;
    readonly createdAtMs: number;
  };
};

/** Stands for one that can't be read any more: nobody's. */
export const DAMAGED_ACCOUNT_LINK: AccountLink["content"] = {
  kind: "reset",
  role: "member",
  createdAtMs: 0,
};

/** By what right an account is made: by a link, or because it is the first. */
export type AccountRight =
  | { readonly kind: "first" }
  | { readonly kind: "link"; readonly tokenHash: string; readonly nowMs: number };

/** Links to accounts; one that resets an account goes with it. */
export type AccountLinks = {
  createLink(link: AccountLink): Promise<void>;
  /** The link, unless it has ended or was used up. */
  findLink(tokenHash: string, nowMs: number): Promise<AccountLink | undefined>;
  /** Links that are good, the oldest first. */
  listLinks(nowMs: number): Promise<AccountLink[]>;
  /** @returns whether there was one of that id. */
  removeLink(id: string): Promise<boolean>;
  /**
   * Uses a link that resets an account up, all others that reset it too, and changes the account with it.
   *
   * @returns the account as it now is; undefined where the link is no longer good.
   */
  reset(
    tokenHash: string,
    nowMs: number,
    change: (account: Account) => AccountContent,
  ): Promise<Account | undefined>;
  /** Forgets links that ended before `nowMs`. */
  removeExpired(nowMs: number): Promise<void>;
};

/** Accounts and their links. An account goes with its user. */
export type AccountStore = AccountLinks & {
  count(): Promise<number>;
  /**
   * Makes an account with its user, and uses up the link, all or nothing. Of several at once each sees what the one
   * before it left. A `first` right, or a `setup` link, is good only while there is no account.
   */
  create(
    account: Omit<Account, "revision">,
    user: User,
    right: AccountRight,
  ): Promise<"created" | "name_taken" | "not_allowed">;
  find(id: string): Promise<Account | undefined>;
  findByName(nameKey: string): Promise<Account | undefined>;
  findByUser(userId: string): Promise<Account | undefined>;
  /** All of them, the oldest first. */
  list(): Promise<Account[]>;
  /**
   * Changes an account's content; of several at once, each sees what the one before it left.
   *
   * @param change what becomes of it; a throw leaves it as it is. It may run more than once.
   * @returns the account as it now is; undefined where there is none.
   */
  change(id: string, change: (account: Account) => AccountContent): Promise<Account | undefined>;
  /** Gives an account another name, unless it is another's already. @param nameKey the new name’s `accountNameKey`. */
  rename(
    id: string,
    name: string,
    nameKey: string,
  ): Promise<"renamed" | "name_taken" | "not_found">;
  /** Gives an account another role. The last owner who can sign in stays one. */
  changeRole(id: string, role: AccountRole): Promise<"changed" | "last_owner" | "not_found">;
};

/** Whether a link can still be used. */
export function isGoodLink({ usesLeft, expiresAtMs }: AccountLink, nowMs: number): boolean {
  return usesLeft > 0 && expiresAtMs > nowMs;
}

/** Whether an account may be made by this right. @param accounts how many there are. */
export function mayCreate(
  right: AccountRight,
  link: AccountLink | undefined,
  accounts: number,
): boolean {
  if (right.kind === "first") return accounts === 0;
  if (link === undefined || link.content.kind === "reset") return false;
  return link.content.kind !== "setup" || accounts === 0;
}

/** Whether somebody else owns the server, too. */
export function hasOtherOwner(accounts: readonly Account[], id: string): boolean {
  return accounts.some(
    ({ id: other, content }) => other !== id && content.role === "owner" && !content.isBlocked,
  );
}

/** The account after a change. */
export function changedAccount(
  account: Account,
  change: (account: Account) => AccountContent,
): Account {
  return { ...account, content: change(account), revision: account.revision + 1 };
}

type Aged = { readonly id: string; readonly content: { readonly createdAtMs: number } };

/** Orders accounts, or links, the oldest first. */
export function byAge(one: Aged, other: Aged): number {
  return one.content.createdAtMs - other.content.createdAtMs || (one.id < other.id ? -1 : 1);
}
