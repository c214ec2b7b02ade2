import { italian, withArticle } from "./italian.ts";

type Named = { name: string };

/** "dal 5 maggio", "dall’8 maggio". */
const since = (date: string) => `da${withArticle(date).replace(/^il/, "l").replace(/^l’/, "ll’")}`;

export const ACCOUNT_MESSAGES = {
  noName: "Scrivi un nome di al massimo 60 caratteri, con una lettera o una cifra.",
  nameTaken: "Qui qualcuno ha già questo nome. Scegline un altro.",
  wrongPasskey: "Questa passkey non si può usare qui.",
  passwordShort: ({ least }: { least: number }) =>
    `La password è troppo corta. Usa almeno ${least} caratteri.`,
  passwordLong: ({ most }: { most: number }) =>
    `La password è troppo lunga. Usa al massimo ${most} caratteri.`,
  passwordCommon: "La password è troppo comune e facile da indovinare. Scegline un’altra.",
  wrongPassword: "Nome e password non corrispondono.",
  wrongCode: "Nome e codice non corrispondono, o il codice è già stato usato.",
  tooManyTries:
    "Troppi tentativi. Aspetta un quarto d’ora, o usa una passkey o un codice di recupero da un browser che hai già usato.",
  passkeyOfAnother: "Questa passkey è di un’altra persona.",
  passkeysFull: ({ most }: { most: number }) =>
    `Hai ${most} passkey, che è il limite. Prima rimuovine una.`,
  passkeyAdded: "La passkey è stata aggiunta.",
  passkeyRenamed: "La passkey è stata rinominata.",
  passkeyRemoved: "La passkey è stata rimossa. Rimuovila anche dal tuo dispositivo.",
  onlyPasskey: "È il tuo unico modo di accedere. Prima aggiungi un’altra passkey o una password.",
  notCurrentPassword: "Non è la tua password attuale.",
  passwordSet: "La password è impostata. Altrove la sessione è stata chiusa.",
  passwordRemoved: "La password è stata rimossa. D’ora in poi accedi con una passkey.",
  onlyPassword: "È il tuo unico modo di accedere. Prima aggiungi una passkey.",
  accountGone: "Questo account non c’è più.",
  renamed: ({ name }: Named) => `Ora ti chiami ${name}. Usa questo nome al prossimo accesso.`,
  cannotJoin: "Questi account non si possono unire. Ricomincia.",
  ownerStays: "A chi possiede il server non si può togliere l’accesso.",
  blocked: ({ name }: Named) => `${name} non può più accedere.`,
  allowed: ({ name }: Named) => `${name} può accedere di nuovo.`,
  personGone: "Questa persona non c’è più.",
  limitsWrong: ({ most }: { most: number }) => `Scrivi numeri interi da 0 a ${most}, o niente.`,
  limitsSaved: ({ name }: Named) => `I limiti per ${name} sono salvati.`,
  cannotOwn: "Il server non si può cedere a questa persona.",
  handedOver: ({ name }: Named) => `Ora il server è di ${name}.`,
  ownerNeeded: "Il server deve appartenere a qualcuno.",
  withdrawn: "L’invito è stato ritirato.",
  inviteWrong: ({ people, days }: { people: number; days: number }) =>
    `Scrivi da 1 a ${people} persone e da 1 a ${days} giorni.`,
  resetMade: ({ name }: Named) =>
    `Questo link vale una volta per ${name}, fino a domani a quest’ora.`,
};

