import type { ReactNode } from "react";
import type { AccessScope, AppScope } from "../../../../domain/access-token.ts";
import { english } from "../../../../domain/messages/en/english.ts";

export const accountWords = {
  screen: "Account",
  title: "Your account",
  signInTitle: "How you sign in",
  signInMethods:
    "Your passkeys, password and recovery codes. Owners of this server see to other people there, too.",
  changeSignIn: "Change how you sign in",
  dataTitle: "Your data",
  data: "All your data in one JSON file: your profile, where you’re signed in, what you asked us to plan, and every trip.",
  downloadData: "Download your data",

  sessionsTitle: "Where you’re signed in",
  lookingUp: "Loading",
  browsers: (count: number) =>
    english.plural(count, {
      one: "Only in this browser.",
      other: `In ${count} browsers. Log out any you don’t recognize.`,
    }),
  unknownBrowser: "Unknown browser",
  /** A browser and what it runs on: "Firefox on Linux". */
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  thisBrowser: " · this browser",
  signedIn: (at: string, lastUsedAt: string) => `Signed in ${at}, last used ${lastUsedAt}`,
  signOut: "Log out",
  signOutOf: (device: string, at: string) => `Log out ${device}, signed in ${at}`,
  signedOut: (device: string) => `${device} is logged out.`,
  signOutElsewhere: "Log out everywhere else",
  signedOutElsewhere: "Every other browser is logged out.",

  deletionTitle: "Delete your account",
  deletion:
    "This deletes your profile, every trip, and every plan you asked for. You can’t undo it. You may want to download your data first.",
  deleteAccount: "Delete account",
  deletionQuestion: "Delete your account?",
  typeAddress: (address: ReactNode) => [
    "To delete it for good, type its email address or name, ",
    address,
  ],
  deleting: "Deleting",
  deleteForGood: "Delete for good",
  keepAccount: "Keep account",
  deleted: "Your account and everything in it are deleted.",

  /** Access tokens on the account page. */
  tokens: {
    title: "Access tokens",
    about:
      "An access token lets your own programs work with your trips without signing in. It can’t see, change, or delete your account.",
    lookingUp: "Loading tokens",
    none: "You have no tokens.",
    some: (count: number) =>
      english.plural(count, {
        one: "You have one token. Revoke it when you no longer need it.",
        other: `You have ${count} tokens. Revoke any you no longer need.`,
      }),
    make: "Create token",
    name: "Name",
    mayTitle: "It can",
    scopes: {
      read: "see your trips",
      plan: "create trips",
      write: "see, change, import, and delete trips",
      share: "create and turn off links to trips",
      calendar: "show your trips in a calendar app",
    } satisfies Record<AccessScope, string>,
    ends: "Expires",
    lives: { month: "in 30 days", quarter: "in 90 days", year: "in a year", never: "never" },
    noScope: "Select at least one thing it can do.",
    making: "Creating",
    makeIt: "Create",
    cancel: "Cancel",
    secret: (name: string) => `Token “${name}”`,
    secretOnce: "Copy it now. We can’t show it again.",
    copy: "Copy",
    copied: "Token copied.",
    cannotCopy: "We couldn’t copy the token. Select it and copy it yourself.",
    done: "I’ve copied it",
    may: (scopes: readonly string[]) => `Can ${english.list(scopes)}`,
    made: (at: string) => `Created ${at}`,
    lastUsed: (at: string) => `last used ${at}`,
    neverUsed: "not used yet",
    endsAt: (at: string) => `expires ${at}`,
    endsNever: "never expires",
    isOver: " · expired",
    revoke: "Revoke",
    revokeNamed: (name: string) => `Revoke token ${name}`,
    revoked: (name: string) => `Token “${name}” revoked.`,
  },

  /** The apps that a traveller has connected, under Account. */
  apps: {
    title: "Connected apps",
    /** @param address where apps connect. */
    about: (address: string) =>
      `Assistants that support the Model Context Protocol (MCP) can connect at ${address}. We ask you first.`,
    lookingUp: "Loading apps",
    none: "No apps are connected.",
    some: (count: number) => `${english.count(count, { one: "app", other: "apps" })} connected.`,
    scopes: {
      read: "see your trips",
      plan: "create trips",
      write: "see and change trips",
    } satisfies Record<AppScope, string>,
    may: (scopes: readonly string[]) => `Can ${english.list(scopes)}`,
    connected: (time: string) => `Connected on ${time}`,
    disconnect: "Disconnect",
    disconnectNamed: (name: string) => `Disconnect ${name}`,
    disconnected: (name: string) => `${name} disconnected.`,
  },
};
