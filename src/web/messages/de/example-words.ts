export const exampleWords = {
  title: "Beispielreise",
  about:
    "Das ist eine Beispielreise. Deine Änderungen bleiben auf dieser Seite und werden nicht gespeichert.",
  planYourOwn: "Eigene Reise planen",
};
