import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { accountNameKey } from "../../domain/accounts/account-name.ts";
import { EMBEDDED_ISSUER } from "../auth/embedded-issuer.ts";
import { createAccountLinks } from "../auth/local/account-links.ts";
import { readSetLimits } from "../auth/local/person-limits.ts";
import { systemClock } from "../lib/clock.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { Account, SetLimits } from "../store/account-store.ts";
import type { Store } from "../store/store.ts";
import { openExistingStore } from "./open-existing-store.ts";
import type { Surroundings } from "./run-command.ts";

const USAGE =
  "Say npm run account -- list; or invite, with --owner, --uses 5 or --days 30 where one member within 7 days isn’t meant; or reset NAME; owner NAME; limits NAME, with --plans 5, --trips 50 or --storage 20 (MB), where one that isn’t named is as for everybody; adopt EMAIL NAME. See docs/operating.md.";
const MOST = 1000;

/**
 * Sees to accounts of our own from the machine: whoever has a shell here may. It may run beside a server.
 *
 * @returns true where it was done.
 * @throws StartupError with one sentence for the operator.
 */
export async function runAccountCommand(
  args: readonly string[],
  around: Surroundings,
): Promise<boolean> {
  const { positionals, values } = readArguments(args);
  const [command = "", ...rest] = positionals;
  const store = await openExistingStore(around.config.database);
  try {
    const of = { store, around, links: linksOf(store, around) };
    if (command === "list" && rest.length === 0) return await list(of);
    if (command === "invite" && rest.length === 0) return await invite(of, values);
    const [first, second] = rest;
    if (command === "reset" && rest.length === 1)
      return await reset(of, await byName(store, first));
    if (command === "owner" && rest.length === 1) return await own(of, await byName(store, first));
    if (command === "limits" && rest.length === 1) {
      return await limit(of, await byName(store, first), values);
    }
    if (command === "adopt" && rest.length === 2) {
      return await adopt(of, String(first), await byName(store, second));
    }
    throw new StartupError(USAGE);
  } finally {
    await store.close();
  }
}

type Of = {
  readonly store: Store;
  readonly around: Surroundings;
  readonly links: ReturnType<typeof linksOf>;
};

function linksOf({ accounts, sessions }: Store, { config: { publicUrl } }: Surroundings) {
  return createAccountLinks({ accounts, sessions, clock: systemClock, publicUrl });
}

function readArguments(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        owner: { type: "boolean" },
        ...{ uses: text, days: text, plans: text, trips: text, storage: text },
      },
    });
  } catch (cause) {
    throw new StartupError(USAGE, { cause });
  }
}

async function byName(store: Store, name = ""): Promise<Account> {
  const account = await store.accounts.findByName(accountNameKey(name));
  if (account !== undefined) return account;
  throw new StartupError(
    `Nobody here is called ${name}. npm run account -- list says who there is.`,
  );
}

async function list({ store, around: { report } }: Of): Promise<boolean> {
  const accounts = await store.accounts.list();
  if (accounts.length === 0) report.say("Nobody has an account yet.");
  for (const { content, userId } of accounts) {
    const { name, role, isBlocked, passkeys, password, codeHashes, limits = {} } = content;
    const { trips } = await store.trips.measure(userId);
    const has = `${passkeys.length} passkeys, ${password === null ? "no" : "a"} password, ${codeHashes.length} recovery codes, ${trips} trips`;
    const most = limitsText(limits);
    const may = most === "" ? "" : `; may have ${most}`;
    report.say(`${name}: ${role}${isBlocked ? ", without access" : ""}, ${has}${may}`);
  }
  return true;
}

async function invite(
  { links, around: { report } }: Of,
  { owner = false, uses = "1", days = "7" }: { owner?: boolean; uses?: string; days?: string },
): Promise<boolean> {
  const [usesLeft, livesDays] = [Number(uses), Number(days)];
  for (const number of [usesLeft, livesDays]) {
    if (!Number.isInteger(number) || number < 1 || number > MOST) throw new StartupError(USAGE);
  }
  const role = owner ? "owner" : "member";
  report.say(await links.invite({ role, uses: usesLeft, days: livesDays }));
  return true;
}

async function reset({ store, links, around: { report } }: Of, account: Account): Promise<boolean> {
  await store.accounts.change(account.id, ({ content }) => ({ ...content, isBlocked: false }));
  report.say(`A new way in for ${account.content.name}, good once, for a day:`);
  report.say(await links.resetAddress(account.id));
  return true;
}

async function own({ store, around: { report } }: Of, account: Account): Promise<boolean> {
  await store.accounts.change(account.id, ({ content }) => ({ ...content, isBlocked: false }));
  await store.accounts.changeRole(account.id, "owner");
  report.say(`${account.content.name} is an owner.`);
  return true;
}

async function limit(
  { store, around: { report } }: Of,
  { id, content: { name } }: Account,
  { plans = "", trips = "", storage = "" }: { plans?: string; trips?: string; storage?: string },
): Promise<boolean> {
  const limits = readSetLimits({ plansADay: plans, trips, storageMb: storage });
  if (limits === undefined) throw new StartupError(USAGE);
  await store.accounts.change(id, ({ content }) => ({ ...content, limits }));
  report.say(`${name} may have ${limitsText(limits) || "what everybody may"}.`);
  return true;
}

function limitsText({ plansADay, trips, storageMb }: SetLimits): string {
  const parts = [
    plansADay === undefined ? [] : [`${plansADay} plans a day`],
    trips === undefined ? [] : [`${trips} trips`],
    storageMb === undefined ? [] : [`${storageMb} MB`],
  ];
  return parts.flat().join(", ");
}

/**
 * Gives an account what somebody has who came by a sign-in that asked for no proof, under an address of mail: the former
 * embedded sign-in, or the original product. That it is theirs whoever runs the machine says.
 */
async function adopt({ store, around: { report } }: Of, email: string, account: Account) {
  const address = email.trim().toLowerCase();
  const subject = createHash("sha256").update(address).digest("base64url").slice(0, 22);
  const { userId, content } = account;
  const profile = { id: subject, email: address, verified_email: true, name: content.name };
  const former = { issuer: EMBEDDED_ISSUER, subject, email: address, profile };
  // With the address as verified it also gets what the original product kept under it.
  const { id } = await store.users.upsert(former);
  const moved = await store.users.merge(id, userId);
  report.say(`${moved} trips of ${address} are ${content.name}’s now.`);
  return moved > 0;
}
