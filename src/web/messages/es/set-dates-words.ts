export const setDatesWords = {
  question: "¿Cuándo empieza tu viaje?",
  firstDay: "Fecha de inicio",
  hint: "Los lugares se quedan en sus días si encajan en las nuevas fechas. Actualizaremos las horas y, para los demás, propondremos otra hora u otro lugar. Si llegas o te vas a una hora fija, añade tu vuelo o tren en «Reservas».",
  addJourney: "Añadir un vuelo o tren",
  missing: "Escribe una fecha de inicio o cancela.",
  save: "Guardar fechas",
  remove: "Quitar fechas",
  cancel: "Cancelar",
};
