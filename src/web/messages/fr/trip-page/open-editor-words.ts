export const openEditorWords = {
  save: "Enregistrer",
  cancel: "Annuler",
  discardQuestion: "Abandonner votre saisie ?",
  keepWriting: "Continuer à écrire",
  discard: "Abandonner",
  deletedElsewhere: "Ce voyage a été supprimé",
  deletedElsewhereDetail:
    "Il a été supprimé dans un autre onglet ou sur un autre appareil. Votre texte est encore là : vous pouvez le copier.",
};
