import type { AccessScope } from "../../../../domain/access-token.ts";
import { german } from "../../../../domain/messages/de/german.ts";

/** Access tokens on the account page. */
export const accessTokenWords = {
  title: "Access tokens",
  about:
    "An access token lets your own programs work with your trips without signing in. It can’t see, change, or delete your account.",
  lookingUp: "Loading tokens",
  none: "You have no tokens.",
  some: (count: number) =>
    german.plural(count, {
      one: "You have one token. Revoke it when you no longer need it.",
      other: `You have ${count} tokens. Revoke any you no longer need.`,
    }),
  make: "Create token",
  name: "Name",
  mayTitle: "It can",
  scopes: {
    read: "see your trips",
    plan: "create trips",
    write: "see, change, import, and delete trips",
    share: "create and turn off links to trips",
    calendar: "show your trips in a calendar app",
  } satisfies Record<AccessScope, string>,
  ends: "Expires",
  lives: { month: "in 30 days", quarter: "in 90 days", year: "in a year", never: "never" },
  noScope: "Select at least one thing it can do.",
  making: "Creating",
  makeIt: "Create",
  cancel: "Cancel",
  secret: (name: string) => `Token “${name}”`,
  secretOnce: "Copy it now. We can’t show it again.",
  copy: "Copy",
  copied: "Token copied.",
  cannotCopy: "We couldn’t copy the token. Select it and copy it yourself.",
  done: "I’ve copied it",
  may: (scopes: readonly string[]) => `Can ${german.list(scopes)}`,
  made: (at: string) => `Created ${at}`,
  lastUsed: (at: string) => `last used ${at}`,
  neverUsed: "not used yet",
  endsAt: (at: string) => `expires ${at}`,
  endsNever: "never expires",
  isOver: " · expired",
  revoke: "Revoke",
  revokeNamed: (name: string) => `Revoke token ${name}`,
  revoked: (name: string) => `Token “${name}” revoked.`,
};
