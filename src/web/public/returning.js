// On the way to a sign-in: the page that is reached then asks who is signed in (src/web/lib/session.ts).
try {
  sessionStorage.setItem("tripwright.signing-in", "1");
} catch {
  // A browser that keeps nothing is asked at every page.
}
