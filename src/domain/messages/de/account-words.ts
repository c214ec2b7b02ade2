import { german } from "./german.ts";

type Named = { name: string };

export const ACCOUNT_MESSAGES = {
  noName: "Gib einen Namen mit höchstens 60 Zeichen ein, darunter ein Buchstabe oder eine Ziffer.",
  nameTaken: "Diesen Namen hat hier schon jemand. Wähl einen anderen.",
  wrongPasskey: "Dieser Passkey funktioniert hier nicht.",
  passwordShort: ({ least }: { least: number }) =>
    `Das Passwort ist zu kurz. Nimm mindestens ${least} Zeichen.`,
  passwordLong: ({ most }: { most: number }) =>
    `Das Passwort ist zu lang. Nimm höchstens ${most} Zeichen.`,
  passwordCommon: "Das Passwort ist zu verbreitet und leicht zu erraten. Wähl ein anderes.",
  wrongPassword: "Name und Passwort passen nicht zusammen.",
  wrongCode: "Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.",
  tooManyTries:
    "Zu viele Versuche. Warte eine Viertelstunde, oder nimm einen Passkey oder einen Wiederherstellungscode in einem Browser, den du schon benutzt hast.",
  passkeyOfAnother: "Dieser Passkey gehört jemand anderem.",
  passkeysFull: ({ most }: { most: number }) =>
    `Du hast ${most} Passkeys, mehr gehen nicht. Entfern zuerst einen.`,
  passkeyAdded: "Der Passkey wurde hinzugefügt.",
  passkeyRenamed: "Der Passkey wurde umbenannt.",
  passkeyRemoved: "Der Passkey wurde entfernt. Entfern ihn auch von deinem Gerät.",
  onlyPasskey:
    "Nur damit kannst du dich anmelden. Füg zuerst einen anderen Passkey oder ein Passwort hinzu.",
  notCurrentPassword: "Das ist nicht dein aktuelles Passwort.",
  passwordSet: "Das Passwort ist gesetzt. Überall sonst wurdest du abgemeldet.",
  passwordRemoved: "Das Passwort wurde entfernt. Melde dich ab jetzt mit einem Passkey an.",
  onlyPassword: "Nur damit kannst du dich anmelden. Füg zuerst einen Passkey hinzu.",
  accountGone: "Dieses Konto gibt es nicht mehr.",
  renamed: ({ name }: Named) => `Du heißt jetzt ${name}. Melde dich beim nächsten Mal so an.`,
  cannotJoin: "Diese Konten lassen sich nicht verbinden. Fang noch einmal an.",
  ownerStays: "Wem der Server gehört, behält den Zugang.",
  blocked: ({ name }: Named) => `${name} kann sich nicht mehr anmelden.`,
  allowed: ({ name }: Named) => `${name} kann sich wieder anmelden.`,
  personGone: "Diese Person ist nicht mehr hier.",
  limitsWrong: ({ most }: { most: number }) =>
    `Gib ganze Zahlen von 0 bis ${most} ein, oder nichts.`,
  limitsSaved: ({ name }: Named) => `Die Grenzen für ${name} sind gespeichert.`,
  cannotOwn: "Dieser Person kann der Server nicht übergeben werden.",
  handedOver: ({ name }: Named) => `Der Server gehört jetzt ${name}.`,
  ownerNeeded: "Jemandem muss der Server gehören.",
  withdrawn: "Die Einladung wurde zurückgezogen.",
  inviteWrong: ({ people, days }: { people: number; days: number }) =>
    `Gib 1 bis ${people} Personen und 1 bis ${days} Tage ein.`,
  resetMade: ({ name }: Named) => `Dieser Link gilt einmal für ${name}, bis morgen um diese Zeit.`,
};

