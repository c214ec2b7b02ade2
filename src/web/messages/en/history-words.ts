/** Steps of a trip's history, and its former states. */
export const historyWords = {
  title: "History",
  about: "Recent changes to this trip. View any earlier version, or restore it.",
  loading: "Loading history",
  unavailable: "We can’t load the history right now. Check your connection.",
  none: "No changes yet.",
  /** By the traveller themselves, a guest of that name, or another. */
  when: (time: string, isOwn: boolean, guest = "another traveler") =>
    isOwn ? time : `${time}, by ${guest}`,
  now: "Current version",
  asFirst: "Before these changes",
  lookAt: "View",
  lookAtAfter: (change: string) => `View version after: ${change}`,
  past: (time: string) => `You’re viewing the trip as of ${time}. You can’t edit this version.`,
  pastFirst: "You’re viewing the trip before its changes. You can’t edit this version.",
  restore: "Restore this version",
  backToNow: "Back to current version",
  isSame: "Nothing has changed since this version.",
};
