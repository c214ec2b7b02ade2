import { spanish } from "./spanish.ts";

type Named = { name: string };

export const ACCOUNT_MESSAGES = {
  noName: "Escribe un nombre de hasta 60 caracteres, con una letra o una cifra.",
  nameTaken: "Ese nombre ya lo tiene otra persona aquí. Elige otro.",
  wrongPasskey: "Esa clave de acceso no sirve aquí.",
  passwordShort: ({ least }: { least: number }) =>
    `Esa contraseña es demasiado corta. Usa ${least} caracteres o más.`,
  passwordLong: ({ most }: { most: number }) =>
    `Esa contraseña es demasiado larga. Usa ${most} caracteres como máximo.`,
  passwordCommon: "Esa contraseña es muy común y fácil de adivinar. Elige otra.",
  wrongPassword: "El nombre y la contraseña no coinciden.",
  wrongCode: "El nombre y el código no coinciden, o el código ya se usó.",
  tooManyTries:
    "Demasiados intentos. Espera un cuarto de hora, o usa una clave de acceso o un código de recuperación en un navegador que ya hayas usado.",
  passkeyOfAnother: "Esa clave de acceso es de otra persona.",
  passkeysFull: ({ most }: { most: number }) =>
    `Tienes ${most} claves de acceso, que es el límite. Quita una primero.`,
  passkeyAdded: "Se añadió la clave de acceso.",
  passkeyRenamed: "Se cambió el nombre de la clave de acceso.",
  passkeyRemoved: "Se quitó la clave de acceso. Quítala también de tu dispositivo.",
  onlyPasskey: "Es tu única forma de entrar. Añade primero otra clave de acceso o una contraseña.",
  notCurrentPassword: "Esa no es tu contraseña actual.",
  passwordSet: "La contraseña está guardada. Se cerró la sesión en todos los demás sitios.",
  passwordRemoved: "Se quitó la contraseña. A partir de ahora, entra con una clave de acceso.",
  onlyPassword: "Es tu única forma de entrar. Añade primero una clave de acceso.",
  accountGone: "Esta cuenta ya no existe.",
  renamed: ({ name }: Named) =>
    `Ahora te llamas ${name}. Usa ese nombre la próxima vez que entres.`,
  cannotJoin: "Estas cuentas no se pueden unir. Empieza de nuevo.",
  ownerStays: "A quien es dueño no se le puede quitar el acceso.",
  blocked: ({ name }: Named) => `${name} ya no puede entrar.`,
  allowed: ({ name }: Named) => `${name} puede entrar de nuevo.`,
  personGone: "Esa persona ya no está aquí.",
  limitsWrong: ({ most }: { most: number }) => `Escribe números enteros de 0 a ${most}, o nada.`,
  limitsSaved: ({ name }: Named) => `Se guardaron los límites de ${name}.`,
  cannotOwn: "No se puede ceder el servidor a esa persona.",
  handedOver: ({ name }: Named) => `El servidor es ahora de ${name}.`,
  ownerNeeded: "Alguien tiene que ser dueño.",
  withdrawn: "Se retiró la invitación.",
  inviteWrong: ({ people, days }: { people: number; days: number }) =>
    `Escribe de 1 a ${people} personas y de 1 a ${days} días.`,
  resetMade: ({ name }: Named) =>
    `Este enlace sirve una vez para ${name}, hasta mañana a esta hora.`,
};

