/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "¿Cuándo empieza tu viaje?",
  firstDay: "Fecha de inicio",
  hint: "Los lugares se quedan en sus días. Actualizaremos las horas y revisaremos los horarios para las nuevas fechas. Si llegas o te vas a una hora fija, añade tu vuelo o tren en «Reservas».",
  missing: "Escribe una fecha de inicio o cancela.",
  save: "Guardar fechas",
  remove: "Quitar fechas",
  cancel: "Cancelar",
};
