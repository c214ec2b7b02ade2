import { isLoopbackAddress } from "../lib/is-loopback-address.ts";

/** Whether a URL's host is this machine under one of its loopback names. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ""));
}
