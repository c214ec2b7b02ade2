export const setDatesWords = {
  question: "Wann beginnt deine Reise?",
  firstDay: "Startdatum",
  hint: "Die Orte bleiben an ihren Tagen, wo sie zu den neuen Daten passen. Wir passen die Zeiten an und schlagen für die anderen eine andere Zeit oder einen anderen Ort vor. Wenn du zu einer festen Zeit kommst oder abreist, füg deinen Flug oder Zug unter „Buchungen“ hinzu.",
  addJourney: "Flug oder Zug hinzufügen",
  missing: "Gib ein Startdatum ein oder brich ab.",
  save: "Daten speichern",
  remove: "Daten entfernen",
  cancel: "Abbrechen",
};
