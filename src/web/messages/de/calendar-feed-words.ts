export const calendarFeedWords = {
  needsNetwork: "Dafür musst du online sein.",
  name: "Kalender-Feed",
  make: "Link erstellen",
  isOn: "Ein Link ist aktiv. Wir können ihn nicht noch einmal zeigen. Schalte ihn aus oder erstell einen neuen.",
  address: "Kalender-Link",
  once: "Kopier ihn jetzt, wir zeigen ihn nicht noch einmal.",
  copy: "Kopieren",
  copied: "Link kopiert.",
  revoke: "Link ausschalten",
};
