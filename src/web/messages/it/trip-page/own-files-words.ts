/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Aggiungi un biglietto o una foto",
  /** For those who only hear it. */
  addTo: (about: string) => `: ${about}`,
  filesOf: (about: string) => `File: ${about}`,
  picture: (name: string) => `Immagine “${name}”`,
  onThisDevice: "Solo su questo dispositivo, finché non esci dall’account.",
  remove: (name: string) => `Rimuovi ${name}`,
  problems: {
    type: "Si possono conservare solo PDF e immagini (JPEG, PNG, WebP, GIF).",
    size: "Ogni file può pesare fino a 10 MB.",
    full: "Questo dispositivo conserva fino a 50 MB di file. Prima rimuovine qualcuno.",
    failed: "Questo browser non è riuscito a conservare il file. Forse lo spazio è esaurito.",
  },
};
