export const signInWords = {
  title: "Mit Google anmelden!",
  subtitle: "Sicher angemeldet mit deinem Google-Konto",
  opens: {
    embedded:
      "Melde dich im nächsten Fenster mit Passkey oder Passwort an. Noch kein Konto? Wer als Erstes hier ist, legt eines an; danach brauchst du eine Einladung von der Person, die diese Seite betreibt.",
    oidc: "Das öffnet die Anmeldeseite dieses Servers.",
  },
  looksClosed:
    "Das Anmeldefenster wurde anscheinend geschlossen, bevor du angemeldet warst. Wenn es noch offen ist, mach dort weiter.",
  waiting: "Wir warten, bis du angemeldet bist",
  signIn: "Mit Google anmelden",
  signInWithOurs: "Mit einem Konto auf diesem Server",
};
