export const signInWords = {
  title: "Mit Google anmelden!",
  subtitle: "Sicher angemeldet mit deinem Google-Konto",
  opens: {
    embedded:
      "Dieser Server ist nicht mit Google verbunden. Er hat eigene Konten, mit Passkey oder Passwort. Wer als Erstes hier ist, legt eines an; alle anderen brauchen eine Einladung von der Person, die den Server betreibt.",
    oidc: "Das öffnet die Anmeldeseite dieses Servers.",
  },
  looksClosed:
    "Das Anmeldefenster wurde anscheinend geschlossen, bevor du angemeldet warst. Wenn es noch offen ist, mach dort weiter.",
  waiting: "Wir warten, bis du angemeldet bist",
  signIn: "Mit Google anmelden",
  signInWithOurs: "Mit einem Konto auf diesem Server",
  close: "Schließen",
};
