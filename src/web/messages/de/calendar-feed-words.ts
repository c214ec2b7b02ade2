/** A calendar that a calendar program follows. */
export const calendarFeedWords = {
  needsNetwork: "You need to be online for this.",
  name: "Calendar feed",
  make: "Create link",
  isOn: "A link is on. We can’t show it again. Turn it off, or create another.",
  address: "Calendar link",
  once: "Copy it now. We can’t show it again.",
  copy: "Copy",
  copied: "Link copied.",
  revoke: "Turn off link",
};
