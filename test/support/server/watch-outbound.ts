import { subscribe, unsubscribe } from "node:diagnostics_channel";

export type Outbound = {
  /** Every host and port that this process opened a connection to, as it was named. */
  readonly hosts: Set<string>;
  end(): void;
};

/** Watches whom this process talks to, by fetch or otherwise. */
export function watchOutbound(): Outbound {
  const hosts = new Set<string>();
  const onFetch = (message: unknown) => {
    const { connectParams } = message as { connectParams: { host: string } };
    hosts.add(connectParams.host);
  };
  const onHttp = (message: unknown) => {
    const { request } = message as { request: { host: string; getHeader(name: string): unknown } };
    hosts.add(String(request.getHeader("host") ?? request.host));
  };
  subscribe("undici:client:beforeConnect", onFetch);
  subscribe("http.client.request.start", onHttp);
  return {
    hosts,
    end() {
      unsubscribe("undici:client:beforeConnect", onFetch);
      unsubscribe("http.client.request.start", onHttp);
    },
  };
}
