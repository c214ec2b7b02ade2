export const signInWords = {
  title: "Accedi con Google!",
  subtitle: "Accedi in sicurezza con Google",
  opens: {
    embedded:
      "Usa una passkey o una password nella finestra che si apre. Non hai ancora un account? La prima persona ne crea uno; poi serve un invito da chi gestisce questo sito.",
    oidc: "Si apre la pagina di accesso di questo server.",
  },
  looksClosed:
    "Sembra che la finestra di accesso si sia chiusa prima del tempo. Se è ancora aperta, continua lì.",
  waiting: "In attesa del tuo accesso",
  signIn: "Accedi con Google",
  signInWithOurs: "Usa un account di questo server",
};
