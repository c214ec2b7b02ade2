export const signInWords = {
  title: "Sign In with Google!",
  subtitle: "Sign in with Google authentication security",
  /** What opens where it isn't Google's own sign-in. */
  opens: {
    embedded:
      "This server is not connected to Google. Its own sign-in opens: any name and e-mail address will do, and there is no password.",
    oidc: "The sign-in of this server's own provider opens.",
  },
  looksClosed:
    "It seems that the sign-in window was closed before you were signed in. If it is still open, go on there.",
  waiting: "Waiting for the sign-in window",
  signIn: "Sign In with Google",
  close: "Close",
};
