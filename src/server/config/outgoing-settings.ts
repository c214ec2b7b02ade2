import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { problemOfCertificates } from "./problems-of-certificates.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** How requests leave this machine. */
export type OutgoingConfig = {
  /** The proxy for https and the one for http; undefined: none. They may hold a password. */
  readonly httpsProxy: string | undefined;
  readonly httpProxy: string | undefined;
  /** Hosts that are asked without the proxy, beside this machine's own. */
  readonly direct: readonly string[];
  /** Certificates of authorities that Node didn't read when it started, as PEM. */
  readonly authorities: readonly string[];
};

const CERTIFICATE_BEGINS = "-----BEGIN CERTIFICATE-----";

/** @param ownHosts those of this server, which it may ask itself. */
export function readOutgoing(from: SettingsReader, ownHosts: readonly string[]): OutgoingConfig {
  const { environment, file, problems, warnings } = from;

  function read(name: string): string | undefined {
    const names = [name.toLowerCase(), name];
    const set = [environment, file].flatMap((settings) => names.map((one) => settings[one]));
    return set.map((text) => text?.trim()).find((text) => text !== undefined && text !== "");
  }

  function readProxy(name: "HTTPS_PROXY" | "HTTP_PROXY"): string | undefined {
    const text = read(name);
    if (text === undefined || isProxy(text)) return text;
    // It may hold a password, so it isn't repeated.
    problems.push(`${name} is no address of a proxy, such as http://proxy.example.org:3128`);
    return undefined;
  }

  const httpProxy = readProxy("HTTP_PROXY");
  const httpsProxy = readProxy("HTTPS_PROXY") ?? httpProxy;
  const named = (read("NO_PROXY") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  for (const block of named.filter((entry) => entry.includes("/"))) {
    warnings.push(`NO_PROXY names ${block}, which has no effect: name hosts or domains`);
  }
  const isWithout = named.includes("*");
  const direct = [...ownHosts, ...named.flatMap(withSubdomains)];
  return {
    httpsProxy: isWithout ? undefined : httpsProxy,
    httpProxy: isWithout ? undefined : httpProxy,
    direct: [...new Set(direct)],
    authorities: readAuthorities(from),
  };
}

/** Node reads the environment's file by itself when it starts, and the settings file's never. */
function readAuthorities({ environment, file, problems }: SettingsReader): string[] {
  const name = "NODE_EXTRA_CA_CERTS";
  const isInEnvironment = (environment[name]?.trim() ?? "") !== "";
  const path = (isInEnvironment ? environment : file)[name]?.trim() ?? "";
  if (path === "") return [];
  const problem = problemOfCertificates(path);
  if (problem !== undefined) {
    problems.push(`${name} names ${path}, which ${problem}`);
    return [];
  }
  if (isInEnvironment) return [];
  const [, ...certificates] = readFileSync(path, "utf8").split(CERTIFICATE_BEGINS);
  return certificates.map((rest) => CERTIFICATE_BEGINS + rest);
}

function isProxy(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  // A broken % in a password is refused by whoever decodes it.
  const isDecodable = !/%(?![\da-f]{2})/i.test(username + password);
  return /^https?:$/.test(protocol) && pathname + search + hash === "/" && isDecodable;
}

/** A domain covers what lies in it, as curl has it; of the programs that read this, not all do. */
function withSubdomains(entry: string): string[] {
  const isDomain = /^[a-z][\w-]*(?:\.[\w-]+)*\.?$/i.test(entry) && isIP(entry) === 0;
  return isDomain ? [entry, `.${entry}`] : [entry];
}
