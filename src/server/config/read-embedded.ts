import { isLoopbackAddress } from "../lib/is-loopback-address.ts";
import { isLoopback } from "./is-loopback.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** Opens the embedded sign-in to other machines; the name says what that means. */
export const EMBEDDED_ON_NETWORK = "LET_ANYONE_ON_THE_NETWORK_SIGN_IN_AS_ANYONE";

/** The embedded sign-in, which lets anyone be anyone, as it is configured. */
export type EmbeddedConfig = {
  readonly kind: "embedded";
  /** The operator wants it at addresses that other machines reach. */
  readonly isForNetwork: boolean;
};

/** Reads whether the embedded sign-in may run at an address. */
export function readEmbedded(
  from: SettingsReader,
  { host, publicUrl }: { readonly host: string; readonly publicUrl: string },
): EmbeddedConfig {
  const { problems } = from;
  const isForNetwork = from.readChoice(EMBEDDED_ON_NETWORK, ["on", "off"]) === "on";
  if (!isLoopback(publicUrl)) {
    problems.push(
      `PUBLIC_URL is ${publicUrl}, so set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the embedded sign-in lets anyone in and only runs on this machine's own address`,
    );
  } else if (!isForNetwork && host.toLowerCase() !== "localhost" && !isLoopbackAddress(host)) {
    problems.push(
      `HOST is ${host}, so set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: with the embedded sign-in anyone who reaches that address can be anyone (set ${EMBEDDED_ON_NETWORK}=on where nobody else does, as in a container whose port is published on 127.0.0.1 alone)`,
    );
  }
  return { kind: "embedded", isForNetwork };
}
