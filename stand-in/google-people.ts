/** Someone with a Google account. */
export type GooglePerson = {
  readonly id: string;
  readonly email: string;
  readonly verified_email: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  /** Google says it of some. */
  readonly locale?: string;
};

/** Who can be chosen; the last one never opened the mail that proves the address. */
export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  {
    id: "110248495921238986420",
    email: "ada@example.com",
    verified_email: true,
    name: "Ada Lovelace",
    given_name: "Ada",
    family_name: "Lovelace",
    locale: "en-GB",
  },
  {
    id: "104417260935581120377",
    email: "eve@example.com",
    verified_email: true,
    name: "Eve Moneypenny",
    given_name: "Eve",
    family_name: "Moneypenny",
  },
  {
    id: "117730921846652210958",
    email: "una@example.com",
    verified_email: false,
    name: "Una Unverified",
    given_name: "Una",
    family_name: "Unverified",
  },
];
