export const openEditorWords = {
  save: "Guardar",
  cancel: "Cancelar",
  discardQuestion: "¿Descartar lo que has escrito?",
  keepWriting: "Seguir escribiendo",
  discard: "Descartar",
  deletedElsewhere: "Este viaje se ha eliminado",
  deletedElsewhereDetail:
    "Se eliminó en otra pestaña o en otro dispositivo. Tu texto sigue aquí, así que puedes copiarlo.",
};
