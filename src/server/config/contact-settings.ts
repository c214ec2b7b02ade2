import type { OperatorLinks } from "../../domain/wire-schemas.ts";
import type { SettingsReader } from "./settings-reader.ts";

const MAIL = /^[^\s@<>?&%"]+@[^\s@<>?&%"]+\.[^\s@<>?&%"]+$/;
const PAGE = { takesQuery: true };
const SOCIAL_KINDS = ["photos", "chat", "videos"] as const;

/** Where Contact, Terms and the icons of social media lead; each is left out where the operator names nothing. */
export function readOperatorLinks(from: SettingsReader): OperatorLinks {
  const contactEmail = readMail(from);
  const terms = from.read("TERMS_URL");
  const social = readSocialLinks(from);
  return {
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(terms === undefined || !from.checkUrl("TERMS_URL", terms, PAGE) ? {} : { termsUrl: terms }),
    ...(Object.keys(social).length === 0 ? {} : { social }),
  };
}

function readMail(from: SettingsReader): string | undefined {
  const text = from.read("CONTACT_EMAIL");
  if (text === undefined || MAIL.test(text)) return text;
  from.problems.push(`CONTACT_EMAIL is "${text}", not a mail address`);
  return undefined;
}

function readSocialLinks(from: SettingsReader): NonNullable<OperatorLinks["social"]> {
  const links: Partial<Record<(typeof SOCIAL_KINDS)[number], string>> = {};
  for (const part of (from.read("SOCIAL_LINKS") ?? "").split(/[\s,]+/)) {
    if (part === "") continue;
    const [, name, address = ""] = /^(\w+)=(.+)$/.exec(part) ?? [];
    const kind = SOCIAL_KINDS.find((one) => one === name);
    if (kind === undefined) {
      from.problems.push(
        `SOCIAL_LINKS has "${part}", which doesn't begin with one of ${SOCIAL_KINDS.map((one) => `${one}=`).join(", ")}`,
      );
    } else if (from.checkUrl("SOCIAL_LINKS", address, PAGE)) links[kind] = address;
  }
  return links;
}
