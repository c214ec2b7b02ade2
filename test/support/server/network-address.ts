import { networkInterfaces } from "node:os";

/** An IPv4 address at which other machines reach this one; undefined where it has none. */
export function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
}
