export const calendarFeedWords = {
  needsNetwork: "Per questo devi essere online.",
  name: "Link al calendario",
  make: "Crea link",
  isOn: "Un link è attivo. Non possiamo mostrarlo di nuovo. Disattivalo o creane un altro.",
  address: "Link al calendario",
  once: "Copialo ora. Non possiamo mostrarlo di nuovo.",
  copy: "Copia",
  copied: "Link copiato.",
  revoke: "Disattiva link",
};
