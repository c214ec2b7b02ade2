import type { FastifyRequest } from "fastify";
import { API_PATHS } from "../../domain/wire.ts";
import { EMBEDDED_PATH } from "../auth/embedded-provider.ts";
import type { Context } from "../context.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { addressBlock, addressGroup } from "./address-group.ts";

/** A /48 may be one customer's or a mobile network's: it may ask for as much as so many addresses. */
const ADDRESSES_OF_BLOCK = 10;

/**
 * Whether one more request is within what its address may ask for in a minute. Counted is what costs
 * something; the pages and their files come from memory.
 */
export function createAddressLimit({
  config,
  clock,
}: Pick<Context, "config" | "clock">): (request: FastifyRequest) => boolean {
  const { minuteRequestsPerAddress, minuteSignInsPerAddress } = config.limits;

  function createLimit(most: number): (who: string) => boolean {
    const mayAddress = createMinuteLimit(clock, most);
    const mayBlock = createMinuteLimit(clock, most * ADDRESSES_OF_BLOCK);
    return (who) => {
      if (!mayAddress(who)) return false;
      const block = addressBlock(who);
      return block === undefined || mayBlock(block);
    };
  }

  const mayAsk = createLimit(minuteRequestsPerAddress);
  const mayDo: Readonly<Record<string, (who: string) => boolean>> = {
    // Each keeps something for whoever asks, signed in or not.
    [API_PATHS.signIn]: createLimit(minuteSignInsPerAddress),
    [API_PATHS.signInCallback]: createLimit(minuteSignInsPerAddress),
    [`${EMBEDDED_PATH}/auth`]: createLimit(minuteSignInsPerAddress),
  };
  return (request) => {
    // The route rather than the address, which can be written in many ways; none has been found for
    // what we don't have.
    const route = request.routeOptions.url;
    const isCounted =
      route === undefined || route.startsWith("/api/") || route.startsWith(`${EMBEDDED_PATH}/`);
    if (!isCounted) return true;
    const who = addressGroup(request.ip) ?? String(request.socket.remoteAddress);
    return mayAsk(who) && (route === undefined || mayDo[route]?.(who) !== false);
  };
}
