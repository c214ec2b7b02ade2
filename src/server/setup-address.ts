import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLoopback } from "./config/is-loopback.ts";
import type { Context } from "./context.ts";
import { isLoopbackAddress } from "./lib/is-loopback-address.ts";

/**
 * The one-time address at which a server without an account is given its owner, where others reach it, too: only
 * whoever sees the server's output or its data folder knows it. It is kept in a file there.
 *
 * @returns undefined where the server has an owner, or is this machine's alone, whose first visitor becomes it.
 */
export async function prepareSetup({
  config,
  localAccounts,
  log,
}: Pick<Context, "config" | "localAccounts" | "log">): Promise<string | undefined> {
  const { dataDir, listen, publicUrl } = config;
  if (localAccounts === undefined) return undefined;
  const path = join(dataDir, "setup-address");
  rmSync(path, { force: true });
  const host = listen.host.toLowerCase();
  const isOwnMachines = isLoopback(publicUrl) && (host === "localhost" || isLoopbackAddress(host));
  if (isOwnMachines || !(await localAccounts.isEmpty())) return undefined;
  const address = await localAccounts.setupAddress();
  try {
    writeFileSync(path, `${address}\n`, { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, "the one-time address could not be written into the data folder");
  }
  return address;
}
