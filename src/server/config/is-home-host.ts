import { BlockList, isIP } from "node:net";

const PRIVATE = new BlockList();
// RFC 1918, RFC 6598 (which private networks over the internet use), link-local; RFC 4193.
PRIVATE.addSubnet("10.0.0.0", 8, "ipv4");
PRIVATE.addSubnet("172.16.0.0", 12, "ipv4");
PRIVATE.addSubnet("192.168.0.0", 16, "ipv4");
PRIVATE.addSubnet("100.64.0.0", 10, "ipv4");
PRIVATE.addSubnet("169.254.0.0", 16, "ipv4");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");
/** Names that no authority gives a certificate for, as nobody owns them: RFC 6762, RFC 8375, ICANN's `internal`, routers' own. */
const HOME_NAME = /^[\w-]+$|\.(?:local|home\.arpa|internal|lan)$/;

/** Whether a URL's host is on a network of one's own, where a certificate is hard to have. */
export function isHomeHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version === 0) return HOME_NAME.test(hostname);
  return PRIVATE.check(address, version === 4 ? "ipv4" : "ipv6");
}
