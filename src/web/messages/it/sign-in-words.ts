export const signInWords = {
  title: "Accedi con Google!",
  subtitle: "Accedi in sicurezza con Google",
  opens: {
    embedded:
      "Questo server non è collegato a Google. Ha account propri, con una passkey o una password. La prima persona ne crea uno; tutte le altre hanno bisogno di un invito da chi gestisce il server.",
    oidc: "Si apre la pagina di accesso di questo server.",
  },
  looksClosed:
    "Sembra che la finestra di accesso si sia chiusa prima del tempo. Se è ancora aperta, continua lì.",
  waiting: "In attesa del tuo accesso",
  signIn: "Accedi con Google",
  signInWithOurs: "Usa un account di questo server",
  close: "Chiudi",
};
