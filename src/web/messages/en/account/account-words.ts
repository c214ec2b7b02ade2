import type { ReactNode } from "react";
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
  tryAgain: "Try again",
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
};
