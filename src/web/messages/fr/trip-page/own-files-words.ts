/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Ajouter un billet ou une photo",
  /** For those who only hear it. */
  addTo: (about: string) => ` : ${about}`,
  filesOf: (about: string) => `Fichiers : ${about}`,
  picture: (name: string) => `Image « ${name} »`,
  onThisDevice: "Seulement sur cet appareil, jusqu’à votre déconnexion.",
  remove: (name: string) => `Retirer ${name}`,
  problems: {
    type: "Seuls les PDF et les images (JPEG, PNG, WebP, GIF) peuvent être gardés.",
    size: "10 Mo au plus par fichier.",
    full: "Cet appareil garde jusqu’à 50 Mo de fichiers. Retirez-en d’abord.",
    failed: "Ce navigateur n’a pas pu garder le fichier. Son espace est peut-être plein.",
  },
};
