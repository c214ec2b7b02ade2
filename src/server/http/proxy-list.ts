import { BlockList, isIP } from "node:net";

/** Whether an address is one of those that TRUST_PROXY names, each an address or a block of them. */
export function proxyList(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", length] = proxy.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, Number(length ?? (family === "ipv4" ? 32 : 128)), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}
