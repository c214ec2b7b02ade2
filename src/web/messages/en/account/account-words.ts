import type { ReactNode } from "react";
import { english } from "../../../../domain/messages/en/english.ts";

export const accountWords = {
  screen: "Account",
  title: "Your account",
  dataTitle: "Your data",
  data: "All that we hold of you, in one JSON file: your profile, where you are signed in, what you asked us to plan, and every trip.",
  downloadData: "Download your data",

  sessionsTitle: "Where you are signed in",
  lookingUp: "Looking it up",
  tryAgain: "Try again",
  browsers: (count: number) =>
    english.plural(count, {
      one: "In this browser alone.",
      other: `In ${count} browsers. Sign out any that you don't know.`,
    }),
  thisBrowser: " · this browser",
  signedIn: (at: string, lastUsedAt: string) => `Signed in ${at}, last used ${lastUsedAt}`,
  signOut: "Sign out",
  signOutOf: (device: string, at: string) => `Sign out ${device}, signed in ${at}`,
  signedOut: (device: string) => `${device} is signed out.`,
  signOutElsewhere: "Sign out everywhere else",
  signedOutElsewhere: "Every other browser is signed out.",

  deletionTitle: "Delete your account",
  deletion:
    "Every trip, every plan you asked for and your profile go at once, and nobody can bring them back. You may want to download your data first.",
  deleteAccount: "Delete account",
  deletionQuestion: "Delete your account?",
  typeAddress: (address: ReactNode) => [
    "To delete it for good, type its e-mail address, ",
    address,
  ],
  deleting: "Deleting",
  deleteForGood: "Delete for good",
  keepAccount: "Keep it",
  deleted: "Your account is deleted, with everything in it.",
};
