import { english } from "./english.ts";

type Named = { name: string };

/** The outcome of what somebody did on the server's pages of accounts. */
export const ACCOUNT_MESSAGES = {
  noName: "Enter a name of up to 60 characters, with a letter or digit in it.",
  nameTaken: "Someone here already has that name. Choose another.",
  wrongPasskey: "That passkey can’t be used here.",
  passwordShort: ({ least }: { least: number }) =>
    `That password is too short. Use ${least} characters or more.`,
  passwordLong: ({ most }: { most: number }) =>
    `That password is too long. Use no more than ${most} characters.`,
  passwordCommon: "That password is too common and easy to guess. Choose another.",
  wrongPassword: "That name and password don’t match.",
  wrongCode: "That name and code don’t match, or the code was used.",
  tooManyTries:
    "Too many tries. Wait a quarter of an hour, or use a passkey or a recovery code from a browser that you have used before.",
  passkeyOfAnother: "That passkey is another person’s.",
  passkeysFull: ({ most }: { most: number }) =>
    `You have ${most} passkeys, which is the limit. Remove one first.`,
  passkeyAdded: "The passkey was added.",
  passkeyRenamed: "The passkey was renamed.",
  passkeyRemoved: "The passkey was removed. Remove it from your device as well.",
  onlyPasskey: "It’s your only way to sign in. Add another passkey or a password first.",
  notCurrentPassword: "That isn’t your current password.",
  passwordSet: "The password was set. You were signed out everywhere else.",
  passwordRemoved: "The password was removed. Sign in with a passkey from now on.",
  onlyPassword: "It’s your only way to sign in. Add a passkey first.",
  accountGone: "This account is no longer here.",
  renamed: ({ name }: Named) => `Your name is now ${name}. Use it the next time you sign in.`,
  cannotJoin: "These accounts can’t be joined. Start again.",
  ownerStays: "An owner’s access can’t be taken away.",
  blocked: ({ name }: Named) => `${name} can’t sign in any more.`,
  allowed: ({ name }: Named) => `${name} can sign in again.`,
  personGone: "That person is no longer here.",
  limitsWrong: ({ most }: { most: number }) => `Enter whole numbers from 0 to ${most}, or nothing.`,
  limitsSaved: ({ name }: Named) => `The limits for ${name} were saved.`,
  cannotOwn: "That person can’t be the owner.",
  handedOver: ({ name }: Named) => `${name} is the owner now.`,
  ownerNeeded: "There has to be an owner.",
  withdrawn: "The invitation was withdrawn.",
  inviteWrong: ({ people, days }: { people: number; days: number }) =>
    `Enter 1 to ${people} people and 1 to ${days} days.`,
  resetMade: ({ name }: Named) => `This link works once for ${name}, until this time tomorrow.`,
};

