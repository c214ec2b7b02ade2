import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { GoogleFault } from "../../../stand-in/google-fault.ts";
import type { GoogleLog } from "../../../stand-in/google-log.ts";
import { freePort } from "../server/free-port.ts";

const MAIN = join(import.meta.dirname, "../../../stand-in/google-main.ts");

export type GoogleProcess = {
  /** The issuer: http://127.0.0.1 and a port, so another site than our server's localhost. */
  readonly url: string;
  /** The environment of a server that uses it. */
  readonly env: Readonly<
    Record<"OIDC_ISSUER" | "USERINFO_URL" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET", string>
  >;
  log(): Promise<GoogleLog>;
  /** Changes the client as it is registered there. */
  setClient(change: { clientSecret?: string; redirectUris?: string[] }): Promise<void>;
  setSettings(change: { coop?: boolean; fault?: GoogleFault | null }): Promise<void>;
  /** Changes an account there. */
  setPerson(change: {
    id: string;
    email?: string;
    verified_email?: boolean;
    name?: string;
  }): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the stand-in for Google's sign-in in its own process.
 *
 * @param publicUrls the servers that it may send people back to.
 */
export async function startGoogleProcess(
  publicUrls: readonly string[],
  options: { coop?: boolean; fault?: GoogleFault } = {},
): Promise<GoogleProcess> {
  const port = await freePort();
  const client = { GOOGLE_CLIENT_ID: "test-client", GOOGLE_CLIENT_SECRET: "test-client-s3cret" };
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      ...client,
      PORT: String(port),
      REDIRECT_URIS: publicUrls.map(callbackOf).join(" "),
      COOP: options.coop ? "1" : "0",
      FAULT: options.fault ?? "",
      QUIET: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout === null) throw new Error("the stand-in has no output");
  const gone = once(child, "exit");
  const { stdout } = child;
  const listening = new Promise<void>((resolve) => {
    stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("listens at")) resolve();
    });
  });
  await Promise.race([
    listening,
    gone.then(() => {
      throw new Error("the stand-in for Google's sign-in did not start");
    }),
  ]);
  const url = `http://127.0.0.1:${port}`;

  async function put(name: string, body: unknown): Promise<void> {
    const answer = await fetch(`${url}/stand-in/${name}`, {
      method: "PUT",
      body: JSON.stringify(body),
    });
    if (answer.status !== 204) throw new Error(`the stand-in says: ${await answer.text()}`);
  }

  return {
    url,
    env: { OIDC_ISSUER: url, USERINFO_URL: `${url}/oauth2/v1/userinfo`, ...client },
    // Written by our own stand-in from a GoogleLog.
    log: async () => (await (await fetch(`${url}/stand-in/log`)).json()) as GoogleLog,
    setClient: (change) => put("client", change),
    setSettings: (change) => put("settings", change),
    setPerson: (change) => put("people", change),
    async stop() {
      child.kill();
      await gone;
    },
  };
}

/** Where a server of ours has people sent back to. */
export function callbackOf(publicUrl: string): string {
  return `${publicUrl}/api/sign-in/callback`;
}
