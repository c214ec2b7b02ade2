import type { FastifyRequest } from "fastify";
import { API_PATHS } from "../../domain/wire.ts";
import type { Limits } from "../config/limits.ts";
import type { Clock } from "../lib/clock.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { addressBlock, addressGroup } from "./address-group.ts";

/** A /48 may be one customer's or a mobile network's: its limit is that of this many addresses. */
const ADDRESSES_OF_BLOCK = 10;
/** How the routes begin whose requests cost something. */
const COUNTED = ["/api/", "/mcp", "/oauth/", "/connect/", "/s/", "/enter", "/account/"];

/**
 * Whether one more request is within its address's limit for the minute. Requests that cost something
 * count; the pages and their files come from memory.
 */
export function createAddressLimit(
  {
    minuteRequestsPerAddress,
    minuteSignInsPerAddress,
  }: Pick<Limits, "minuteRequestsPerAddress" | "minuteSignInsPerAddress">,
  clock: Clock,
): (request: FastifyRequest) => boolean {
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
    // Each of these stores something for anyone, signed in or not.
    [API_PATHS.signIn]: createLimit(minuteSignInsPerAddress),
    [API_PATHS.signInCallback]: createLimit(minuteSignInsPerAddress),
    "/oauth/authorize": createLimit(minuteSignInsPerAddress),
    // A page with a passkey's challenge, which is stored, and a password to be hashed.
    "/enter": createLimit(minuteSignInsPerAddress),
    "/enter/:token": createLimit(minuteSignInsPerAddress),
  };
  return (request) => {
    // The route, as an address can be written in many ways. It is undefined for a path we don't have.
    const route = request.routeOptions.url;
    const isCounted =
      route === undefined || COUNTED.some((beginning) => route.startsWith(beginning));
    if (!isCounted) return true;
    const who = addressGroup(request.ip) ?? String(request.socket.remoteAddress);
    return mayAsk(who) && (route === undefined || mayDo[route]?.(who) !== false);
  };
}
