export const signInWords = {
  title: "Connectez-vous avec Google !",
  subtitle: "Connexion sécurisée par l’authentification Google",
  opens: {
    embedded:
      "Ce serveur n’est pas relié à Google. Il a ses propres comptes, avec une clé d’accès ou un mot de passe. La première personne en crée un ; toutes les autres ont besoin d’une invitation de qui gère le serveur.",
    oidc: "Ceci ouvre la page de connexion de ce serveur.",
  },
  looksClosed:
    "La fenêtre de connexion semble s’être fermée avant la fin. Si elle est encore ouverte, continuez dans cette fenêtre.",
  waiting: "En attente de votre connexion",
  signIn: "Se connecter avec Google",
  signInWithOurs: "Utiliser un compte de ce serveur",
  close: "Fermer",
};
