type Cookie = { readonly value: string; readonly path: string };

export type CookieClient = {
  readonly origin: string;
  /** Sends the cookies that belong to the path, keeps the ones that come back, follows nothing. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  removeCookie(name: string): void;
};

/** A client that handles cookies as a browser does, for one origin. */
export function createCookieClient(origin: string): CookieClient {
  const jar = new Map<string, Cookie>();

  function keep(header: string): void {
    const [pair = "", ...attributes] = header.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    const attribute = (wanted: string) =>
      attributes
        .find((text) => text.toLowerCase().startsWith(`${wanted}=`))
        ?.slice(wanted.length + 1);
    const expires = attribute("expires");
    const isOver =
      Number(attribute("max-age") ?? 1) <= 0 ||
      (expires !== undefined && Date.parse(expires) <= Date.now());
    if (isOver) jar.delete(name);
    else jar.set(name, { value: pair.slice(at + 1), path: attribute("path") ?? "/" });
  }

  function cookiesFor(pathname: string): string {
    return [...jar]
      .filter(([, { path }]) => path === "/" || `${pathname}/`.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  return {
    origin,
    async fetch(address, init = {}) {
      const url = new URL(address, origin);
      if (url.origin !== origin) throw new Error(`${url.origin} is not ours`);
      const headers = new Headers(init.headers);
      const cookies = cookiesFor(url.pathname);
      if (cookies !== "") headers.set("cookie", cookies);
      const response = await fetch(url, { ...init, headers, redirect: "manual" });
      for (const header of response.headers.getSetCookie()) keep(header);
      return response;
    },
    cookie: (name) => jar.get(name)?.value,
    setCookie: (name, value) => {
      jar.set(name, { value, path: "/" });
    },
    removeCookie: (name) => {
      jar.delete(name);
    },
  };
}
