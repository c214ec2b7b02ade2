import { once } from "node:events";
import { createServer } from "node:net";
import * as z from "zod/mini";
import { API_PATHS } from "../../domain/wire.ts";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/is-loopback.ts";
import { askJson } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { listenHosts, secondListenProblem } from "../listen.ts";
import { listenProblem } from "../listen-problem.ts";
import { isCertificateCode } from "./certificate-code.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const DEADLINE_MS = 10_000;
/** Hosts that stand for all of a machine's addresses. */
const ANY_HOST = new Set(["0.0.0.0", "::"]);
const aliveSchema = z.strictObject({ alive: z.literal(true) });

const port = findingsAbout("port");
const address = findingsAbout("address");

/** Whether the port is free or already ours, and whether PUBLIC_URL leads to it. */
export async function checkAddress({
  listen,
  publicUrl,
}: Pick<Config, "listen" | "publicUrl">): Promise<Finding[]> {
  const [host] = listenHosts({ listen, publicUrl });
  // Only a port that is in use can answer; an address that isn't ours may leave a request waiting
  // for long.
  const error = await tryPort({ ...listen, host });
  if (error?.code !== "EADDRINUSE") return [await checkFree({ listen, publicUrl })];
  const { who } = await askAlive(urlHere(listen));
  switch (who) {
    case "nobody":
      return [await checkFree({ listen, publicUrl })];
    case "another":
      return [
        port.problem(
          `Port ${listen.port} is in use by something other than Tripwright. Stop it, or set PORT to another number.`,
        ),
      ];
    case "tripwright":
      return [
        port.ok(`A Tripwright is running at port ${listen.port}.`),
        await checkPublic(publicUrl),
      ];
  }
}

/** Listens there for a moment. @returns why that fails; nothing where it works. */
async function tryPort({ host, port: number }: Config["listen"]) {
  const server = createServer();
  try {
    server.listen(number, host);
    await once(server, "listening");
    server.close();
    await once(server, "close");
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

/** The address at which this machine reaches what listens there. */
function urlHere({ host, port: number }: Config["listen"]): string {
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${ANY_HOST.has(host) ? "127.0.0.1" : name}:${number}`;
}

async function checkFree(addresses: Pick<Config, "listen" | "publicUrl">): Promise<Finding> {
  const { listen } = addresses;
  const [first, second] = listenHosts(addresses);
  const error = await tryPort({ host: first, port: listen.port });
  const other = second === undefined ? undefined : await tryPort({ ...listen, host: second });
  const problem =
    error === undefined
      ? other && secondListenProblem(other, addresses)
      : listenProblem(error, listen.port);
  if (problem === undefined) return port.ok(`Port ${listen.port} is free.`);
  if (problem instanceof StartupError) return port.problem(problem.message);
  throw problem;
}

async function checkPublic(publicUrl: string): Promise<Finding> {
  const found = await askAlive(publicUrl);
  if (found.who === "tripwright") {
    // Health is answered under any name; everything else only under PUBLIC_URL's host.
    if (await isAnswered(`${publicUrl}${API_PATHS.config}`)) {
      return address.ok(`${publicUrl} leads to it.`);
    }
    return address.problem(
      `${publicUrl} leads to it, but the proxy passes on another Host than ${new URL(publicUrl).host}, so every page is refused. Have it pass Host as it came, with the port: docs/operating.md, Behind a reverse proxy.`,
    );
  }
  if (found.who === "nobody" && isCertificateCode(found.code)) {
    return address.problem(
      `The certificate of ${publicUrl} isn't trusted from here (${found.code}). Browsers refuse it, too, unless they know its issuer.`,
    );
  }
  const why = isLoopback(publicUrl)
    ? "Check PUBLIC_URL and PORT."
    : "Check PUBLIC_URL, the proxy and DNS. Seen from here only: some networks don't let a machine reach itself by its public name.";
  return address.warning(`${publicUrl} doesn't lead to it. ${why}`);
}

type Found =
  | { readonly who: "tripwright" | "another" }
  /** The code is Node's own, such as ECONNREFUSED. */
  | { readonly who: "nobody"; readonly code: string };

async function askAlive(url: string): Promise<Found> {
  try {
    const question = { service: "healthz", url: `${url}/healthz`, headers: {} };
    const answer = await askJson({ ...question, deadlineMs: DEADLINE_MS });
    return { who: aliveSchema.safeParse(answer).success ? "tripwright" : "another" };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.trouble === "unreachable"
      ? { who: "nobody", code: error.reason ?? "" }
      : { who: "another" };
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    await askJson({ service: "config", url, headers: {}, deadlineMs: DEADLINE_MS });
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return false;
  }
}
