/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Añadir entrada o foto",
  /** For those who only hear it. */
  addTo: (about: string) => `: ${about}`,
  filesOf: (about: string) => `Archivos de ${about}`,
  picture: (name: string) => `Imagen «${name}»`,
  onThisDevice: "Solo en este dispositivo, hasta que cierres sesión.",
  remove: (name: string) => `Quitar ${name}`,
  problems: {
    type: "Solo se pueden guardar PDF e imágenes (JPEG, PNG, WebP, GIF).",
    size: "Los archivos pueden tener hasta 10 MB cada uno.",
    full: "Este dispositivo guarda hasta 50 MB de archivos. Quita algunos primero.",
    failed: "Este navegador no ha podido guardar el archivo. Puede que no tenga espacio.",
  },
};
