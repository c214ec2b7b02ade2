import type { AccessScope } from "../../../../domain/access-token.ts";
import { english } from "../../../../domain/messages/en/english.ts";

/** Access tokens on the account page. */
export const accessTokenWords = {
  title: "Access tokens",
  about:
    "A token lets a program of yours use your trips without signing in. A token can’t see, change or delete your account.",
  lookingUp: "Looking them up",
  none: "You have none.",
  some: (count: number) =>
    english.plural(count, {
      one: "You have one. Revoke it when you no longer need it.",
      other: `You have ${count}. Revoke any that you no longer need.`,
    }),
  make: "Make a token",
  name: "What it is for",
  mayTitle: "It may",
  scopes: {
    read: "see your trips",
    plan: "have trips planned",
    write: "read, change, import and delete trips",
    share: "make and end links to trips",
  } satisfies Record<AccessScope, string>,
  ends: "It ends",
  lives: { month: "in 30 days", quarter: "in 90 days", year: "in a year", never: "never" },
  noScope: "Tick at least one thing that it may do.",
  making: "Making it",
  makeIt: "Make it",
  cancel: "Cancel",
  secret: (name: string) => `The token “${name}”`,
  secretOnce: "Copy it now: we keep no copy and can’t show it again.",
  copy: "Copy",
  copied: "The token is copied.",
  cannotCopy: "The token can’t be copied here. Select it and copy it.",
  done: "I have copied it",
  may: (scopes: readonly string[]) => `May ${english.list(scopes)}`,
  made: (at: string) => `Made ${at}`,
  lastUsed: (at: string) => `last used ${at}`,
  neverUsed: "not used yet",
  endsAt: (at: string) => `ends ${at}`,
  endsNever: "has no end",
  isOver: " · has ended",
  revoke: "Revoke",
  revokeNamed: (name: string) => `Revoke the token ${name}`,
  revoked: (name: string) => `The token “${name}” is revoked.`,
};
