import { isIP } from "node:net";

/**
 * The group that an address counts in: an IPv4 address by itself, an IPv6 address in its /64, which
 * belongs to one customer as a whole.
 *
 * @returns undefined for text that is no address.
 */
export function addressGroup(address: string): string | undefined {
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return groupOfIpv6(address);
    default:
      return undefined;
  }
}

/**
 * The /48 that an IPv6 address is in: providers hand out as much to one customer, who then has 65,536
 * of the groups above.
 *
 * @param group of the address.
 * @returns undefined for an IPv4 address.
 */
export function addressBlock(group: string): string | undefined {
  return group.includes(":") ? group.split(":").slice(0, 3).join(":") : undefined;
}

function groupOfIpv6(address: string): string {
  // An IPv4 address as a server that listens on both kinds sees it.
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice(7);
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const before = wordsOf(head);
  const after = wordsOf(tail ?? "");
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  const words = [...before, ...zeros, ...after];
  const [high = 0, low = 0] = words.slice(6);
  // The same, written another way.
  if (words.slice(0, 6).join() === "0,0,0,0,0,65535") {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(":");
}

/** The 16-bit words of a part of an address; its last two may be written as an IPv4 address. */
function wordsOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((word) => {
    if (!word.includes(".")) return [Number.parseInt(word, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = word.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
