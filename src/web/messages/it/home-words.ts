export const homeWords = {
  title: "Scopri il mondo senza pensieri:",
  subtitle:
    "Il pianificatore di viaggi con IA che crea esperienze su misura e cura ogni dettaglio del tuo percorso!",
  start: "Inizia ora!",
  motto: "Tu ti rilassi / Noi pianifichiamo",
};
