import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: " %",
    days: " Tage",
    metres: " m",
    places: " Orte",
    visits: " Besuche",
    journeys: " Wege",
    aDay: " pro Tag",
    minutes: " Min.",
    outings: " Ausflüge",
    milliseconds: " ms",
  },
  atLeast: (figure) => `mindestens ${figure}`,
  atMost: (figure) => `höchstens ${figure}`,
  checks: {
    completeness: {
      name: "Vollständige Angaben",
      unmet: "Einige Angaben fehlen",
      meaning: "Anteil der nötigen Angaben, die vorhanden und lesbar sind.",
    },
    dayCount: {
      name: "Alle Tage",
      unmet: "Einige Tage fehlen oder sind leer",
      meaning: "Fehlende, überzählige oder leere Tage.",
    },
    knownPlaces: {
      name: "Echte Orte",
      unmet: "Einige Orte sind nicht bestätigt",
      meaning: "Anteil der Orte und Hotels, die der Reiseführer an derselben Stelle hat.",
    },
    positions: {
      name: "Auf der Karte",
      unmet: "Einige Positionen stimmen nicht",
      meaning: "Mittlerer Abstand der Orte und Hotels von ihrer Position im Reiseführer.",
      target: "höchstens 150; keiner mehr als 1 km daneben oder über 40 km vom Zentrum",
    },
    duplicates: {
      name: "Nichts doppelt",
      unmet: "Einige Orte kommen doppelt vor",
      meaning: "Orte, die schon im Plan stehen.",
    },
    openingHours: {
      name: "Öffnungszeiten",
      unmet: "Einige Orte sind geschlossen, wenn du da bist",
      meaning:
        "Besuche, bei denen der Ort geschlossen ist oder sein könnte, ohne dass der Plan es sagt.",
    },
    transferTimes: {
      name: "Genug Zeit für Wege",
      unmet: "Für einige Wege ist zu wenig Zeit",
      meaning: "Wege, die länger dauern, als der Plan vorsieht.",
    },
    dayHours: {
      name: "Vernünftige Tage",
      unmet: "Einige Tage beginnen zu früh oder enden zu spät",
      meaning: "Tage, die zu vernünftigen Zeiten am Hotel beginnen und enden.",
    },
    fame: {
      name: "Die Highlights",
      unmet: "Highlights fehlen",
      meaning:
        "Wie viele Highlights der Stadt im Plan stehen, nach Beliebtheit gewichtet, gemessen an dem, was in so viele Tage passt.",
      target: "mindestens 90; das größte Highlight ab drei Tagen",
    },
    leftOut: {
      name: "Das Beste zuerst",
      unmet: "Highlights fehlen, Unwichtigeres ist drin",
      meaning:
        "Welche der zehn Highlights der Stadt fehlen, obwohl der Plan viel Unwichtigeres enthält.",
    },
    wishes: {
      name: "Deine Wünsche",
      unmet: "Nicht alle Wünsche sind erfüllt",
      meaning: "Wie viel von deinen Wünschen in den Tagen steckt.",
    },
    interests: {
      name: "Deine Interessen",
      unmet: "Zu wenig für deine Interessen",
      meaning:
        "Orte für deine Interessen: ein Drittel von allem, was du siehst, und jeden Tag einer; für Abende jeden Abend etwas.",
    },
    events: {
      name: "Was los ist",
      unmet: "Wenig von dem, was dann los ist",
      meaning:
        "Was du von der Saison oder dem Fest zu deiner Reisezeit siehst, wenn man dafür anreist.",
    },
    suited: {
      name: "Passend für dich",
      unmet: "Manches passt nicht zu dir",
      meaning:
        "Pro Tag: Orte für Kinder, wenn keine dabei sind, zu viel auf einmal für die Mitreisenden und Restaurants, die nicht zu dir passen.",
    },
    alike: {
      name: "Abwechslung",
      unmet: "Einige Orte ähneln sich sehr",
      meaning: "Pro Tag: noch einmal das Gleiche, und ein drittes großes Museum an einem Tag.",
    },
    fullDays: {
      name: "Volle Tage",
      unmet: "An manchen Tagen gibt es wenig zu sehen",
      meaning:
        "Besuchszeit im Vergleich zu dem, was das Tempo zulässt. Der schwächste Tag zählt so viel wie alle Tage zusammen.",
    },
    wholeDays: {
      name: "Ganze Tage",
      unmet: "Einige Tage beginnen spät oder enden früh",
      meaning:
        "Minuten pro Tag, die verloren gehen, weil der Tag nach 10:30 beginnt oder vor 17:00 endet (11:00 und 16:00, wenn du es ruhig angehst). Der schwächste Tag zählt so viel wie alle Tage zusammen.",
    },
    waiting: {
      name: "Wenig Warten",
      unmet: "Zu viel Wartezeit",
      meaning:
        "Minuten pro Tag zwischen Besuchen, die weder Weg noch Essen noch bis zu 90 Minuten freie Zeit sind. Der schwächste Tag zählt so viel wie alle Tage zusammen.",
    },
    together: {
      name: "Nahe Orte zusammen",
      unmet: "Nahe Orte sind auf mehrere Tage verteilt",
      meaning: "Orte, die näher an denen eines anderen Tages liegen als an denen ihres eigenen.",
    },
    detours: {
      name: "Keine Umwege",
      unmet: "Einige Routen machen Umwege",
      meaning:
        "Um wie viel die Route eines Tages im Schnitt länger ist als die kürzeste Runde durch dieselben Orte.",
      target: "höchstens 5; kein Tag über 20",
    },
    travel: {
      name: "Kurze Wege",
      unmet: "Zu viel unterwegs",
      meaning:
        "Minuten pro Tag für Wege; Fußwege und der Weg aus der Stadt zählen halb. Der schwächste Tag zählt so viel wie alle Tage zusammen.",
    },
    outings: {
      name: "Ganze Ausflüge",
      unmet: "Einige Ausflüge sind zu kurz",
      meaning:
        "Freizeitparks und Ausflüge ins Umland, die spät beginnen, früh enden oder sich den Tag mit anderem teilen.",
    },
    visitLengths: {
      name: "Zeit an jedem Ort",
      unmet: "Einige Besuche sind zu kurz oder zu lang",
      meaning:
        "Besuche, die zwischen der Hälfte und dem Anderthalbfachen der üblichen Zeit dauern.",
    },
    meals: {
      name: "Mittag- und Abendessen",
      unmet: "An einem Tag fehlt ein Mittag- oder Abendessen",
      meaning: "Nötige Mittag- und Abendessen, die im Plan stehen.",
    },
    mealNames: {
      name: "Wo man isst",
      unmet: "Für einige Mahlzeiten fehlt ein Ort",
      meaning: "Mittag- und Abendessen, für die ein Ort feststeht.",
    },
    mealHours: {
      name: "Pünktlich essen",
      unmet: "Einige Mahlzeiten sind früh oder spät",
      meaning: "Mahlzeiten, während die Küchen geöffnet haben; Mittagessen bis 14:00.",
    },
    budget: {
      name: "Im Budget",
      unmet: "Über dem Budget",
      meaning:
        "Kosten für Zimmer, Eintritt und Fahrten im Vergleich zu dem, was die Budgetstufe in dieser Stadt zulässt.",
    },
    daylight: {
      name: "Draußen bei Tageslicht",
      unmet: "Einige Besuche im Freien enden im Dunkeln",
      meaning:
        "Besuche im Freien, wo nichts beleuchtet ist, die mehr als eine halbe Stunde nach Sonnenuntergang enden.",
    },
    sunsets: {
      name: "Sonnenuntergänge",
      unmet: "Du verlässt Aussichtspunkte kurz vor Sonnenuntergang",
      meaning: "Pro Tag: Aussichtspunkte, die du 15 bis 75 Minuten vor Sonnenuntergang verlässt.",
    },
    heat: {
      name: "Raus aus der Hitze",
      unmet: "Einige Besuche liegen in der Mittagshitze",
      meaning:
        "Pro Tag: Besuche im Freien um die Mittagszeit in heißen Monaten, bei extremer Hitze fast den ganzen Tag.",
    },
    draftFidelity: {
      name: "Nah am Entwurf",
      unmet: "Zu weit vom Entwurf entfernt",
      meaning: "Anteil der gültigen Orte des Entwurfs, die noch im Plan stehen.",
      target: "mindestens 90; 70 am selben Tag",
    },
    planningTime: {
      name: "Schnell und wiederholbar",
      unmet: "Die Planung dauerte zu lange",
      meaning: "Wie lange die Planung gedauert hat.",
      target: "höchstens 250, jedes Mal derselbe Plan",
    },
  },
});
