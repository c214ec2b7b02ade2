import tls from "node:tls";
import { nodeHttp } from "../lib/node-http.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { OutgoingConfig } from "./outgoing-settings.ts";

/** This machine, and Google's servers that tell a machine of theirs who it is, which no proxy reaches. */
const ALWAYS_DIRECT = [
  "localhost",
  ".localhost",
  "127.0.0.1",
  "::1",
  "[::1]",
  "169.254.169.254",
  "metadata.google.internal",
  "metadata.google.internal.",
] as const;

/**
 * From now on every request of this process leaves it so: `fetch`, `http` and `https` by Node's own means, and Google's
 * libraries by the environment, which they read themselves.
 *
 * @returns makes all of it as it was, certificates aside.
 * @throws StartupError where this Node can't.
 */
export function applyOutgoing({
  httpsProxy,
  httpProxy,
  direct,
  authorities,
}: OutgoingConfig): () => void {
  if (authorities.length > 0) addAuthorities(authorities);
  const proxies = {
    HTTPS_PROXY: httpsProxy,
    HTTP_PROXY: httpProxy,
    NO_PROXY: [...ALWAYS_DIRECT, ...direct].join(","),
  };
  const isWithout = httpsProxy === undefined && httpProxy === undefined;
  const names = Object.keys(proxies).flatMap((name) => [name, name.toLowerCase()]);
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of names) {
    const value = proxies[name.toUpperCase() as keyof typeof proxies];
    setVariable(name, isWithout ? undefined : value);
  }
  const restoreRequests = isWithout ? undefined : applyProxies(proxies);
  return () => {
    restoreRequests?.();
    for (const [name, value] of before) setVariable(name, value);
  };
}

function addAuthorities(authorities: readonly string[]): void {
  if (typeof tls.setDefaultCACertificates !== "function") {
    throw tooOld("NODE_EXTRA_CA_CERTS in the settings file", "24.5");
  }
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), ...authorities]);
}

function applyProxies(proxies: Readonly<Record<string, string | undefined>>): () => void {
  if (typeof nodeHttp.setGlobalProxyFromEnv !== "function") {
    throw tooOld("HTTPS_PROXY and HTTP_PROXY", "24.14");
  }
  return nodeHttp.setGlobalProxyFromEnv(proxies);
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** To go out in another way than was asked for is worse than not to start. */
function tooOld(what: string, oldest: string): StartupError {
  return new StartupError(
    `Node ${oldest} or newer is needed for ${what}; this is ${process.versions.node}. Install it, or remove the setting.`,
  );
}
