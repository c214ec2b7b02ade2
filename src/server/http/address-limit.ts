import type { FastifyRequest } from "fastify";
import { API_PATHS } from "../../domain/wire.ts";
import type { Context } from "../context.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { addressGroup } from "./address-group.ts";

/**
 * Whether one more request is within what its address may ask for in a minute. Counted is what costs
 * something; the pages and their files come from memory.
 */
export function createAddressLimit({
  config,
  clock,
}: Pick<Context, "config" | "clock">): (request: FastifyRequest) => boolean {
  const { minuteRequestsPerAddress, minuteSignInsPerAddress } = config.limits;
  const mayAsk = createMinuteLimit(clock, minuteRequestsPerAddress);
  const mayDo: Readonly<Record<string, (who: string) => boolean>> = {
    // Each keeps something for whoever asks, signed in or not.
    [API_PATHS.signIn]: createMinuteLimit(clock, minuteSignInsPerAddress),
    [API_PATHS.signInCallback]: createMinuteLimit(clock, minuteSignInsPerAddress),
  };
  return (request) => {
    // The route rather than the address, which can be written in many ways; none has been found for
    // what we don't have.
    const route = request.routeOptions.url;
    if (route !== undefined && !route.startsWith("/api/")) return true;
    const who = addressGroup(request.ip) ?? String(request.socket.remoteAddress);
    return mayAsk(who) && (route === undefined || mayDo[route]?.(who) !== false);
  };
}
