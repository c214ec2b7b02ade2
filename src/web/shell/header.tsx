import { Suspense, useEffect, useState } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { PartBoundary } from "../lib/part-boundary.tsx";
import { paths } from "../lib/paths.ts";
import { useProfile } from "../lib/profile.ts";
import { askToSignIn } from "../lib/sign-in-prompt.ts";
import { whenUsed } from "../lib/when/when-used.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Link } from "../navigation/link.tsx";
import { type Entry, useLocation } from "../navigation/navigation.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { ProfileMenuUnavailable } from "./profile-menu-unavailable.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

const ProfileMenu = lazyPart(async () => (await import("./profile-menu.tsx")).ProfileMenu);

const links = () => [
  { to: paths.home, text: shellWords.home },
  { to: paths.createTrip, text: shellWords.createTrip },
  { to: paths.contact, text: shellWords.contact },
];

const signedInLinks = () => [
  { to: paths.createTrip, text: shellWords.newTrip },
  { to: paths.myTrips, text: shellWords.myTrips },
];

export function Header() {
  const profile = useProfile();
  const entry = useLocation();
  const { pathname } = entry;
  // The menu belongs to the visit it was opened in, so any navigation closes it, even to the same
  // screen.
  const [menuOpenOn, setMenuOpenOn] = useState<Entry>();
  const menuOpen = menuOpenOn === entry;
  const [isProfileWanted, setProfileWanted] = useState(false);
  const isSignedIn = profile !== undefined;
  useEffect(() => {
    if (!menuOpen) return;
    const close = ({ key }: KeyboardEvent) =>
      key === "Escape" ? setMenuOpenOn(undefined) : undefined;
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [menuOpen]);
  useEffect(() => {
    // Without its file the button says so.
    if (isSignedIn) void whenUsed().then(() => ProfileMenu.prepare().catch(() => undefined));
  }, [isSignedIn]);
  return (
    <header
      data-app-header
      className="no-print sticky top-0 z-10 border-line border-b bg-paper/95 backdrop-blur-sm [@media(max-height:26rem)]:static"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-1 px-2 sm:px-3 lg:gap-2">
        <Link
          to={paths.home}
          aria-label={shellWords.product}
          className="me-auto flex rounded-lg p-1"
        >
          <Logo isShort={profile !== undefined} />
        </Link>
        <nav aria-label={shellWords.mainNavigation} className="hidden md:block">
          <ul className="flex">
            {links().map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-lg px-2 hover:underline lg:px-3 aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {profile === undefined ? (
          <button
            type="button"
            className="button button-accent px-4 max-[22rem]:px-2 max-[22rem]:text-xs sm:px-5"
            onClick={() => {
              setMenuOpenOn(undefined);
              askToSignIn();
            }}
          >
            {shellWords.signIn}
          </button>
        ) : (
          <>
            {signedInLinks().map(({ to, text }) => (
              <Link
                key={to}
                to={to}
                // With large letters on a small screen the menu alone has them.
                className="button button-quiet px-2 max-[22rem]:px-1 max-[22rem]:text-xs max-[15rem]:hidden sm:px-3 lg:px-4"
              >
                {text}
              </Link>
            ))}
            <PartBoundary
              fallback={(retry, failures) => (
                <ProfileMenuUnavailable failures={failures} onRetry={retry} />
              )}
            >
              <Suspense fallback={<ProfileButton profile={profile} />}>
                {isProfileWanted ? (
                  <ProfileMenu profile={profile} />
                ) : (
                  <ProfileButton profile={profile} onPress={() => setProfileWanted(true)} />
                )}
              </Suspense>
            </PartBoundary>
          </>
        )}
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full md:hidden"
          aria-expanded={menuOpen}
          aria-controls="mobile-menu"
          aria-label={shellWords.menu}
          onClick={() => setMenuOpenOn(menuOpen ? undefined : entry)}
        >
          <Icon name={menuOpen ? "close" : "menu"} />
        </button>
      </div>
      <MobileMenu open={menuOpen} signedIn={profile !== undefined} />
    </header>
  );
}

type ProfileButtonProps = { readonly profile: Profile; readonly onPress?: () => void };

/** In place of the menu's own until it is first pressed. */
function ProfileButton({ profile, onPress }: ProfileButtonProps) {
  return (
    <button
      type="button"
      aria-label={shellWords.accountOf(profile.name)}
      className="grid size-11 place-items-center rounded-full"
      onClick={onPress}
    >
      <ProfilePicture profile={profile} />
    </button>
  );
}

function MobileMenu({ open, signedIn }: { open: boolean; signedIn: boolean }) {
  return (
    <nav
      id="mobile-menu"
      aria-label={shellWords.menu}
      hidden={!open}
      className="border-line border-t px-3 pb-3 md:hidden"
    >
      <ul>
        {[...links(), ...(signedIn ? signedInLinks() : [])].map(({ to, text }) => (
          <li key={text}>
            <Link to={to} className="flex min-h-12 items-center rounded-lg px-2 text-lg">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {/* Inert, as the specification has it (section 2); the bar's own Sign In button works at every width. */}
      {signedIn ? null : (
        <button type="button" aria-disabled="true" className="button button-quiet mt-2 w-full">
          {shellWords.signIn}
        </button>
      )}
    </nav>
  );
}
