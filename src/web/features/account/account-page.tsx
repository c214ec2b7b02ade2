import { useEffect, useState } from "react";
import { calledBy, isOurAccount } from "../../../domain/accounts/account-address.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import { WhenAnalyticsIsOn } from "../../analytics/when-analytics-is-on.tsx";
import { changeLanguage } from "../../lib/change-language.ts";
import { paths } from "../../lib/paths.ts";
import { useProfile } from "../../lib/profile.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { accountWords } from "../../messages/account/account-words.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { Navigate } from "../../navigation/navigation.tsx";
import { LanguageLinks } from "../../ui/language-links.tsx";
import { AccessTokens } from "./access-tokens.tsx";
import { ConnectedApps } from "./connected-apps.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { SessionList } from "./session-list.tsx";

const loadChoice = async () =>
  (await import("../../analytics/analytics-choice.tsx")).AnalyticsChoice;

/** Where one is signed in, a copy of all one's data, and the way out. */
export function AccountPage() {
  useDocumentTitle(accountWords.screen);
  const profile = useProfile();
  if (profile === undefined) return <Navigate to={paths.home} />;
  return (
    <section className="mx-auto max-w-2xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {accountWords.title}
      </h1>
      <p className="mt-3 text-lg text-ink-soft">
        {isOurAccount(profile) ? profile.name : `${profile.name}, ${profile.email}`}
      </p>
      <SignInMethods profile={profile} />
      <SessionList />
      <section aria-labelledby="data-title" className="mt-12">
        <h2 id="data-title" className="text-2xl">
          {accountWords.dataTitle}
        </h2>
        <p className="mt-2">{accountWords.data}</p>
        <p className="mt-4">
          <a href={API_PATHS.accountData} download className="button button-quiet">
            {accountWords.downloadData}
          </a>
        </p>
      </section>
      <section aria-labelledby="language-title" className="mt-12">
        <h2 id="language-title" className="text-2xl">
          {shellWords.languages}
        </h2>
        <LanguageLinks onChoose={changeLanguage} />
      </section>
      <AccessTokens />
      <ConnectedApps />
      <WhenAnalyticsIsOn load={loadChoice} />
      <DeleteAccount email={calledBy(profile)} />
    </section>
  );
}

/** The way to passkeys, password and recovery codes, which are on a page of the server's own. */
function SignInMethods({ profile }: { profile: Profile }) {
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
