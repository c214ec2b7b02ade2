import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { newId } from "./tokens.ts";

/**
 * The scope in which a process number is unique: this host since its start, in this container.
 * Hosts may share a name, and containers on one host may have the same numbers.
 */
const PLACE = [
  hostname(),
  readOrEmpty(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
  readOrEmpty(() => readlinkSync("/proc/self/ns/pid")),
].join("/");

/** A unique name for this process: its scope, process number, and a random part. */
export function newOwnerId(): string {
  return `${PLACE}:${process.pid}:${newId()}`;
}

/**
 * Whether the named process is certainly gone: it ran in the same scope and no process has its
 * number. False proves nothing; then its lease must expire.
 */
export function isOwnerGone(ownerId: string): boolean {
  const [place, pid] = ownerId.split(":");
  if (place !== PLACE) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** The name that Linux reports, without colons, which separate the parts of a name; empty on other systems. */
function readOrEmpty(read: () => string): string {
  try {
    return read().trim().replaceAll(":", "");
  } catch {
    return "";
  }
}
