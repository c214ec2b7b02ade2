import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "Añadir entrada o foto",
  addTo: (about) => `: ${about}`,
  filesOf: (about) => `Archivos de ${about}`,
  picture: (name) => `Imagen «${name}»`,
  onThisDevice: "Solo en este dispositivo, hasta que cierres sesión.",
  inAccount: "También en la cuenta",
  alsoInAccount: (name) => `También en la cuenta: ${name}`,
  whoSees:
    "Lo que está en la cuenta se abre en tus otros dispositivos y lo ven quienes tienen cuenta aquí y pueden editar este viaje.",
  fetch: (name) => `Descargar ${name}`,
  notHere: "Aún no está en este dispositivo",
  remove: (name) => `Quitar ${name}`,
  problems: {
    type: "Solo se pueden guardar PDF e imágenes (JPEG, PNG, WebP, GIF).",
    size: "Los archivos pueden tener hasta 10 MB cada uno.",
    full: "Este dispositivo guarda hasta 50 MB de archivos. Quita algunos primero.",
    away: "Este archivo solo está en la cuenta. Conéctate para abrirlo.",
    failed: "Este navegador no ha podido guardar el archivo. Puede que no tenga espacio.",
  },
};
