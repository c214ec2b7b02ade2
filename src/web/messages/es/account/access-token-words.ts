import type { AccessScope } from "../../../../domain/access-token.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
  title: "Tokens de acceso",
  about:
    "Con un token de acceso, tus propios programas pueden trabajar con tus viajes sin iniciar sesión. No pueden ver, cambiar ni eliminar tu cuenta.",
  lookingUp: "Cargando tokens",
  none: "No tienes tokens.",
  some: (count) =>
    spanish.plural(count, {
      one: "Tienes un token. Revócalo cuando ya no lo necesites.",
      other: `Tienes ${count} tokens. Revoca los que ya no necesites.`,
    }),
  make: "Crear token",
  name: "Nombre",
  mayTitle: "Puede",
  scopes: {
    read: "ver tus viajes",
    plan: "crear viajes",
    write: "ver, cambiar, importar y eliminar viajes",
    share: "crear y desactivar enlaces a viajes",
    calendar: "mostrar tus viajes en una aplicación de calendario",
  } satisfies Record<AccessScope, string>,
  ends: "Caduca",
  lives: { month: "en 30 días", quarter: "en 90 días", year: "en un año", never: "nunca" },
  noScope: "Selecciona al menos una cosa que pueda hacer.",
  making: "Creando",
  makeIt: "Crear",
  cancel: "Cancelar",
  secret: (name) => `Token «${name}»`,
  secretOnce: "Cópialo ahora. No podremos mostrarlo de nuevo.",
  copy: "Copiar",
  copied: "Token copiado.",
  cannotCopy: "No hemos podido copiar el token. Selecciónalo y cópialo tú.",
  done: "Ya lo he copiado",
  may: (scopes) => `Puede ${spanish.list(scopes)}`,
  made: (at) => `Creado el ${at}`,
  lastUsed: (at) => `usado por última vez el ${at}`,
  neverUsed: "aún sin usar",
  endsAt: (at) => `caduca el ${at}`,
  endsNever: "no caduca nunca",
  isOver: " · caducado",
  revoke: "Revocar",
  revokeNamed: (name) => `Revocar el token ${name}`,
  revoked: (name) => `Token «${name}» revocado.`,
};
