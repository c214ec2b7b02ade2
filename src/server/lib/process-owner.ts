import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { newId } from "./tokens.ts";

/**
 * Where a process number means one process: this host, since it was started, in this container.
 * Hosts may have one name, and containers on one host the same numbers.
 */
const PLACE = [
  hostname(),
  told(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
  told(() => readlinkSync("/proc/self/ns/pid")),
].join("/");

/** A name for this process that no other process ever has: place, process number, and a random part. */
export function newOwnerId(): string {
  return `${PLACE}:${process.pid}:${newId()}`;
}

/**
 * Whether the named process is certainly gone: it ran in this very place and no process has its
 * number. False says nothing; then its lease must run out.
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

/** What Linux tells, without the colons that part an owner's name; other systems tell nothing. */
function told(read: () => string): string {
  try {
    return read().trim().replaceAll(":", "");
  } catch {
    return "";
  }
}
