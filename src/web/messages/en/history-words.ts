/** What was done to a trip, and its former states. */
export const historyWords = {
  title: "History",
  about:
    "The newest changes of this trip. Look at it as it was after any of them, and restore that.",
  loading: "Loading the history",
  unavailable: "The history can’t be loaded just now. It needs a network.",
  none: "Nothing has been changed yet.",
  tryAgain: "Try again",
  /** By the traveller themselves, a guest of that name, or another. */
  when: (time: string, isOwn: boolean, guest = "another traveller") =>
    isOwn ? time : `${time}, by ${guest}`,
  now: "The trip as it is now",
  asFirst: "As it was before these changes",
  lookAt: "Look at it",
  lookAtAfter: (change: string) => `Look at it after: ${change}`,
  close: "Close",
  past: (time: string) => `This is the trip as it was: ${time}. It can only be read.`,
  pastFirst: "This is the trip as it was before its changes. It can only be read.",
  restore: "Restore this",
  backToNow: "Back to now",
  isSame: "The trip is as it was then.",
};
