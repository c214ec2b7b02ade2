/** Of the platform, browser and server alike; the domain knows no other part of it. */
declare const URL: {
  canParse(text: string): boolean;
  new (
    text: string,
  ): {
    readonly protocol: string;
    readonly username: string;
    readonly password: string;
    readonly href: string;
  };
};

/**
 * The one way by which another service's word becomes a link: an https address without a user name,
 * also from one without a scheme ("//maps.google.com/…"); undefined for all else.
 */
export function httpsAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const whole = text.startsWith("//") ? `https:${text}` : text;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, username, password, href } = new URL(whole);
  return protocol === "https:" && username === "" && password === "" ? href : undefined;
}
