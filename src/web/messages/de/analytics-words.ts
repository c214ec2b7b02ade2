import type { ReactNode } from "react";

export const analyticsWords = {
  title: "Page views",
  explanation:
    "With your consent, we count page views with Google Analytics for Firebase. We send nothing about your trips: no destinations, dates, or names. Your choice applies to this browser only.",
  stopCounting: "Stop counting",
  count: "Count my page views",
  counted: "We count your page views.",
  notCounted: "We don’t count your page views.",
  /** @param account the link to the account's page. */
  question: (account: ReactNode) => [
    "Can we count page views with Google Analytics? We send nothing about your trips. You can change this in ",
    account,
    ".",
  ],
  yourAccount: "your account",
  no: "No thanks",
  yes: "Yes",
};
