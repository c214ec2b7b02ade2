export const signInWords = {
  title: "Connectez-vous avec Google !",
  subtitle: "Connexion sécurisée par l’authentification Google",
  opens: {
    embedded:
      "Utilisez une clé d’accès ou un mot de passe dans la fenêtre qui s’ouvre. Pas encore de compte ? La première personne en crée un ; ensuite, il faut une invitation de qui gère ce site.",
    oidc: "Ceci ouvre la page de connexion de ce serveur.",
  },
  looksClosed:
    "La fenêtre de connexion semble s’être fermée avant la fin. Si elle est encore ouverte, continuez dans cette fenêtre.",
  waiting: "En attente de votre connexion",
  signIn: "Se connecter avec Google",
  signInWithOurs: "Utiliser un compte de ce serveur",
};
