const FORM = "postgres://user:password@db.example:5432/database";
const ENCODING =
  "in the user and the password @ is written %40, : %3A, / %2F, ? %3F, # %23 and % itself %25";

/** The problem of a DATABASE_URL, without its password. */
export function problemsOfPostgresUrl(text: string): string[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return [`DATABASE_URL is no address such as ${FORM}; ${ENCODING}`];
  if (url.protocol !== "postgres:" && url.protocol !== "postgresql:") {
    return [`DATABASE_URL begins with ${url.protocol}, not with postgres: as ${FORM} does`];
  }
  // An unencoded one ends the host early, and the rest of the password would become the database's
  // name.
  if (url.pathname.includes("@") || url.hash !== "") {
    return [`DATABASE_URL holds a special character that isn't encoded: ${ENCODING}`];
  }
  if (url.hostname === "") return [`DATABASE_URL names no host, as ${FORM} does`];
  if (url.pathname.length < 2) return [`DATABASE_URL names no database, as ${FORM} does`];
  if (!isDecodable(`${url.username}:${url.password}${url.pathname}`)) {
    return ["DATABASE_URL holds a % that stands for nothing, where %25 would stand for itself"];
  }
  const { searchParams } = url;
  if (searchParams.get("sslmode") === "no-verify" || searchParams.has("uselibpqcompat")) {
    return [
      "DATABASE_URL leaves the server's certificate unchecked, where sslmode=verify-full (and sslrootcert, with a file, for your own authority) would check it",
    ];
  }
  return [];
}

/** The database without user and password, as it may be logged. */
export function nameOfPostgresUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The secret parts of a DATABASE_URL, in every way they may be written. */
export function secretsOfPostgresUrl(url: string): string[] {
  const { password } = new URL(url);
  return [url, password, decodeURIComponent(password)];
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