export const accountPageWords = {
  back: "Zurück zu Tripwright",
  backToAccount: "Zurück zu deinem Konto",
  failed: "Die Anmeldung hat nicht geklappt",
  signedIn: "Angemeldet",
  mayClose: "Du bist angemeldet. Du kannst dieses Fenster schließen.",
  name: "Name",
  password: "Passwort",
  signIn: "Anmelden",
  usePasskey: "Mit Passkey anmelden",
  passkeyUnused: "Der Passkey wurde nicht benutzt. Versuch es noch einmal, oder nimm ein Passwort.",
  noPasskeys: {
    address:
      "Hier gibt es keine Passkeys: Browser erlauben sie nicht bei einer Adresse aus Zahlen. Nimm ein Passwort.",
    insecure:
      "Hier gibt es keine Passkeys: Sie brauchen eine sichere Verbindung (https), die dieser Server nicht hat. Nimm ein Passwort.",
  },
  useCode: "Wiederherstellungscode benutzen",
  noCode:
    "Auch kein Code? Bitte die Person, die diesen Server betreibt, um einen Link. Für ein Konto brauchst du hier eine Einladung.",
  aboutCodes:
    "Jeder deiner zehn Codes gilt einmal. Damit wählst du, wie du dich künftig anmeldest.",
  code: "Wiederherstellungscode",
  goOn: "Weiter",
  backToSignIn: "Zurück zur Anmeldung",
  welcome: "Willkommen bei Tripwright",
  newServer:
    "Dieser Server ist neu. Leg dein Konto an. Der Server gehört dann dir, und du kannst andere einladen.",
  invited: "Du bist eingeladen",
  newAccount: "Leg dein Konto auf diesem Server an. Du brauchst keine E-Mail-Adresse.",
  createWithPasskey: "Konto mit Passkey anlegen",
  createWithPassword: "Konto mit Passwort anlegen",
  choosePassword: (least: number) => `Passwort, mindestens ${least} Zeichen`,
  newPassword: (least: number) => `Neues Passwort, mindestens ${least} Zeichen`,
  newWay: "Neuer Zugang",
  newWayFor: (name: string) => `Neuer Zugang für ${name}`,
  aboutNewWay:
    "Wähl, wie du dich ab jetzt anmeldest. Überall sonst wirst du abgemeldet, und du bekommst neue Wiederherstellungscodes.",
  newPasskey: "Neuen Passkey benutzen",
  thisPassword: "Dieses Passwort benutzen",
  keepCodes: "Bewahr deine Wiederherstellungscodes auf",
  whyKeepCodes:
    "Mit einem davon kommst du wieder hinein, wenn du deinen Passkey verlierst oder dein Passwort vergisst. Jeder gilt einmal.",
  shownOnce:
    "Sie werden nur jetzt gezeigt. Schreib sie auf, oder speicher sie dort, wo du Passwörter aufbewahrst.",
  copyCodes: "Codes kopieren",
  codesCopied: "Codes kopiert",
  codesKept: "Ich habe sie aufbewahrt. Weiter",
  linkOver: "Dieser Link gilt nicht mehr",
  whyLinkOver:
    "Er wurde schon benutzt oder ist abgelaufen. Bitte die Person, die diesen Server betreibt, um einen neuen.",
  notSetUp: "Dieser Server ist noch nicht eingerichtet",
  howToSetUp: (file: string) =>
    `Wer ihn betreibt, muss die einmalige Adresse öffnen, die er beim Start ausgegeben hat. Sie steht auch in der Datei ${file} in seinem Datenordner.`,
  methods: "So meldest du dich an",
  signedInAs: (name: string) => `Als ${name}.`,
  signedInWith: (provider: string, email: string) => `Mit ${provider}, als ${email}.`,
  signInAgain: "Für Änderungen noch einmal anmelden",
  passkeys: "Passkeys",
  whyPasskeys:
    "Du hast keine. Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an.",
  addPasskey: "Passkey hinzufügen",
  backedUp: "Gesichert",
  oneDevice: "Nur auf einem Gerät",
  passkeyUsed: (kept: string, added: string, used: string) =>
    `${kept}. Hinzugefügt am ${added}, zuletzt benutzt am ${used}.`,
  passkeyNew: (kept: string, added: string) =>
    `${kept}. Hinzugefügt am ${added}, noch nicht benutzt.`,
  rename: "Umbenennen",
  remove: (name: string) => `${name} entfernen`,
  none: "Du hast keins.",
  hasOne: "Du hast eins.",
  yourName: "Dein Name, mit dem du dich auch anmeldest",
  changeName: "Namen ändern",
  currentPassword: "Aktuelles Passwort",
  changePassword: "Passwort ändern",
  setPassword: "Passwort setzen",
  removePassword: "Passwort entfernen",
  aboutChange: "Hier bleibst du angemeldet, überall sonst wirst du abgemeldet.",
  codes: "Wiederherstellungscodes",
  codesLeft: (left: number, all: number) =>
    `${left} von ${all} sind übrig. Jeder gilt einmal, falls du dich anders nicht mehr anmelden kannst.`,
  newCodes: "Neue Codes erstellen",
  accountHere: "Ein Konto auf diesem Server",
  whyJoinHere:
    "Wenn du hier auch ein Konto hast, verbinde die beiden. Dann kannst du dich mit jedem anmelden, und alle Reisen sind an einem Ort.",
  joinHere: "Mit deinem Konto hier verbinden",
  whyJoin: (provider: string) =>
    `Melde dich auch mit ${provider} an, und behalte alle Reisen an einem Ort.`,
  joinWith: (provider: string) => `Mit ${provider} verbinden`,
  joinTitle: "Diese Konten verbinden?",
  aboutJoin: (ours: string, theirs: string) =>
    `Die Reisen von ${ours} gehen an ${theirs} über, und du meldest dich ab jetzt mit jedem der beiden an. Das lässt sich nicht rückgängig machen.`,
  join: "Verbinden",
  keepApart: "Getrennt lassen",
  people: "Personen",
  managePeople: "Personen auf diesem Server verwalten",
  aboutPeople:
    "Diese Personen haben ein Konto auf diesem Server. Sie sehen nur ihre eigenen Reisen und die, die mit ihnen geteilt sind.",
  you: (name: string) => `${name} (du)`,
  accessGone: "Zugang entzogen.",
  ownerSince: (date: string, ways: string) => `Besitzt den Server seit ${date}, mit ${ways}.`,
  memberSince: (date: string, ways: string) => `Mitglied seit ${date}, mit ${ways}.`,
  countPasskeys: (count: number) => german.count(count, { one: "Passkey", other: "Passkeys" }),
  aPassword: "Passwort",
  noWay: "keinem Weg zur Anmeldung",
  allow: (name: string) => `Zugang wieder erlauben: ${name}`,
  block: (name: string) => `Zugang entziehen: ${name}`,
  reset: (name: string) => `Link zum Zurücksetzen für ${name} erstellen`,
  handOver: (name: string) => `Server an ${name} übergeben`,
  limitsFor: (name: string) => `Grenzen für ${name}`,
  aboutLimits: "Lass ein Feld leer, dann gilt die Grenze für alle.",
  plansADay: "Pläne am Tag",
  trips: "Reisen",
  storage: "Speicher für alle Reisen, in MB",
  saveLimits: "Grenzen speichern",
  invitations: "Einladungen",
  noInvitations: "Es gibt keine.",
  role: "Rolle",
  member: "Mitglied",
  owner: "Serverbesitz",
  howMany: "Zahl der Personen",
  validDays: "Gültig (Tage)",
  invite: "Einladungslink erstellen",
  forOwner: (until: string) => `Zum Mitbesitzen, bis ${until}.`,
  forPeople: (count: number, until: string) =>
    `Für ${german.count(count, { one: "Person", other: "Personen" })}, bis ${until}.`,
  withdraw: "Zurückziehen",
  sendLink: "Schick diesen Link privat weiter. Du siehst ihn nicht noch einmal.",
  scopes: {
    read: "Deine Reisen sehen, mit Notizen und Kosten, und Orte nachschlagen",
    plan: "Reisen anlegen, die auf deine Tagesgrenze angerechnet werden",
    write: "Deine Reisen sehen und ändern und Ausgaben eintragen (du kannst es rückgängig machen)",
  },
  connect: (app: string) => `„${app}“ mit Tripwright verbinden?`,
  aboutApp: (name: string, email: string) =>
    `Diese App haben wir nicht geprüft. Sie möchte für ${name} (${email}) handeln:`,
  limitsOfApp: (place: string) =>
    `Sie kann keine Reisen löschen oder teilen und nicht auf dein Konto zugreifen. Wenn du es erlaubst, geht es weiter zu ${place}. Erlaub es nur, wenn du es gerade selbst begonnen hast.`,
  appHere: (host: string) => `einer App auf diesem Gerät (${host})`,
  allowApp: "Erlauben",
  denyApp: "Nicht erlauben",
  disconnect: "Du kannst sie jederzeit in deinem Konto trennen.",
  toAccount: "Dein Konto",
  signInFirst: "Melde dich zuerst an",
  whySignIn: (app: string) =>
    `„${app}“ möchte sich mit deinen Reisen verbinden. Melde dich an, und entscheide dann, ob du es erlaubst.`,
  requestOver: "Diese Anfrage ist abgelaufen",
  connectAgain: "Geh zurück zur App, und verbinde sie noch einmal.",
  cannotConnect: "Diese App kann nicht verbunden werden",
};
