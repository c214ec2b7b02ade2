export const shellWords = {
  product: "Tripwright",
  skip: "Aller au contenu",
  loading: "Chargement de la page",
  mainNavigation: "Navigation principale",
  menu: "Menu",
  home: "Accueil",
  createTrip: "Créer un voyage",
  contact: "Contact",
  newTrip: "+ Nouveau",
  myTrips: "Voyages",
  signIn: "Se connecter",
  footer: "Pied de page",
  languages: "Langue",
  planTrip: "Planifier un voyage",
  terms: "Conditions générales",
  contactUs: "Nous contacter",
  socialMedia: "Réseaux sociaux",
  socialComing: "Réseaux sociaux (bientôt)",
  social: { photos: "Photos", chat: "Chat", videos: "Vidéos" },
  offline:
    "Vous êtes hors ligne. Vous pouvez voir et modifier les voyages enregistrés sur cet appareil.",
  accountOf: (name: string) => `Compte : ${name}`,
  offlineByLink:
    "Vous êtes hors ligne. Ce voyage s’affiche tel qu’il a été ouvert ici la dernière fois et ne peut pas être modifié pour l’instant.",
  decisionWanted: "L’une de vos modifications attend une décision, en haut de la page.",
  messages: "Messages",
  close: "Fermer",
  tryAgain: "Réessayer",
  reload: "Recharger",

  notFound: "Introuvable",
  notFoundDetail: "404 Introuvable",
  errorTitle: "Erreur inattendue !",
  screenFailed: "Impossible d’afficher cette page. Essayez de la recharger.",
  backHome: "Retour à l’accueil",

  signInUnavailable: "Impossible de charger la connexion",
  unavailableAdvice:
    "Vérifiez votre connexion Internet et réessayez. Si cela ne suffit pas, rechargez la page.",
  loadProfileMenu: "Recharger le menu du compte",

  createTripHead: {
    title: "Où partez-vous ?",
    introduction:
      "Juste quelques informations. Nous vous proposons des hôtels et un programme pour chaque jour, avec de vrais lieux, ouverts à votre passage.",
  },
};
