import type { User } from "../../../src/server/store/user-store.ts";

/** Someone as the identity provider describes them. */
export function storePerson(subject: string, email = `${subject}@example.com`): Omit<User, "id"> {
  return {
    issuer: "https://issuer.example",
    subject,
    email,
    profile: { id: subject, email, verified_email: true, name: subject },
  };
}
