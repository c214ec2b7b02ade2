export const signInWords = {
  title: "Sign In with Google!",
  subtitle: "Sign in with Google authentication security",
  /** The name of the window that opens where it isn't Google's own sign-in. */
  opens: {
    embedded:
      "This server isn’t connected to Google. It has its own accounts, with a passkey or a password. The first person here makes one; everyone else needs an invitation from whoever runs the server.",
    oidc: "This opens this server’s own sign-in page.",
  },
  looksClosed:
    "The sign-in window seems to have closed before you signed in. If it’s still open, continue there.",
  waiting: "Waiting for you to sign in",
  signIn: "Sign In with Google",
  signInWithOurs: "Use an account on this server",
  close: "Close",
};
