import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "Aggiungi un biglietto o una foto",
  addTo: (about) => `: ${about}`,
  filesOf: (about) => `File: ${about}`,
  picture: (name) => `Immagine “${name}”`,
  onThisDevice: "Solo su questo dispositivo, finché non esci dall’account.",
  inAccount: "Anche nell’account",
  alsoInAccount: (name) => `Anche nell’account: ${name}`,
  whoSees:
    "Ciò che è nell’account si apre sugli altri tuoi dispositivi e per chi ha un account qui e può modificare questo viaggio.",
  fetch: (name) => `Scarica ${name}`,
  notHere: "Non ancora su questo dispositivo",
  remove: (name) => `Rimuovi ${name}`,
  problems: {
    type: "Si possono conservare solo PDF e immagini (JPEG, PNG, WebP, GIF).",
    size: "Ogni file può pesare fino a 10 MB.",
    full: "Questo dispositivo conserva fino a 50 MB di file. Prima rimuovine qualcuno.",
    away: "Questo file è solo nell’account. Vai online per aprirlo.",
    failed: "Questo browser non è riuscito a conservare il file. Forse lo spazio è esaurito.",
  },
};
