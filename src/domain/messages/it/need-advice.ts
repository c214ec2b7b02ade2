import { sayNeeds } from "../say-needs.ts";

export const needAdvice = sayNeeds({
  ask: "non sappiamo chi lo offre. Chiedi prima di andare.",
  food: "non sappiamo quali ristoranti lo offrono. Chiedi sul posto.",
  eachTime: "non sappiamo quali cucine siano sicure. Chiedi ogni volta al ristorante.",
  seafoodFree:
    "lasciamo fuori i locali noti per il pesce, ma non sappiamo quali cucine siano sicure. Chiedi ogni volta al ristorante.",
  noFood: "non sappiamo cosa prepara ogni cucina. Chiedi al ristorante.",
  stepFree: "non conosciamo scale e pendenze ovunque. Informati prima di andare.",
  pregnant:
    "lasciamo fuori salite, lunghe escursioni, giostre, surf e bagni di vapore. Per il resto chiedi al tuo medico.",
  cleanAir:
    "lasciamo fuori ciò che sappiamo pieno di fumo o polvere, ma non conosciamo l’aria del giorno. Controllala la mattina.",
  crowds: "non sappiamo quanto si affollano i luoghi. Quasi ovunque c’è più calma all’apertura.",
  transport:
    "stimiamo gli spostamenti in base ai tempi abituali, e non possiamo cambiarlo. In viaggio scegli il mezzo che preferisci: apri un tragitto per le indicazioni.",
  heat: "da 27 °C in su il piano tiene l’aria aperta per la mattina e la sera; non sappiamo dove c’è ombra.",
  heights:
    "non sappiamo quali luoghi siano difficili per chi soffre di vertigini. Indica quelli da escludere.",
  toilets: "non sappiamo dove ci sono bagni.",
  dogs: "non sappiamo dove possono entrare i cani. Chiedi prima di andare.",
  weather:
    "non conosciamo il meteo. In un giorno di pioggia, apri un luogo nella pagina del viaggio e sostituiscilo con uno al coperto.",
  lodging:
    "scegliamo il tuo hotel in base al prezzo, non alla zona. Indica il tuo nella pagina del viaggio.",
  facts:
    "la nostra guida non ha dati su questo. Pianifichiamo in base ad attrazioni, orari di apertura e tragitti; chiedi sul posto.",
  answers:
    "qui cambiamo i piani e non rispondiamo a domande. Quello che la nostra guida sa di un luogo è indicato accanto a esso nel piano.",
  apart: "un piano vale per tutti insieme. Scrivi in una nota del giorno chi va dove.",
  freeThings:
    "scegliamo prima ciò che è gratuito. Quello che hai nominato e i luoghi più noti possono costare qualcosa.",
  budgetCap: "pianifichiamo in base al budget che hai scelto, non a un importo al giorno.",
});
