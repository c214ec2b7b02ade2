import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { PartBoundary } from "../lib/part-boundary.tsx";
import { paths } from "../lib/paths.ts";
import { profileWords } from "../messages/profile-words.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Link } from "../navigation/link.tsx";
import { signOut } from "../offline/sign-out.ts";
import type { PendingWrite } from "../offline/store/offline-store.ts";
import { Icon } from "../ui/icon.tsx";
import { ProfileMenuUnavailable } from "./profile-menu-unavailable.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

const UnsentChanges = lazyPart(async () => (await import("./unsent-changes.tsx")).UnsentChanges);

/** The profile picture and the small popover behind it; the browser's own popover closes and gives focus back. */
export function ProfileMenu({ profile }: { readonly profile: Profile }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [leaving, setLeaving] = useState(false);
  /** Changes that would be lost. */
  const [unsent, setUnsent] = useState<readonly PendingWrite[]>([]);

  // It comes when it was asked for.
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);

  async function leave(discardsChanges: boolean): Promise<void> {
    if (leaving) return;
    setLeaving(true);
    const writes = await signOut({ discardsChanges });
    if (writes.length === 0) return;
    setLeaving(false);
    setUnsent(writes);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={shellWords.accountOf(profile.name)}
        className="grid size-11 place-items-center rounded-full"
      >
        <ProfilePicture profile={profile} />
      </button>
      <div
        id={id}
        popover="auto"
        className="card fixed inset-auto top-16 end-3 m-0 min-w-56 p-3 text-ink shadow-lg"
      >
        <p className="font-semibold">{profile.name}</p>
        <p className="mb-3 break-all text-ink-soft">
          {/* An account of ours has none (account-address.ts, too large for every page). */}
          {profile.email.endsWith(".invalid") ? null : profile.email}
        </p>
        <Link
          to={paths.account}
          className="button button-quiet mb-2 w-full"
          onClick={() => document.getElementById(id)?.hidePopover()}
        >
          <Icon name="solo" size={20} />
          {profileWords.account}
        </Link>
        <button
          type="button"
          aria-disabled={leaving}
          className="button button-quiet w-full"
          onClick={() => void leave(false)}
        >
          <Icon name="logout" size={20} />
          {profileWords.logOut}
        </button>
      </div>
      {unsent.length === 0 ? null : (
        <PartBoundary
          fallback={(retry, failures) => (
            <ProfileMenuUnavailable failures={failures} onRetry={retry} />
          )}
        >
          <Suspense>
            <UnsentChanges
              writes={unsent}
              onStay={() => {
                setUnsent([]);
                button.current?.focus();
              }}
              onLeave={() => void leave(true)}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
