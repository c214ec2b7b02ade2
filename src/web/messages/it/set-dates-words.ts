export const setDatesWords = {
  question: "Quando inizia il viaggio?",
  firstDay: "Data di inizio",
  hint: "I luoghi restano nei loro giorni se vanno bene per le nuove date. Aggiorneremo gli orari e, per gli altri, proporremo un’altra ora o un altro luogo. Se arrivi o riparti a un’ora precisa, aggiungi il volo o il treno in “Prenotazioni”.",
  addJourney: "Aggiungi un volo o un treno",
  missing: "Inserisci una data di inizio o annulla.",
  save: "Salva date",
  remove: "Rimuovi date",
  cancel: "Annulla",
};
