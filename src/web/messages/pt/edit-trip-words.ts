/** Why a change of a trip is not kept. */
export const editTripWords = {
  tooManyWaiting: (count: number) =>
    `${count} mudanças esperam para ser enviadas, o máximo que podemos guardar. Fique online para enviá-las e tente novamente.`,
  noRoom:
    "Este navegador está sem espaço, por isso sua mudança não foi salva. Libere espaço e tente novamente.",
};
