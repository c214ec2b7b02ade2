import { isLoopback } from "./is-loopback.ts";

export type AddressRules = {
  /** Whether http is accepted for hosts other than this machine. */
  readonly takesHttp?: boolean;
  /** Whether the address may have a query; a path is put behind it otherwise. */
  readonly takesQuery?: boolean;
};

/**
 * The problem of a service's address; undefined when it is valid. Addresses appear in logs and
 * error texts, so none may contain a secret, and a secret in one is not repeated.
 */
export function addressProblem(
  name: string,
  text: string,
  { takesHttp = false, takesQuery = false }: AddressRules = {},
): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An @ may follow a password even where the address can't be parsed.
  if (url === undefined ? text.includes("@") : url.username !== "" || url.password !== "") {
    return `${name} holds a user name or a password, which addresses reveal; leave it out`;
  }
  if (!takesQuery && /[?#]/.test(text)) {
    return `${name} has a part after ? or #, where secrets are often kept; leave it out`;
  }
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(text));
  if (isSecure || (takesHttp && url?.protocol === "http:")) return undefined;
  const shown = text.replace(/[?#].*$/s, "");
  return takesHttp
    ? `${name} is "${shown}", not an http or https address`
    : `${name} is "${shown}", not an https address (http only on this machine)`;
}