/** The server's pages of accounts. A name, an address and the like come as HTML; no text here has a sign of HTML in it. */
export const accountPageWords = {
  back: "Back to Tripwright",
  backToAccount: "Back to your account",
  failed: "Sign-in didn’t work",
  signedIn: "Signed in",
  mayClose: "You’re signed in. You can close this window.",
  name: "Name",
  password: "Password",
  signIn: "Sign in",
  usePasskey: "Use a passkey",
  passkeyUnused: "The passkey wasn’t used. Try again, or use a password.",
  noPasskeys: {
    address:
      "There are no passkeys here: browsers don’t allow them on a numeric address. Use a password.",
    insecure:
      "There are no passkeys here: they need a secure connection (https), which this server doesn’t have. Use a password.",
  },
  useCode: "Use a recovery code",
  noCode:
    "No code either? Ask the person who runs this server for a link. You need an invitation to get an account here.",
  aboutCodes: "Each of your ten codes works once. It lets you choose a new way to sign in.",
  code: "Recovery code",
  goOn: "Continue",
  backToSignIn: "Back to sign-in",
  welcome: "Welcome to Tripwright",
  newServer: "This server is new. Create your account. You’ll be its owner, and can invite others.",
  invited: "You’re invited",
  newAccount: "Create your account on this server. You don’t need an email address.",
  createWithPasskey: "Create account with a passkey",
  createWithPassword: "Create account with a password",
  choosePassword: (least: number) => `Password, ${least} characters or more`,
  newPassword: (least: number) => `New password, ${least} characters or more`,
  newWay: "A new way in",
  newWayFor: (name: string) => `A new way in for ${name}`,
  aboutNewWay:
    "Choose how you’ll sign in from now on. You’ll be signed out everywhere else, and you’ll get new recovery codes.",
  newPasskey: "Use a new passkey",
  thisPassword: "Use this password",
  keepCodes: "Keep your recovery codes",
  whyKeepCodes:
    "With one of these you get back in if you lose your passkey or forget your password. Each works once.",
  shownOnce: "They are shown only now. Write them down, or save them where you keep passwords.",
  copyCodes: "Copy the codes",
  codesCopied: "Codes copied",
  codesKept: "I’ve kept them. Continue",
  linkOver: "This link doesn’t work any more",
  whyLinkOver:
    "It was used already, or it has expired. Ask the person who runs this server for a new one.",
  notSetUp: "This server isn’t set up yet",
  /** @param file its name. */
  howToSetUp: (file: string) =>
    `The person who runs it needs to open the one-time address that it printed when it started. The address is also in the file ${file} in its data folder.`,
  // The page of ways to sign in.
  methods: "How you sign in",
  signedInAs: (name: string) => `As ${name}.`,
  signedInWith: (provider: string, email: string) => `With ${provider}, as ${email}.`,
  signInAgain: "Sign in again to make changes",
  passkeys: "Passkeys",
  whyPasskeys:
    "You have none. With a passkey you sign in with your fingerprint, your face, or your device’s PIN.",
  addPasskey: "Add a passkey",
  backedUp: "Backed up",
  oneDevice: "On one device only",
  /** @param kept one of the two before. */
  passkeyUsed: (kept: string, added: string, used: string) =>
    `${kept}. Added ${added}, last used ${used}.`,
  passkeyNew: (kept: string, added: string) => `${kept}. Added ${added}, not used yet.`,
  rename: "Rename",
  remove: (name: string) => `Remove ${name}`,
  none: "You have none.",
  hasOne: "You have one.",
  yourName: "Your name, which you also sign in with",
  changeName: "Change name",
  currentPassword: "Current password",
  changePassword: "Change password",
  setPassword: "Set password",
  removePassword: "Remove the password",
  aboutChange: "You stay signed in here, and are signed out everywhere else.",
  codes: "Recovery codes",
  codesLeft: (left: number, all: number) =>
    `${left} of ${all} are left. Each one works once, if you lose your other ways to sign in.`,
  newCodes: "Make new codes",
  accountHere: "An account on this server",
  whyJoinHere:
    "If you also have an account here, join the two. You can then sign in either way, and all your trips are in one place.",
  joinHere: "Join with the account you have here",
  whyJoin: (provider: string) =>
    `Sign in with ${provider} too, and keep all your trips in one place.`,
  joinWith: (provider: string) => `Join with ${provider}`,
  joinTitle: "Join these accounts?",
  aboutJoin: (ours: string, theirs: string) =>
    `The trips of ${ours} move to ${theirs}, and you sign in either way from now on. This can’t be undone.`,
  join: "Join them",
  keepApart: "Keep them apart",
  // The owner's page of people.
  people: "People",
  managePeople: "Manage the people on this server",
  aboutPeople:
    "These people have an account on this server. Each of them sees only their own trips and those shared with them.",
  you: (name: string) => `${name} (you)`,
  accessGone: "Access taken away.",
  ownerSince: (date: string, ways: string) => `Owner since ${date}, with ${ways}.`,
  memberSince: (date: string, ways: string) => `Member since ${date}, with ${ways}.`,
  /** The ways of the two before. */
  countPasskeys: (count: number) =>
    count === 1 ? "a passkey" : english.count(count, { other: "passkeys" }),
  aPassword: "a password",
  noWay: "no way to sign in",
  allow: (name: string) => `Give ${name} access again`,
  block: (name: string) => `Take away ${name}’s access`,
  reset: (name: string) => `Make a reset link for ${name}`,
  handOver: (name: string) => `Make ${name} the owner in your place`,
  limitsFor: (name: string) => `Limits for ${name}`,
  aboutLimits: "Leave a field empty for the limit that everyone has.",
  plansADay: "Plans a day",
  trips: "Trips",
  storage: "Storage for all trips, in MB",
  saveLimits: "Save limits",
  invitations: "Invitations",
  noInvitations: "There are none.",
  role: "Role",
  member: "a member",
  owner: "an owner",
  howMany: "Number of people",
  validDays: "Valid for (days)",
  invite: "Make an invitation link",
  forOwner: (until: string) => `For an owner, until ${until}.`,
  forPeople: (count: number, until: string) =>
    `For ${count === 1 ? "one person" : english.count(count, { other: "people" })}, until ${until}.`,
  withdraw: "Withdraw it",
  sendLink: "Send them this link privately. You won’t see it again.",
  // The pages that ask whether an app may be connected.
  scopes: {
    read: "See your trips, including notes and costs, and look up places",
    plan: "Create trips, which count toward your daily limit",
    write: "See and change your trips and add expenses (you can undo this)",
  },
  connect: (app: string) => `Connect “${app}” to Tripwright?`,
  aboutApp: (name: string, email: string) =>
    `We haven’t verified this app. It wants to act for ${name} (${email}):`,
  /** @param place where the browser goes on to. */
  limitsOfApp: (place: string) =>
    `It can’t delete or share trips or access your account. If you allow it, you’ll continue to ${place}. Only allow this if you just started it yourself.`,
  appHere: (host: string) => `an app on this device (${host})`,
  allowApp: "Allow",
  denyApp: "Don’t allow",
  disconnect: "You can disconnect it anytime in your account.",
  toAccount: "Your account",
  signInFirst: "Sign in first",
  whySignIn: (app: string) =>
    `“${app}” wants to connect to your trips. Sign in, then choose whether to allow it.`,
  requestOver: "This request has expired",
  connectAgain: "Go back to the app and connect it again.",
  cannotConnect: "This app can’t be connected",
};
