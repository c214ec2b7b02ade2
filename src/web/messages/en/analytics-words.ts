import type { ReactNode } from "react";

export const analyticsWords = {
  title: "Page views",
  explanation:
    "With your consent we count which pages are opened, with Google Analytics for Firebase. Nothing of your trips is sent: no destination, no date, no name. The answer holds for this browser.",
  stopCounting: "Stop counting",
  count: "Count my page views",
  counted: "Your page views are counted.",
  notCounted: "Your page views aren't counted.",
  /** @param account the link to the account's page. */
  question: (account: ReactNode) => [
    "May we count page views, with Google Analytics? Nothing of your trips is sent. You can change this under ",
    account,
    ".",
  ],
  yourAccount: "your account",
  no: "No, thanks",
  yes: "Yes",
};
