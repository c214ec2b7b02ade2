export const updateWords = {
  title: "Nueva versión",
  ready: "Hay una nueva versión de Tripwright",
  later: "Más tarde",
};
