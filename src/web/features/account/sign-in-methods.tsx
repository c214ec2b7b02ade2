import { useEffect, useState } from "react";
import { isOurAccount } from "../../../domain/accounts/account-address.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { accountWords } from "../../messages/account/account-words.ts";

/** The way to passkeys, password and recovery codes, which are on a page of the server's own. */
export function SignInMethods({ profile }: { profile: Profile }) {
  const isOurs = isOurAccount(profile);
  // One of a provider may have been joined with one of ours.
  const [mayBeOurs, setMayBeOurs] = useState(false);
  useEffect(() => {
    let isShown = true;
    void serverConfig().then((config) => {
      if (isShown) setMayBeOurs(config?.localAccounts === true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (!(isOurs || mayBeOurs)) return null;
  return (
    <section aria-labelledby="sign-in-methods" className="mt-12">
      <h2 id="sign-in-methods" className="text-2xl">
        {accountWords.signInTitle}
      </h2>
      <p className="mt-2">{accountWords.signInMethods}</p>
      <p className="mt-4">
        <a href="/account/sign-in" className="button button-quiet">
          {accountWords.changeSignIn}
        </a>
      </p>
    </section>
  );
}
