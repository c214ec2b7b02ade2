import { BlockList, isIP } from "node:net";

/** Google's image hosts; `photoUri` names lh3. */
export const GOOGLE_IMAGES = /^lh[3-6]\.googleusercontent\.com$/;
const MAX_ADDRESS = 4096;

export type ImageHosts = {
  isAllowed(url: URL): boolean;
  /** A server that the operator named may be on a private network; no other may. */
  mayBePrivate(url: URL): boolean;
};

/**
 * Where images may be fetched from: a service's own image hosts over https, and servers the operator named.
 *
 * @param known matches the host names of the service's image hosts.
 * @param namedUrls addresses of servers the operator named.
 */
export function createImageHosts(
  known: RegExp | undefined,
  namedUrls: readonly string[],
): ImageHosts {
  const named = new Set(namedUrls.map((url) => new URL(url).origin));
  return {
    isAllowed(url) {
      if (url.href.length > MAX_ADDRESS || url.username !== "" || url.password !== "") return false;
      if (named.has(url.origin)) return true;
      return url.protocol === "https:" && url.port === "" && known?.test(url.hostname) === true;
    },
    mayBePrivate: (url) => named.has(url.origin),
  };
}

/**
 * Two lists: a single one would compare an IPv4 address with IPv6 networks too, as if it were
 * mapped.
 */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE_4.addSubnet(network, prefix, "ipv4");
}
/** Addresses that aren't global unicast, and those that only wrap an IPv4 address (6to4, Teredo) or are for documentation. */
for (const [network, prefix] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  PRIVATE_6.addSubnet(network, prefix, "ipv6");
}

/** By which networks without IPv4 reach it (RFC 6052): the address that is wrapped counts. */
const NAT64 = /^\[64:ff9b::(?:(?<high>[\da-f]+):)?(?<low>[\da-f]*)\]$/;

/** Whether an IP address is anything but a public one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 4) return PRIVATE_4.check(address, "ipv4");
  const wrapped = wrappedIn(address);
  return wrapped === undefined ? PRIVATE_6.check(address, "ipv6") : isPrivateAddress(wrapped);
}

function wrappedIn(address: string): string | undefined {
  if (!URL.canParse(`http://[${address}]`)) return undefined;
  const groups = NAT64.exec(new URL(`http://[${address}]`).hostname)?.groups;
  if (groups === undefined) return undefined;
  const [high, low] = [groups.high, groups.low].map((hex) => Number.parseInt(hex || "0", 16));
  return [high, low].flatMap((part = 0) => [part >> 8, part & 255]).join(".");
}
