export const homeWords = {
  title: "Entdecke die Welt, ganz ohne Mühe:",
  subtitle:
    "Der KI-Reiseplaner für Erlebnisse, die zu dir passen, bis ins kleinste Detail durchdacht!",
  start: "Los geht’s!",
  motto: "Du entspannst / Wir planen",
};
