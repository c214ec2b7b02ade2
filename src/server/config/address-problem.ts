import { isLoopback } from "./is-loopback.ts";

type AddressRules = {
  /** Whether http is taken for hosts other than this machine too. */
  readonly takesHttp?: boolean;
  /** Whether the address may have a query; a path is put behind it otherwise. */
  readonly takesQuery?: boolean;
};

/**
 * What is wrong with the address of a service, in words; undefined when it is good. Addresses appear in
 * logs and error texts, so none may hold a secret, and a secret that one holds is not repeated.
 */
export function addressProblem(
  name: string,
  text: string,
  { takesHttp = false, takesQuery = false }: AddressRules = {},
): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Also where it can't be parsed, an @ may stand behind a password.
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
