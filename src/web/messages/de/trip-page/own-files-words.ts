/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Ticket oder Foto hinzufügen",
  /** For those who only hear it. */
  addTo: (about: string) => ` zu ${about}`,
  filesOf: (about: string) => `Dateien zu ${about}`,
  picture: (name: string) => `Bild „${name}“`,
  onThisDevice: "Nur auf diesem Gerät, bis du dich abmeldest.",
  remove: (name: string) => `${name} entfernen`,
  problems: {
    type: "Nur PDFs und Bilder (JPEG, PNG, WebP, GIF) lassen sich aufbewahren.",
    size: "Dateien dürfen bis zu 10 MB groß sein.",
    full: "Auf diesem Gerät haben 50 MB an Dateien Platz. Entferne zuerst einige.",
    failed: "Dieser Browser konnte die Datei nicht aufbewahren. Vielleicht ist sein Speicher voll.",
  },
};
