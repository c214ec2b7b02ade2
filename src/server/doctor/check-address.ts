import * as z from "zod/mini";
import { type Config, isLoopback } from "../config.ts";
import { askJson } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { listenProblem } from "../listen-problem.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { type Listen, tryPort, urlHere } from "./try-port.ts";

const DEADLINE_MS = 10_000;
const aliveSchema = z.strictObject({ alive: z.literal(true) });

const port = findingsAbout("port");
const address = findingsAbout("address");

/** Whether the port is free or already ours, and whether PUBLIC_URL leads to it. */
export async function checkAddress({
  listen,
  publicUrl,
}: Pick<Config, "listen" | "publicUrl">): Promise<Finding[]> {
  const found = await whoIsAt(urlHere(listen));
  switch (found) {
    case "nobody":
      return [await checkFree(listen)];
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

async function checkFree(listen: Listen): Promise<Finding> {
  const error = await tryPort(listen);
  if (error === undefined) return port.ok(`Port ${listen.port} is free.`);
  const known = listenProblem(error, listen.port);
  if (known instanceof StartupError) return port.problem(known.message);
  throw error;
}

async function checkPublic(publicUrl: string): Promise<Finding> {
  if ((await whoIsAt(publicUrl)) === "tripwright") return address.ok(`${publicUrl} leads to it.`);
  const why = isLoopback(publicUrl)
    ? "Check PUBLIC_URL and PORT."
    : "Check PUBLIC_URL, the proxy and DNS. Seen from here only: some networks don't let a machine reach itself by its public name.";
  return address.warning(`${publicUrl} doesn't lead to it. ${why}`);
}

async function whoIsAt(url: string): Promise<"tripwright" | "another" | "nobody"> {
  try {
    const question = { service: "healthz", url: `${url}/healthz`, headers: {} };
    const answer = await askJson({ ...question, deadlineMs: DEADLINE_MS });
    return aliveSchema.safeParse(answer).success ? "tripwright" : "another";
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.trouble === "unreachable" ? "nobody" : "another";
  }
}
