import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: "%",
    days: " giorni",
    metres: " m",
    places: " luoghi",
    visits: " visite",
    journeys: " spostamenti",
    aDay: " al giorno",
    minutes: " min",
    outings: " gite",
    milliseconds: " ms",
  },
  atLeast: (figure) => `almeno ${figure}`,
  atMost: (figure) => `al massimo ${figure}`,
  checks: {
    completeness: {
      name: "Dati completi",
      unmet: "Mancano alcuni dati",
      meaning: "Quanti dei dati necessari al programma ci sono e si possono leggere.",
    },
    dayCount: {
      name: "Tutti i giorni",
      unmet: "Alcuni giorni mancano o sono vuoti",
      meaning: "Giorni mancanti, in più o vuoti.",
    },
    knownPlaces: {
      name: "Luoghi reali",
      unmet: "Alcuni luoghi non sono verificati",
      meaning: "Quota di luoghi e hotel che la guida ha nella stessa posizione.",
    },
    positions: {
      name: "Sulla mappa",
      unmet: "Alcune posizioni sono sbagliate",
      meaning: "Distanza mediana di luoghi e hotel dalla loro posizione nella guida.",
      target: "al massimo 150; nessuno oltre 1 km di errore o 40 km dal centro",
    },
    duplicates: {
      name: "Nessun doppione",
      unmet: "Alcuni luoghi compaiono due volte",
      meaning: "Luoghi che sono già nel programma.",
    },
    openingHours: {
      name: "Orari di apertura",
      unmet: "Alcuni luoghi sono chiusi quando ci vai",
      meaning:
        "Visite quando il luogo è chiuso, o potrebbe esserlo senza che il programma lo dica.",
    },
    transferTimes: {
      name: "Tempo per gli spostamenti",
      unmet: "Alcuni tempi di spostamento sono troppo brevi",
      meaning: "Spostamenti più lunghi del tempo previsto dal programma.",
    },
    dayHours: {
      name: "Giornate ragionevoli",
      unmet: "Alcune giornate iniziano troppo presto o finiscono troppo tardi",
      meaning: "Giornate in cui esci dall’hotel e ci torni a orari ragionevoli.",
    },
    fame: {
      name: "Attrazioni principali",
      unmet: "Mancano attrazioni principali",
      meaning:
        "Quante delle attrazioni principali della città ci sono, pesate per popolarità, rispetto a quante ne entrano in questi giorni.",
      target: "almeno 90; da tre giorni in su anche la prima in assoluto",
    },
    leftOut: {
      name: "Prima il meglio",
      unmet: "Mancano attrazioni principali a favore di altre minori",
      meaning:
        "Delle dieci attrazioni principali della città, quelle escluse anche se il programma ne ha di molto meno importanti.",
    },
    wishes: {
      name: "Le tue richieste",
      unmet: "Non tutte le richieste sono soddisfatte",
      meaning: "Quanto delle tue richieste si ritrova nei giorni.",
    },
    interests: {
      name: "I tuoi interessi",
      unmet: "Troppo poco per i tuoi interessi",
      meaning:
        "Luoghi per i tuoi interessi: un terzo di ciò che vedi, e uno ogni giorno; per le serate, un’uscita ogni sera.",
    },
    events: {
      name: "Eventi nelle tue date",
      unmet: "Pochi degli eventi nelle tue date",
      meaning: "Quanto vedi della stagione o della festa nelle tue date, se c’è chi viene apposta.",
    },
    suited: {
      name: "Adatto a te",
      unmet: "Alcune cose non fanno per te",
      meaning:
        "Al giorno: luoghi per bambini se con te non ce ne sono, troppe cose insieme per chi viaggia, e ristoranti non adatti a te.",
    },
    alike: {
      name: "Varietà",
      unmet: "Alcuni luoghi si somigliano molto",
      meaning:
        "Al giorno: un altro luogo dello stesso tipo, e un terzo grande museo nella stessa giornata.",
    },
    fullDays: {
      name: "Giornate piene",
      unmet: "In alcuni giorni c’è poco da vedere",
      meaning:
        "Tempo per le visite rispetto a quello che il ritmo consente. Il giorno peggiore conta quanto tutti gli altri insieme.",
    },
    wholeDays: {
      name: "Giornate intere",
      unmet: "Alcune giornate iniziano tardi o finiscono presto",
      meaning:
        "Minuti persi al giorno iniziando dopo le 10:30 o finendo prima delle 17:00 (11:00 e 16:00 con un ritmo rilassato). Il giorno peggiore conta quanto tutti gli altri insieme.",
    },
    waiting: {
      name: "Poche attese",
      unmet: "Troppe attese",
      meaning:
        "Minuti al giorno tra le visite che non sono spostamenti, pasti o fino a 90 minuti di tempo libero. Il giorno peggiore conta quanto tutti gli altri insieme.",
    },
    together: {
      name: "Luoghi vicini insieme",
      unmet: "Luoghi vicini sono in giorni diversi",
      meaning: "Luoghi più vicini a quelli di un altro giorno che a quelli del proprio.",
    },
    detours: {
      name: "Nessuna deviazione",
      unmet: "Alcuni percorsi hanno deviazioni",
      meaning:
        "Quanto il percorso di un giorno è più lungo del giro più breve tra gli stessi luoghi, in media.",
      target: "al massimo 5; nessun giorno oltre 20",
    },
    travel: {
      name: "Pochi spostamenti",
      unmet: "Troppi spostamenti",
      meaning:
        "Minuti al giorno per spostarti; le camminate e il tragitto fuori città contano la metà. Il giorno peggiore conta quanto tutti gli altri insieme.",
    },
    outings: {
      name: "Gite complete",
      unmet: "Alcune gite sono troppo brevi",
      meaning:
        "Parchi a tema e gite fuori città che iniziano tardi, finiscono presto o condividono la giornata con altre visite.",
    },
    visitLengths: {
      name: "Durata delle visite",
      unmet: "Alcune visite sono troppo brevi o troppo lunghe",
      meaning: "Visite che durano tra la metà e una volta e mezza il tempo abituale.",
    },
    meals: {
      name: "Pranzo e cena",
      unmet: "In un giorno manca il pranzo o la cena",
      meaning: "Quanti dei pranzi e delle cene necessari ci sono.",
    },
    mealNames: {
      name: "Dove mangiare",
      unmet: "Per alcuni pasti manca il posto",
      meaning: "Pranzi e cene con un posto in cui mangiare.",
    },
    mealHours: {
      name: "Pasti in orario",
      unmet: "Alcuni pasti sono troppo presto o troppo tardi",
      meaning: "Pasti quando le cucine sono aperte; pranzo entro le 14:00.",
    },
    budget: {
      name: "Nel budget",
      unmet: "Oltre il budget",
      meaning:
        "Costo di camere, biglietti e trasporti rispetto a quanto il livello di budget consente in questa città.",
    },
    daylight: {
      name: "All’aperto di giorno",
      unmet: "Alcune visite all’aperto finiscono al buio",
      meaning:
        "Visite all’aperto senza illuminazione che finiscono più di mezz’ora dopo il tramonto.",
    },
    sunsets: {
      name: "Tramonti",
      unmet: "Lasci alcuni punti panoramici poco prima del tramonto",
      meaning: "Al giorno: punti panoramici che lasci da 15 a 75 minuti prima del tramonto.",
    },
    heat: {
      name: "Al riparo dal caldo",
      unmet: "Alcune visite sono nelle ore più calde",
      meaning:
        "Al giorno: visite all’aperto a mezzogiorno nei mesi caldi, o per gran parte della giornata con caldo estremo.",
    },
    draftFidelity: {
      name: "Fedele alla bozza",
      unmet: "Troppo diverso dalla bozza",
      meaning: "Quota dei luoghi validi della bozza che sono ancora nel programma.",
      target: "almeno 90; 70 nello stesso giorno",
    },
    planningTime: {
      name: "Veloce e ripetibile",
      unmet: "La pianificazione è stata troppo lenta",
      meaning: "Tempo impiegato per pianificare.",
      target: "al massimo 250, ogni volta lo stesso programma",
    },
  },
});
