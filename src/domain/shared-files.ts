/** Where the system sends what is shared with the installed application: the service worker takes it, no server does. */
export const SHARE_TARGET = "/share-target";

/** The part of My Trips' address that asks what to do with files that were shared. */
export const SHARED_SEARCH = "?shared";

export const MOST_SHARED_FILES = 10;
/** Of one; what is larger is no confirmation. */
export const MOST_SHARED_BYTES = 20 * 1024 * 1024;

/** Under which a shared file waits in the application's cache until a page has read it. */
export function sharedFilePath(at: number): string {
  return `/shared-files/${at}`;
}
