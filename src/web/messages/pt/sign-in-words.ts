export const signInWords = {
  title: "Entre com o Google!",
  subtitle: "Entre com a segurança da autenticação do Google",
  opens: {
    embedded:
      "Este servidor não está ligado ao Google. Ele tem contas próprias, com chave de acesso ou senha. A primeira pessoa cria a sua; as demais precisam de um convite de quem administra o servidor.",
    oidc: "Isto abre a página de login deste servidor.",
  },
  looksClosed:
    "Parece que a janela de login foi fechada antes de você entrar. Se ainda estiver aberta, continue nela.",
  waiting: "Esperando você entrar",
  signIn: "Entrar com o Google",
  signInWithOurs: "Usar uma conta neste servidor",
  close: "Fechar",
};
