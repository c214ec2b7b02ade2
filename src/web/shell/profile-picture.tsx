import { useEffect, useState } from "react";
import { API_PATHS } from "../../domain/wire.ts";
import type { Profile } from "../../domain/wire-schemas.ts";
import { useOnlineState } from "../lib/online-state.ts";

export function ProfilePicture({ profile }: { profile: Profile }) {
  const [failed, setFailed] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const isOffline = useOnlineState() === "Offline";
  const source = pictureSource(profile.picture);
  // A component may be drawn several times before it is mounted, and each drawing asks for the picture.
  useEffect(() => setMounted(true), []);
  useEffect(() => setFailed(isOffline), [isOffline]);
  if (source === undefined || failed) {
    return (
      <span className="grid size-9 place-items-center rounded-full bg-accent font-semibold text-accent-ink">
        {[...profile.name][0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      src={isMounted && !isOffline ? source : undefined}
      alt=""
      width={36}
      height={36}
      className="size-9 rounded-full"
      onError={() => setFailed(true)}
    />
  );
}

/**
 * Our own address is used as it is; any other goes through our server, as pages load nothing from
 * elsewhere.
 */
function pictureSource(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return address.startsWith(`${location.origin}/`) ? address : API_PATHS.sessionPicture;
}
