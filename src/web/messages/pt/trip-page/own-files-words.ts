import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "Adicionar ingresso ou foto",
  addTo: (about) => ` a ${about}`,
  filesOf: (about) => `Arquivos de ${about}`,
  picture: (name) => `Imagem “${name}”`,
  onThisDevice: "Só neste dispositivo, até você sair da conta.",
  inAccount: "Também na conta",
  alsoInAccount: (name) => `Também na conta: ${name}`,
  whoSees:
    "O que está na conta abre nos seus outros dispositivos e para quem tem conta aqui e pode editar esta viagem.",
  fetch: (name) => `Baixar ${name}`,
  notHere: "Ainda não está neste dispositivo",
  remove: (name) => `Remover ${name}`,
  problems: {
    type: "Só é possível guardar PDFs e imagens (JPEG, PNG, WebP, GIF).",
    size: "Cada arquivo pode ter até 10 MB.",
    full: "Este dispositivo guarda até 50 MB de arquivos. Remova alguns antes.",
    away: "Este arquivo só está na conta. Conecte-se para abrir.",
    failed: "Este navegador não conseguiu guardar o arquivo. Pode estar sem espaço.",
  },
};
