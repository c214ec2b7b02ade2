import { hostname } from "node:os";
import { newId } from "./tokens.ts";

/** A name for this process that no other process ever has: host, process number, and a random part. */
export function newOwnerId(): string {
  return `${hostname()}:${process.pid}:${newId()}`;
}

/**
 * Whether the named process is certainly gone: it ran on this host and no process has its number.
 * False says nothing; then its lease must run out.
 */
export function isOwnerGone(ownerId: string): boolean {
  const [host, pid] = ownerId.split(":");
  if (host !== hostname()) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
