import { type ComponentType, useEffect, useState } from "react";
import type { OperatorLinks } from "../../domain/wire-schemas.ts";
import { paths } from "../lib/paths.ts";
import { serverConfig } from "../lib/server-config.ts";
import { whenUsed } from "../lib/when/when-used.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Link } from "../navigation/link.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";

type SocialKind = keyof NonNullable<OperatorLinks["social"]>;

const SOCIAL_ICONS: readonly (readonly [SocialKind, IconName])[] = [
  ["photos", "social-photo"],
  ["chat", "social-chat"],
  ["videos", "social-video"],
];

/** Terms and social media are placeholders (specification, section 2) until the operator says where they lead. */
export function Footer() {
  const links = useOperatorLinks();
  const Languages = useLanguageLinks();
  return (
    <footer data-app-footer className="no-print mt-16 border-line border-t bg-card">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:gap-3 sm:flex-row sm:items-center sm:justify-between">
        <Logo />
        <nav aria-label={shellWords.footer}>
          <ul className="flex flex-wrap gap-x-5">
            <FooterLink to={paths.home} text={shellWords.home} />
            <FooterLink to={paths.createTrip} text={shellWords.planTrip} />
            <li>
              {links.termsUrl === undefined ? (
                <span className="inline-flex min-h-11 items-center text-ink-soft">
                  {shellWords.terms}
                </span>
              ) : (
                <a href={links.termsUrl} rel="noopener noreferrer" className={LINK_LOOK}>
                  {shellWords.terms}
                </a>
              )}
            </li>
            <FooterLink to={paths.contact} text={shellWords.contactUs} />
          </ul>
        </nav>
        <ul
          className="flex sm:-me-2"
          aria-label={links.social === undefined ? shellWords.socialComing : shellWords.socialMedia}
        >
          {SOCIAL_ICONS.map(([kind, icon]) => (
            <li key={kind} className="grid size-11 place-items-center text-ink-soft">
              <SocialIcon icon={icon} text={shellWords.social[kind]} href={links.social?.[kind]} />
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={shellWords.languages} className="mx-auto min-h-17 max-w-page px-4 pb-6">
        {Languages === undefined ? null : <Languages />}
      </nav>
    </footer>
  );
}

const LINK_LOOK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

let languageLinks: ComponentType | undefined;

/** The links to the other languages: nobody needs them before the page is used. */
function useLanguageLinks(): ComponentType | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void whenUsed()
      .then(() => import("./footer-languages.tsx"))
      .then(
        ({ FooterLanguages }) => {
          languageLinks = FooterLanguages;
          setLoaded(true);
        },
        (error: unknown) => console.warn("no other languages", error),
      );
  }, []);
  return languageLinks;
}

/** Nobody needs them before the page is used. */
function useOperatorLinks(): OperatorLinks {
  const [links, setLinks] = useState<OperatorLinks>({});
  useEffect(() => {
    void whenUsed().then(async () => {
      const config = await serverConfig();
      if (config !== undefined) setLinks(config.links);
    });
  }, []);
  return links;
}

function SocialIcon(props: { icon: IconName; text: string; href: string | undefined }) {
  const { icon, text, href } = props;
  const content = (
    <>
      <Icon name={icon} />
      <span className="sr-only">{text}</span>
    </>
  );
  if (href === undefined) return content;
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-accent-wash"
    >
      {content}
    </a>
  );
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className={LINK_LOOK}>
        {text}
      </Link>
    </li>
  );
}
