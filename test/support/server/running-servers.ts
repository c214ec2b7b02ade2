import type { TestServer } from "./test-server.ts";

const running = new Map<string, TestServer>();

/** Notes that a server of this process runs, for who only knows its address. */
export function noteRunning(server: TestServer): void {
  running.set(server.url, server);
}

/** It closes: another process may have its port next. */
export function noteClosed(server: TestServer): void {
  if (running.get(server.url) === server) running.delete(server.url);
}

/** The server of this process at an address; undefined for one of another process. */
export function serverAt(url: string): TestServer | undefined {
  return running.get(new URL(url).origin);
}
