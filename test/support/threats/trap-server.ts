import { listenOnFreePort } from "../server/listen-on-free-port.ts";

export type TrapServer = {
  /** With a slash at its end. */
  readonly url: string;
  /** The paths that were asked for: none, where nothing strays. */
  readonly trapped: string[];
  close(): Promise<void>;
};

/** A server that nothing should ever ask. */
export async function startTrapServer(): Promise<TrapServer> {
  const trapped: string[] = [];
  const { url, close } = await listenOnFreePort((request, response) => {
    trapped.push(String(request.url));
    response.end("stolen");
  });
  return { url: `${url}/`, trapped, close };
}
