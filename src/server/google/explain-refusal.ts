import { ownField } from "../../domain/own-field.ts";
import { ServiceError } from "../lib/service-error.ts";

/** What an operator can do about Google's documented reasons to refuse a key. */
const ADVICE: Readonly<Record<string, string>> = {
  API_KEY_HTTP_REFERRER_BLOCKED:
    "GOOGLE_MAPS_API_KEY is restricted to websites, which can't work from a server: restrict it by IP address or not at all",
  API_KEY_IP_ADDRESS_BLOCKED:
    "GOOGLE_MAPS_API_KEY is restricted to other IP addresses: add this server's",
  API_KEY_SERVICE_BLOCKED:
    "GOOGLE_MAPS_API_KEY may not use the Places API (New): allow it in the key's API restrictions",
  API_KEY_INVALID: "GOOGLE_MAPS_API_KEY is not a key that Google knows",
  SERVICE_DISABLED: "the Places API (New) is off in the key's project: turn it on",
  RATE_LIMIT_EXCEEDED:
    "the project's quota of the Places API (New) is used up: raise it in the Cloud console, where it may be as low as 100 a day",
  BILLING_DISABLED: "the key's project has no billing account: link one",
};

/** The same error, its message also saying what to do where that is known. */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.reason === undefined) return error;
  const advice = ownField(ADVICE, error.reason);
  return advice === undefined ? error : new ServiceError(`${error.message}: ${advice}`, error);
}
