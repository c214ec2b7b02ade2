import { french } from "./french.ts";

type Named = { name: string };

export const ACCOUNT_MESSAGES = {
  noName: "Saisissez un nom de 60 caractères au plus, avec une lettre ou un chiffre.",
  nameTaken: "Ce nom est déjà pris ici. Choisissez-en un autre.",
  wrongPasskey: "Cette clé d’accès ne fonctionne pas ici.",
  passwordShort: ({ least }: { least: number }) =>
    `Ce mot de passe est trop court. Il faut au moins ${least} caractères.`,
  passwordLong: ({ most }: { most: number }) =>
    `Ce mot de passe est trop long. Il faut au plus ${most} caractères.`,
  passwordCommon: "Ce mot de passe est trop courant et facile à deviner. Choisissez-en un autre.",
  wrongPassword: "Ce nom et ce mot de passe ne correspondent pas.",
  wrongCode: "Ce nom et ce code ne correspondent pas, ou le code a déjà servi.",
  tooManyTries:
    "Trop d’essais. Attendez un quart d’heure, ou utilisez une clé d’accès ou un code de secours dans un navigateur que vous avez déjà utilisé.",
  passkeyOfAnother: "Cette clé d’accès est celle de quelqu’un d’autre.",
  passkeysFull: ({ most }: { most: number }) =>
    `Vous avez ${most} clés d’accès, c’est la limite. Supprimez-en une d’abord.`,
  passkeyAdded: "La clé d’accès a été ajoutée.",
  passkeyRenamed: "La clé d’accès a été renommée.",
  passkeyRemoved: "La clé d’accès a été supprimée. Supprimez-la aussi de votre appareil.",
  onlyPasskey:
    "C’est votre seul moyen de connexion. Ajoutez d’abord une autre clé d’accès ou un mot de passe.",
  notCurrentPassword: "Ce n’est pas votre mot de passe actuel.",
  passwordSet: "Le mot de passe est enregistré. Vos autres sessions sont fermées.",
  passwordRemoved: "Le mot de passe a été supprimé. Connectez-vous désormais avec une clé d’accès.",
  onlyPassword: "C’est votre seul moyen de connexion. Ajoutez d’abord une clé d’accès.",
  accountGone: "Ce compte n’existe plus.",
  renamed: ({ name }: Named) =>
    `Votre nom est maintenant ${name}. Utilisez-le à la prochaine connexion.`,
  cannotJoin: "Ces comptes ne peuvent pas être réunis. Recommencez.",
  ownerStays: "L’accès d’un propriétaire ne peut pas être retiré.",
  blocked: ({ name }: Named) => `${name} ne peut plus se connecter.`,
  allowed: ({ name }: Named) => `${name} peut de nouveau se connecter.`,
  personGone: "Cette personne n’est plus ici.",
  limitsWrong: ({ most }: { most: number }) =>
    `Saisissez des nombres entiers de 0 à ${most}, ou rien.`,
  limitsSaved: ({ name }: Named) => `Les limites pour ${name} sont enregistrées.`,
  cannotOwn: "Cette personne ne peut pas devenir propriétaire.",
  handedOver: ({ name }: Named) => `Le serveur appartient maintenant à ${name}.`,
  ownerNeeded: "Il faut un propriétaire.",
  withdrawn: "L’invitation a été retirée.",
  inviteWrong: ({ people, days }: { people: number; days: number }) =>
    `Saisissez de 1 à ${people} personnes et de 1 à ${days} jours.`,
  resetMade: ({ name }: Named) =>
    `Ce lien fonctionne une fois pour ${name}, jusqu’à demain à la même heure.`,
};

