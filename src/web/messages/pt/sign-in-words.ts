export const signInWords = {
  title: "Entre com o Google!",
  subtitle: "Entre com a segurança da autenticação do Google",
  opens: {
    embedded:
      "Use uma chave de acesso ou uma senha na janela que se abre. Ainda não tem conta? A primeira pessoa cria a sua; depois, é preciso um convite de quem administra este site.",
    oidc: "Isto abre a página de login deste servidor.",
  },
  looksClosed:
    "Parece que a janela de login foi fechada antes de você entrar. Se ainda estiver aberta, continue nela.",
  waiting: "Esperando você entrar",
  signIn: "Entrar com o Google",
  signInWithOurs: "Usar uma conta neste servidor",
};
