export const updateWords = {
  title: "Nova versão",
  ready: "Uma nova versão do Tripwright está pronta",
  later: "Mais tarde",
};
