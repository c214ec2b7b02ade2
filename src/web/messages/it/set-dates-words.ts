/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "Quando inizia il viaggio?",
  firstDay: "Data di inizio",
  hint: "I luoghi restano nei loro giorni. Aggiorneremo gli orari e controlleremo le aperture per le nuove date. Se arrivi o riparti a un’ora precisa, aggiungi il volo o il treno in “Prenotazioni”.",
  missing: "Inserisci una data di inizio o annulla.",
  save: "Salva date",
  remove: "Rimuovi date",
  cancel: "Annulla",
};
