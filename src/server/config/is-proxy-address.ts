import { isIP } from "node:net";

/** Whether a text is an address or a block of addresses ("10.0.0.0/8"), short of all there are. */
export function isProxyAddress(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}