export const accountPageWords = {
  back: "Torna a Tripwright",
  backToAccount: "Torna al tuo account",
  failed: "L’accesso non è riuscito",
  signedIn: "Accesso riuscito",
  mayClose: "Hai effettuato l’accesso. Puoi chiudere questa finestra.",
  name: "Nome",
  password: "Password",
  signIn: "Accedi",
  usePasskey: "Usa una passkey",
  passkeyUnused: "La passkey non è stata usata. Riprova, o usa una password.",
  noPasskeys: {
    address:
      "Qui non ci sono passkey: i browser non le permettono a un indirizzo numerico. Usa una password.",
    insecure:
      "Qui non ci sono passkey: serve una connessione sicura (https), che questo server non ha. Usa una password.",
  },
  useCode: "Usa un codice di recupero",
  noCode:
    "Nemmeno un codice? Chiedi un link a chi gestisce questo server. Per avere un account qui serve un invito.",
  aboutCodes:
    "Ognuno dei tuoi dieci codici vale una volta. Con un codice scegli un nuovo modo di accedere.",
  code: "Codice di recupero",
  goOn: "Continua",
  backToSignIn: "Torna all’accesso",
  welcome: "Ti diamo il benvenuto su Tripwright",
  newServer:
    "Questo server è nuovo. Crea il tuo account. Il server sarà tuo, e potrai invitare altre persone.",
  invited: "Hai un invito",
  newAccount: "Crea il tuo account su questo server. Non serve un indirizzo email.",
  createWithPasskey: "Crea l’account con una passkey",
  createWithPassword: "Crea l’account con una password",
  choosePassword: (least: number) => `Password, almeno ${least} caratteri`,
  newPassword: (least: number) => `Nuova password, almeno ${least} caratteri`,
  newWay: "Un nuovo accesso",
  newWayFor: (name: string) => `Un nuovo accesso per ${name}`,
  aboutNewWay:
    "Scegli come accedere d’ora in poi. Altrove la sessione verrà chiusa, e avrai nuovi codici di recupero.",
  newPasskey: "Usa una nuova passkey",
  thisPassword: "Usa questa password",
  keepCodes: "Conserva i codici di recupero",
  whyKeepCodes:
    "Con uno di questi rientri se perdi la passkey o dimentichi la password. Ognuno vale una volta.",
  shownOnce: "Si vedono solo adesso. Scrivili, o salvali dove tieni le password.",
  copyCodes: "Copia i codici",
  codesCopied: "Codici copiati",
  codesKept: "Li ho conservati. Continua",
  linkOver: "Questo link non vale più",
  whyLinkOver: "È già stato usato o è scaduto. Chiedine uno nuovo a chi gestisce questo server.",
  notSetUp: "Questo server non è ancora configurato",
  howToSetUp: (file: string) =>
    `Chi lo gestisce deve aprire l’indirizzo monouso che il server ha mostrato all’avvio. L’indirizzo è anche nel file ${file} della sua cartella dei dati.`,
  methods: "Come accedi",
  signedInAs: (name: string) => `Come ${name}.`,
  signedInWith: (provider: string, email: string) => `Con ${provider}, come ${email}.`,
  signInAgain: "Accedi di nuovo per fare modifiche",
  passkeys: "Passkey",
  whyPasskeys:
    "Non ne hai. Con una passkey accedi con l’impronta, il volto o il PIN del tuo dispositivo.",
  addPasskey: "Aggiungi una passkey",
  backedUp: "Con backup",
  oneDevice: "Su un solo dispositivo",
  passkeyUsed: (kept: string, added: string, used: string) =>
    `${kept}. Aggiunta ${withArticle(added)}, usata l’ultima volta ${withArticle(used)}.`,
  passkeyNew: (kept: string, added: string) =>
    `${kept}. Aggiunta ${withArticle(added)}, non ancora usata.`,
  rename: "Rinomina",
  remove: (name: string) => `Rimuovi ${name}`,
  none: "Non ne hai.",
  hasOne: "Ne hai una.",
  yourName: "Il tuo nome, che serve anche per accedere",
  changeName: "Cambia nome",
  currentPassword: "Password attuale",
  changePassword: "Cambia password",
  setPassword: "Imposta password",
  removePassword: "Rimuovi la password",
  aboutChange: "Qui resti collegato; altrove la sessione viene chiusa.",
  codes: "Codici di recupero",
  codesLeft: (left: number, all: number) =>
    `Ne restano ${left} su ${all}. Ognuno vale una volta, se perdi gli altri modi di accedere.`,
  newCodes: "Crea nuovi codici",
  accountHere: "Un account su questo server",
  whyJoinHere:
    "Se hai un account anche qui, unisci i due. Potrai accedere con l’uno o con l’altro, e tutti i viaggi saranno in un solo posto.",
  joinHere: "Unisci con l’account che hai qui",
  whyJoin: (provider: string) =>
    `Accedi anche con ${provider}, e tieni tutti i viaggi in un solo posto.`,
  joinWith: (provider: string) => `Unisci con ${provider}`,
  joinTitle: "Unire questi account?",
  aboutJoin: (ours: string, theirs: string) =>
    `I viaggi di ${ours} passano a ${theirs}, e d’ora in poi accedi con l’uno o con l’altro. Non si può annullare.`,
  join: "Unisci",
  keepApart: "Tienili separati",
  people: "Persone",
  managePeople: "Gestisci le persone di questo server",
  aboutPeople:
    "Queste persone hanno un account su questo server. Ognuna vede solo i propri viaggi e quelli condivisi con lei.",
  you: (name: string) => `${name} (tu)`,
  accessGone: "Accesso revocato.",
  ownerSince: (date: string, ways: string) => `Proprietario ${since(date)}. Accesso: ${ways}.`,
  memberSince: (date: string, ways: string) => `Membro ${since(date)}. Accesso: ${ways}.`,
  countPasskeys: (count: number) => italian.count(count, { other: "passkey" }),
  aPassword: "una password",
  noWay: "nessuno",
  allow: (name: string) => `Ridai l’accesso a ${name}`,
  block: (name: string) => `Togli l’accesso a ${name}`,
  reset: (name: string) => `Crea un link di ripristino per ${name}`,
  handOver: (name: string) => `Cedi il server a ${name}`,
  limitsFor: (name: string) => `Limiti per ${name}`,
  aboutLimits: "Lascia vuoto un campo per il limite che hanno tutti.",
  plansADay: "Programmi al giorno",
  trips: "Viaggi",
  storage: "Spazio per tutti i viaggi, in MB",
  saveLimits: "Salva limiti",
  invitations: "Inviti",
  noInvitations: "Non ce ne sono.",
  role: "Ruolo",
  member: "membro",
  owner: "proprietario",
  howMany: "Numero di persone",
  validDays: "Validità (giorni)",
  invite: "Crea un link di invito",
  forOwner: (until: string) => `Per un proprietario. Scadenza: ${until}.`,
  forPeople: (count: number, until: string) =>
    `Per ${italian.count(count, { one: "persona", other: "persone" })}. Scadenza: ${until}.`,
  withdraw: "Ritira",
  sendLink: "Invia questo link in privato. Non lo rivedrai.",
  scopes: {
    read: "Vedere i tuoi viaggi, con note e costi, e cercare luoghi",
    plan: "Creare viaggi, che contano per il tuo limite giornaliero",
    write: "Vedere e modificare i tuoi viaggi e aggiungere spese (puoi annullare)",
  },
  connect: (app: string) => `Collegare “${app}” a Tripwright?`,
  aboutApp: (name: string, email: string) =>
    `Non abbiamo verificato questa app. Vuole agire a nome di ${name} (${email}):`,
  limitsOfApp: (place: string) =>
    `Non può eliminare o condividere viaggi, né accedere al tuo account. Se lo consenti, proseguirai su ${place}. Consentilo solo se l’hai appena avviata tu.`,
  appHere: (host: string) => `un’app su questo dispositivo (${host})`,
  allowApp: "Consenti",
  denyApp: "Non consentire",
  disconnect: "Puoi scollegarla quando vuoi nel tuo account.",
  toAccount: "Il tuo account",
  signInFirst: "Prima accedi",
  whySignIn: (app: string) =>
    `“${app}” vuole collegarsi ai tuoi viaggi. Accedi, poi scegli se consentirlo.`,
  requestOver: "Questa richiesta è scaduta",
  connectAgain: "Torna all’app e collegala di nuovo.",
  cannotConnect: "Questa app non si può collegare",
};