export const accountPageWords = {
  back: "Volver a Tripwright",
  backToAccount: "Volver a tu cuenta",
  failed: "No se pudo iniciar la sesión",
  signedIn: "Sesión iniciada",
  mayClose: "Ya has entrado. Puedes cerrar esta ventana.",
  name: "Nombre",
  password: "Contraseña",
  signIn: "Entrar",
  usePasskey: "Usar una clave de acceso",
  passkeyUnused: "No se usó la clave de acceso. Inténtalo de nuevo, o usa una contraseña.",
  noPasskeys: {
    address:
      "Aquí no hay claves de acceso: los navegadores no las permiten en una dirección numérica. Usa una contraseña.",
    insecure:
      "Aquí no hay claves de acceso: necesitan una conexión segura (https), que este servidor no tiene. Usa una contraseña.",
  },
  useCode: "Usar un código de recuperación",
  noCode:
    "¿Tampoco tienes código? Pide un enlace a quien administra este servidor. Para tener una cuenta aquí necesitas una invitación.",
  aboutCodes:
    "Cada uno de tus diez códigos sirve una vez. Con él eliges una nueva forma de entrar.",
  code: "Código de recuperación",
  goOn: "Continuar",
  backToSignIn: "Volver al inicio de sesión",
  welcome: "Te damos la bienvenida a Tripwright",
  newServer:
    "Este servidor es nuevo. Crea tu cuenta. El servidor será tuyo y podrás invitar a otras personas.",
  invited: "Tienes una invitación",
  newAccount: "Crea tu cuenta en este servidor. No necesitas una dirección de correo.",
  createWithPasskey: "Crear la cuenta con una clave de acceso",
  createWithPassword: "Crear la cuenta con una contraseña",
  choosePassword: (least: number) => `Contraseña, ${least} caracteres o más`,
  newPassword: (least: number) => `Contraseña nueva, ${least} caracteres o más`,
  newWay: "Un nuevo acceso",
  newWayFor: (name: string) => `Un nuevo acceso para ${name}`,
  aboutNewWay:
    "Elige cómo vas a entrar a partir de ahora. Se cerrará la sesión en todos los demás sitios, y recibirás nuevos códigos de recuperación.",
  newPasskey: "Usar una clave de acceso nueva",
  thisPassword: "Usar esta contraseña",
  keepCodes: "Guarda tus códigos de recuperación",
  whyKeepCodes:
    "Con uno de ellos vuelves a entrar si pierdes la clave de acceso u olvidas la contraseña. Cada uno sirve una vez.",
  shownOnce: "Solo se muestran ahora. Anótalos, o guárdalos donde tienes tus contraseñas.",
  codesKept: "Ya los guardé. Continuar",
  linkOver: "Este enlace ya no sirve",
  whyLinkOver: "Ya se usó o ha caducado. Pide uno nuevo a quien administra este servidor.",
  notSetUp: "Este servidor aún no está configurado",
  howToSetUp: (file: string) =>
    `Quien lo administra tiene que abrir la dirección de un solo uso que mostró al arrancar. La dirección está también en el archivo ${file} de su carpeta de datos.`,
  methods: "Cómo entras",
  signedInAs: (name: string) => `Como ${name}.`,
  signedInWith: (provider: string, email: string) => `Con ${provider}, como ${email}.`,
  signInAgain: "Entra de nuevo para hacer cambios",
  passkeys: "Claves de acceso",
  whyPasskeys:
    "No tienes ninguna. Con una clave de acceso entras con tu huella, tu cara o el PIN de tu dispositivo.",
  addPasskey: "Añadir una clave de acceso",
  backedUp: "Con copia de seguridad",
  oneDevice: "Solo en un dispositivo",
  passkeyUsed: (kept: string, added: string, used: string) =>
    `${kept}. Añadida el ${added}, usada por última vez el ${used}.`,
  passkeyNew: (kept: string, added: string) => `${kept}. Añadida el ${added}, aún sin usar.`,
  rename: "Cambiar nombre",
  remove: (name: string) => `Quitar ${name}`,
  none: "No tienes ninguna.",
  hasOne: "Tienes una.",
  yourName: "Tu nombre, con el que también entras",
  changeName: "Cambiar nombre",
  currentPassword: "Contraseña actual",
  changePassword: "Cambiar contraseña",
  setPassword: "Poner contraseña",
  removePassword: "Quitar la contraseña",
  aboutChange: "Aquí sigues dentro, y se cierra la sesión en todos los demás sitios.",
  codes: "Códigos de recuperación",
  codesLeft: (left: number, all: number) =>
    `Quedan ${left} de ${all}. Cada uno sirve una vez, si pierdes tus otras formas de entrar.`,
  newCodes: "Crear códigos nuevos",
  accountHere: "Una cuenta en este servidor",
  whyJoinHere:
    "Si también tienes una cuenta aquí, une las dos. Podrás entrar con cualquiera, y todos tus viajes estarán en un solo lugar.",
  joinHere: "Unir con tu cuenta de aquí",
  whyJoin: (provider: string) =>
    `Entra también con ${provider}, y ten todos tus viajes en un solo lugar.`,
  joinWith: (provider: string) => `Unir con ${provider}`,
  joinTitle: "¿Unir estas cuentas?",
  aboutJoin: (ours: string, theirs: string) =>
    `Los viajes de ${ours} pasan a ${theirs}, y a partir de ahora entras con cualquiera de las dos. Esto no se puede deshacer.`,
  join: "Unirlas",
  keepApart: "Dejarlas separadas",
  people: "Personas",
  managePeople: "Administrar las personas de este servidor",
  aboutPeople:
    "Estas personas tienen una cuenta en este servidor. Cada una ve solo sus viajes y los que otras comparten con ella.",
  you: (name: string) => `${name} (tú)`,
  accessGone: "Sin acceso.",
  ownerSince: (date: string, ways: string) =>
    `Con la propiedad desde el ${date}; entra con ${ways}.`,
  memberSince: (date: string, ways: string) => `Miembro desde el ${date}; entra con ${ways}.`,
  countPasskeys: (count: number) =>
    spanish.count(count, { one: "clave de acceso", other: "claves de acceso" }),
  aPassword: "una contraseña",
  noWay: "ningún medio",
  allow: (name: string) => `Devolver el acceso a ${name}`,
  block: (name: string) => `Quitar el acceso a ${name}`,
  reset: (name: string) => `Crear un enlace de restablecimiento para ${name}`,
  handOver: (name: string) => `Ceder el servidor a ${name}`,
  limitsFor: (name: string) => `Límites de ${name}`,
  aboutLimits: "Deja un campo vacío para el límite que tienen todos.",
  plansADay: "Planes al día",
  trips: "Viajes",
  storage: "Espacio para todos los viajes, en MB",
  saveLimits: "Guardar límites",
  invitations: "Invitaciones",
  noInvitations: "No hay ninguna.",
  role: "Papel",
  member: "miembro",
  owner: "con la propiedad",
  howMany: "Número de personas",
  validDays: "Validez (días)",
  invite: "Crear un enlace de invitación",
  forOwner: (until: string) => `Para compartir la propiedad, hasta el ${until}.`,
  forPeople: (count: number, until: string) =>
    `Para ${spanish.count(count, { one: "persona", other: "personas" })}, hasta el ${until}.`,
  withdraw: "Retirar",
  sendLink: "Envía este enlace en privado. No lo verás otra vez.",
  scopes: {
    read: "Ver tus viajes, con notas y gastos, y buscar lugares",
    plan: "Crear viajes, que cuentan para tu límite diario",
    write: "Ver y cambiar tus viajes y añadir gastos (puedes deshacerlo)",
  },
  connect: (app: string) => `¿Conectar «${app}» con Tripwright?`,
  aboutApp: (name: string, email: string) =>
    `No hemos verificado esta aplicación. Quiere actuar en nombre de ${name} (${email}):`,
  limitsOfApp: (place: string) =>
    `No puede borrar ni compartir viajes, ni acceder a tu cuenta. Si lo permites, seguirás en ${place}. Permítelo solo si lo acabas de iniciar tú.`,
  appHere: (host: string) => `una aplicación de este dispositivo (${host})`,
  allowApp: "Permitir",
  denyApp: "No permitir",
  disconnect: "Puedes desconectarla cuando quieras en tu cuenta.",
  toAccount: "Tu cuenta",
  signInFirst: "Entra primero",
  whySignIn: (app: string) =>
    `«${app}» quiere conectarse con tus viajes. Entra, y luego elige si lo permites.`,
  requestOver: "Esta solicitud ha caducado",
  connectAgain: "Vuelve a la aplicación y conéctala de nuevo.",
  cannotConnect: "Esta aplicación no se puede conectar",
};
