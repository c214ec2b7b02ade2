type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
};

/**
 * A script's address as our security policy accepts it: from a policy with a name, which makes this one address.
 * A policy is made once, so this is called once for each name.
 *
 * @param policy one that the server allows: `trusted-types` in security-headers.ts.
 */
export function trustedScriptUrl(policy: string, address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const made = trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
  return made?.createScriptURL("") ?? address;
}
