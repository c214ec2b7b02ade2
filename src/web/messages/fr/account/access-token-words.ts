import type { AccessScope } from "../../../../domain/access-token.ts";
import { french } from "../../../../domain/messages/fr/french.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
  title: "Jetons d’accès",
  about:
    "Un jeton d’accès permet à vos propres logiciels d’utiliser vos voyages sans se connecter. Il ne peut ni voir, ni modifier, ni supprimer votre compte.",
  lookingUp: "Chargement des jetons",
  none: "Vous n’avez aucun jeton.",
  some: (count) =>
    french.plural(count, {
      one: "Vous avez un jeton. Révoquez-le quand vous n’en avez plus besoin.",
      other: `Vous avez ${count} jetons. Révoquez ceux dont vous n’avez plus besoin.`,
    }),
  make: "Créer un jeton",
  name: "Nom",
  mayTitle: "Il peut",
  scopes: {
    read: "voir vos voyages",
    plan: "créer des voyages",
    write: "voir, modifier, importer et supprimer des voyages",
    share: "créer et désactiver des liens vers des voyages",
    calendar: "afficher vos voyages dans un calendrier",
  } satisfies Record<AccessScope, string>,
  ends: "Expire",
  lives: { month: "dans 30 jours", quarter: "dans 90 jours", year: "dans un an", never: "jamais" },
  noScope: "Choisissez au moins une chose qu’il peut faire.",
  making: "Création",
  makeIt: "Créer",
  cancel: "Annuler",
  secret: (name) => `Jeton « ${name} »`,
  secretOnce: "Copiez-le maintenant. Nous ne pourrons plus l’afficher.",
  copy: "Copier",
  copied: "Jeton copié.",
  cannotCopy: "Impossible de copier le jeton. Sélectionnez-le et copiez-le vous-même.",
  done: "Je l’ai copié",
  may: (scopes) => `Peut ${french.list(scopes)}`,
  made: (at) => `Créé le ${at}`,
  lastUsed: (at) => `dernière utilisation le ${at}`,
  neverUsed: "pas encore utilisé",
  endsAt: (at) => `expire le ${at}`,
  endsNever: "n’expire jamais",
  isOver: " · expiré",
  revoke: "Révoquer",
  revokeNamed: (name) => `Révoquer le jeton ${name}`,
  revoked: (name) => `Jeton « ${name} » révoqué.`,
};