export const accountPageWords = {
  back: "Retour à Tripwright",
  backToAccount: "Retour à votre compte",
  failed: "La connexion a échoué",
  signedIn: "Connexion réussie",
  mayClose: "La connexion est établie. Vous pouvez fermer cette fenêtre.",
  name: "Nom",
  password: "Mot de passe",
  signIn: "Se connecter",
  usePasskey: "Utiliser une clé d’accès",
  passkeyUnused: "La clé d’accès n’a pas servi. Réessayez, ou utilisez un mot de passe.",
  noPasskeys: {
    address:
      "Pas de clés d’accès ici : les navigateurs ne les acceptent pas à une adresse en chiffres. Utilisez un mot de passe.",
    insecure:
      "Pas de clés d’accès ici : il leur faut une connexion sécurisée (https), que ce serveur n’a pas. Utilisez un mot de passe.",
  },
  useCode: "Utiliser un code de secours",
  noCode:
    "Pas de code non plus ? Demandez un lien à la personne qui gère ce serveur. Pour avoir un compte ici, il faut une invitation.",
  aboutCodes:
    "Chacun de vos dix codes sert une fois. Il vous permet de choisir un nouveau moyen de connexion.",
  code: "Code de secours",
  goOn: "Continuer",
  backToSignIn: "Retour à la connexion",
  welcome: "Bienvenue sur Tripwright",
  newServer:
    "Ce serveur est nouveau. Créez votre compte. Le serveur vous appartiendra, et vous pourrez inviter d’autres personnes.",
  invited: "Une invitation pour vous",
  newAccount: "Créez votre compte sur ce serveur. Aucune adresse e-mail n’est nécessaire.",
  createWithPasskey: "Créer avec une clé d’accès",
  createWithPassword: "Créer avec un mot de passe",
  choosePassword: (least: number) => `Mot de passe, ${least} caractères ou plus`,
  newPassword: (least: number) => `Nouveau mot de passe, ${least} caractères ou plus`,
  newWay: "Un nouvel accès",
  newWayFor: (name: string) => `Un nouvel accès pour ${name}`,
  aboutNewWay:
    "Choisissez comment vous connecter désormais. Vos autres sessions seront fermées, et vous recevrez de nouveaux codes de secours.",
  newPasskey: "Utiliser une nouvelle clé d’accès",
  thisPassword: "Utiliser ce mot de passe",
  keepCodes: "Conservez vos codes de secours",
  whyKeepCodes:
    "L’un d’eux vous ouvre votre compte si vous perdez votre clé d’accès ou oubliez votre mot de passe. Chacun sert une fois.",
  shownOnce: "Ils ne s’affichent que maintenant. Notez-les, ou rangez-les avec vos mots de passe.",
  copyCodes: "Copier les codes",
  codesCopied: "Codes copiés",
  codesKept: "C’est fait. Continuer",
  linkOver: "Ce lien ne fonctionne plus",
  whyLinkOver:
    "Il a déjà servi ou il a expiré. Demandez-en un nouveau à la personne qui gère ce serveur.",
  notSetUp: "Ce serveur n’est pas encore configuré",
  howToSetUp: (file: string) =>
    `La personne qui le gère doit ouvrir l’adresse à usage unique qu’il a affichée au démarrage. Elle se trouve aussi dans le fichier ${file} de son dossier de données.`,
  methods: "Votre connexion",
  signedInAs: (name: string) => `Sous le nom ${name}.`,
  signedInWith: (provider: string, email: string) => `Avec ${provider}, sous le nom ${email}.`,
  signInAgain: "Reconnectez-vous pour faire des changements",
  passkeys: "Clés d’accès",
  whyPasskeys:
    "Vous n’en avez pas. Avec une clé d’accès, vous vous connectez par empreinte, par visage ou par le code de votre appareil.",
  addPasskey: "Ajouter une clé d’accès",
  backedUp: "Sauvegardée",
  oneDevice: "Sur un seul appareil",
  passkeyUsed: (kept: string, added: string, used: string) =>
    `${kept}. Ajoutée le ${added}, utilisée la dernière fois le ${used}.`,
  passkeyNew: (kept: string, added: string) => `${kept}. Ajoutée le ${added}, pas encore utilisée.`,
  rename: "Renommer",
  remove: (name: string) => `Supprimer ${name}`,
  none: "Vous n’en avez pas.",
  hasOne: "Vous en avez un.",
  yourName: "Votre nom, qui sert aussi à vous connecter",
  changeName: "Changer de nom",
  currentPassword: "Mot de passe actuel",
  changePassword: "Changer de mot de passe",
  setPassword: "Définir un mot de passe",
  removePassword: "Supprimer le mot de passe",
  aboutChange: "Cette session reste ouverte, les autres seront fermées.",
  codes: "Codes de secours",
  codesLeft: (left: number, all: number) =>
    `Il en reste ${left} sur ${all}. Chacun sert une fois, si vous perdez vos autres moyens de connexion.`,
  newCodes: "Créer de nouveaux codes",
  accountHere: "Un compte sur ce serveur",
  whyJoinHere:
    "Si vous avez aussi un compte ici, réunissez les deux. Vous pourrez alors utiliser l’un ou l’autre, et tous vos voyages seront au même endroit.",
  joinHere: "Réunir avec votre compte ici",
  whyJoin: (provider: string) =>
    `Connectez-vous aussi avec ${provider}, et gardez tous vos voyages au même endroit.`,
  joinWith: (provider: string) => `Réunir avec ${provider}`,
  joinTitle: "Réunir ces comptes ?",
  aboutJoin: (ours: string, theirs: string) =>
    `Les voyages de ${ours} passent à ${theirs}, et vous pourrez désormais utiliser l’un ou l’autre. C’est irréversible.`,
  join: "Réunir",
  keepApart: "Garder séparés",
  people: "Personnes",
  managePeople: "Gérer les personnes de ce serveur",
  aboutPeople:
    "Ces personnes ont un compte sur ce serveur. Chacune ne voit que ses voyages et ceux partagés avec elle.",
  you: (name: string) => `${name} (vous)`,
  accessGone: "Accès retiré.",
  ownerSince: (date: string, ways: string) => `Propriétaire depuis le ${date}, avec ${ways}.`,
  memberSince: (date: string, ways: string) => `Membre depuis le ${date}, avec ${ways}.`,
  countPasskeys: (count: number) =>
    french.count(count, { one: "clé d’accès", other: "clés d’accès" }),
  aPassword: "un mot de passe",
  noWay: "aucun moyen de connexion",
  allow: (name: string) => `Rendre l’accès à ${name}`,
  block: (name: string) => `Retirer l’accès à ${name}`,
  reset: (name: string) => `Créer un lien de réinitialisation pour ${name}`,
  handOver: (name: string) => `Céder le serveur à ${name}`,
  limitsFor: (name: string) => `Limites pour ${name}`,
  aboutLimits: "Laissez un champ vide pour la limite de tout le monde.",
  plansADay: "Plans par jour",
  trips: "Voyages",
  storage: "Stockage pour tous les voyages, en Mo",
  saveLimits: "Enregistrer les limites",
  invitations: "Invitations",
  noInvitations: "Il n’y en a pas.",
  role: "Rôle",
  member: "membre",
  owner: "propriétaire",
  howMany: "Nombre de personnes",
  validDays: "Valable (jours)",
  invite: "Créer un lien d’invitation",
  forOwner: (until: string) => `Pour un propriétaire, jusqu’au ${until}.`,
  forPeople: (count: number, until: string) =>
    `Pour ${french.count(count, { one: "personne", other: "personnes" })}, jusqu’au ${until}.`,
  withdraw: "Retirer",
  sendLink: "Envoyez ce lien en privé. Vous ne le reverrez pas.",
  scopes: {
    read: "Voir vos voyages, avec notes et dépenses, et chercher des lieux",
    plan: "Créer des voyages, qui comptent dans votre limite du jour",
    write: "Voir et modifier vos voyages et ajouter des dépenses (vous pouvez l’annuler)",
  },
  connect: (app: string) => `Connecter « ${app} » à Tripwright ?`,
  aboutApp: (name: string, email: string) =>
    `Nous n’avons pas vérifié cette application. Elle veut agir pour ${name} (${email}) :`,
  limitsOfApp: (place: string) =>
    `Elle ne peut ni supprimer ni partager de voyages, ni accéder à votre compte. Si vous acceptez, vous continuerez vers ${place}. N’acceptez que si vous venez de le demander vous-même.`,
  appHere: (host: string) => `une application de cet appareil (${host})`,
  allowApp: "Autoriser",
  denyApp: "Ne pas autoriser",
  disconnect: "Vous pouvez la déconnecter à tout moment dans votre compte.",
  toAccount: "Votre compte",
  signInFirst: "Connectez-vous d’abord",
  whySignIn: (app: string) =>
    `« ${app} » veut accéder à vos voyages. Connectez-vous, puis choisissez si vous l’autorisez.`,
  requestOver: "Cette demande a expiré",
  connectAgain: "Revenez à l’application et connectez-la de nouveau.",
  cannotConnect: "Cette application ne peut pas être connectée",
};
