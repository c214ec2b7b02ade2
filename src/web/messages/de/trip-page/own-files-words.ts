import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
/** Files that a device keeps with a place or a day. */
export const ownFilesWords: typeof english = {
  add: "Ticket oder Foto hinzufügen",
  addTo: (about) => ` zu ${about}`,
  filesOf: (about) => `Dateien zu ${about}`,
  picture: (name) => `Bild „${name}“`,
  onThisDevice: "Nur auf diesem Gerät, bis du dich abmeldest.",
  inAccount: "Auch im Konto",
  alsoInAccount: (name) => `Auch im Konto: ${name}`,
  whoSees:
    "Was im Konto ist, öffnen auch deine anderen Geräte und alle, die hier ein Konto haben und diese Reise ändern dürfen.",
  fetch: (name) => `${name} holen`,
  notHere: "Noch nicht auf diesem Gerät",
  remove: (name) => `${name} entfernen`,
  problems: {
    type: "Nur PDFs und Bilder (JPEG, PNG, WebP, GIF) lassen sich aufbewahren.",
    size: "Dateien dürfen bis zu 10 MB groß sein.",
    full: "Auf diesem Gerät haben 50 MB an Dateien Platz. Entferne zuerst einige.",
    away: "Diese Datei ist nur im Konto. Geh online, um sie zu öffnen.",
    failed: "Dieser Browser konnte die Datei nicht aufbewahren. Vielleicht ist sein Speicher voll.",
  },
};
