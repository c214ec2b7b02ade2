export const signInWords = {
  title: "Sign In with Google!",
  subtitle: "Sign in with Google authentication security",
  /** The name of the window that opens where it isn't Google's own sign-in. */
  opens: {
    embedded:
      "Use a passkey or a password in the window that opens. No account yet? The first person here creates one; after that, you need an invitation from the owner of this site.",
    oidc: "This opens this server’s own sign-in page.",
  },
  looksClosed:
    "The sign-in window seems to have closed before you signed in. If it’s still open, continue there.",
  waiting: "Waiting for you to sign in",
  signIn: "Sign In with Google",
  signInWithOurs: "Use an account on this server",
};
