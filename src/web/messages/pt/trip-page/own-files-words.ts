/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Adicionar ingresso ou foto",
  /** For those who only hear it. */
  addTo: (about: string) => ` a ${about}`,
  filesOf: (about: string) => `Arquivos de ${about}`,
  picture: (name: string) => `Imagem “${name}”`,
  onThisDevice: "Só neste dispositivo, até você sair da conta.",
  remove: (name: string) => `Remover ${name}`,
  problems: {
    type: "Só é possível guardar PDFs e imagens (JPEG, PNG, WebP, GIF).",
    size: "Cada arquivo pode ter até 10 MB.",
    full: "Este dispositivo guarda até 50 MB de arquivos. Remova alguns antes.",
    failed: "Este navegador não conseguiu guardar o arquivo. Pode estar sem espaço.",
  },
};
