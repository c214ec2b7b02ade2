import { parseArgs } from "node:util";
import { EMBEDDED_ISSUER } from "../auth/embedded-issuer.ts";
import { nameOfDatabase } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { Store } from "../store/store.ts";
import type { User } from "../store/user-store.ts";
import { openExistingStore } from "./open-existing-store.ts";
import { pagesOf } from "./record-reader.ts";
import type { Surroundings } from "./run-command.ts";

const USAGE =
  "Say npm run data -- move-accounts --from-issuer ISSUER, and add --yes to do it. ISSUER is an address such as https://accounts.google.com, or the word embedded; --to-issuer names another than the configured one. See docs/operating.md.";

/**
 * Gives the trips of one identity provider's accounts to those of another with the same verified e-mail
 * address. Without `--yes` it only says what it would do. Each account is moved by itself, so it may run
 * beside a server, and again after it was stopped.
 *
 * @returns true: each account that can be moved was moved, or would be.
 * @throws StartupError where it can't be done, with what to do.
 * @throws Stopped
 */
export async function moveAccounts(
  args: readonly string[],
  around: Surroundings,
): Promise<boolean> {
  const { from, to, isMeant } = readArguments(args, around);
  const { report, signal, config } = around;
  const database = config.database;
  const store = await openExistingStore(database);
  try {
    const { sources, targets } = await readAccounts(store, { from, to }, signal);
    report.say(`${sources.length} accounts of ${from} in ${nameOfDatabase(database)}.`);
    let [moved, waiting] = [0, 0];
    for (const source of sources) {
      const { trips } = await store.trips.measure(source.id);
      const [target, ...others] = targets.get(verifiedEmail(source) ?? "") ?? [];
      if (target === undefined || others.length > 0) {
        report.say(`stays: ${source.email}, ${trips} trips: ${reason(source, others)}`);
        waiting += 1;
        continue;
      }
      const { trips: own } = await store.trips.measure(target.id);
      const beside = own === 0 ? "" : `, beside ${own} that they have there`;
      if (isMeant) await store.users.merge(source.id, target.id);
      report.say(`${isMeant ? "moved" : "would move"}: ${source.email}, ${trips} trips${beside}`);
      moved += 1;
    }
    report.say(summary({ moved, waiting, isMeant, to }));
    return true;
  } finally {
    await store.close();
  }
}

function readArguments(args: readonly string[], { config }: Surroundings) {
  const option = { type: "string" } as const;
  const options = { "from-issuer": option, "to-issuer": option, yes: { type: "boolean" } } as const;
  function parse() {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (cause) {
      throw new StartupError(USAGE, { cause });
    }
  }
  const values = parse();
  const { identity } = config;
  const configured = identity.kind === "embedded" ? EMBEDDED_ISSUER : identity.issuer;
  const from = issuerOf(values["from-issuer"]);
  const to = issuerOf(values["to-issuer"]) ?? configured;
  if (from === undefined) throw new StartupError(USAGE);
  if (from === to) {
    throw new StartupError(`People already sign in with ${to}. ${USAGE}`);
  }
  return { from, to, isMeant: values.yes === true };
}

function issuerOf(text: string | undefined): string | undefined {
  return text === "embedded" ? EMBEDDED_ISSUER : text;
}

/** All of the first issuer's accounts, and the second's by their verified addresses. */
async function readAccounts(
  store: Store,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
): Promise<{ sources: User[]; targets: ReadonlyMap<string, User[]> }> {
  const sources: User[] = [];
  const targets = new Map<string, User[]>();
  for await (const { records } of pagesOf(store.records, "users", signal)) {
    for (const user of records) {
      if (user.issuer === from) sources.push(user);
      const email = verifiedEmail(user);
      if (email === undefined || user.issuer !== to) continue;
      targets.set(email, [...(targets.get(email) ?? []), user]);
    }
  }
  return { sources, targets };
}

function verifiedEmail({ email, profile }: User): string | undefined {
  return profile.verified_email === true ? email.toLowerCase() : undefined;
}

function reason(source: User, others: readonly User[]): string {
  if (verifiedEmail(source) === undefined) return "its e-mail address isn't verified.";
  if (others.length > 0) return "several accounts have that e-mail address.";
  return "nobody with that verified e-mail address has signed in there yet.";
}

function summary(of: { moved: number; waiting: number; isMeant: boolean; to: string }): string {
  const { moved, waiting, isMeant, to } = of;
  const again = waiting === 0 ? "" : " Run it again once the others have signed in.";
  if (isMeant) return `${moved} accounts are ${to}'s now, ${waiting} stay.${again}`;
  const how = moved === 0 ? "" : " Nothing was changed: add --yes to do it.";
  return `${moved} accounts would be ${to}'s, ${waiting} would stay.${how}${again}`;
}
