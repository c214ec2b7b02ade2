import { accountAddress } from "../../../domain/accounts/account-address.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import type { Account } from "../../store/account-store.ts";
import { initialsAddress } from "./initials.ts";

type Named = Pick<Account, "id" | "nameKey"> & {
  readonly content: Pick<Account["content"], "name">;
};

/** The profile of an account of ours, in the form in which a provider gives one. */
export function profileOf({ id, nameKey, content: { name } }: Named, publicUrl: string): Profile {
  const [given_name = name, ...others] = name.split(/\s+/);
  const family_name = others.join(" ");
  return {
    id,
    // Nobody else can have it, so it is theirs.
    email: accountAddress(nameKey),
    verified_email: true,
    name,
    given_name,
    ...(family_name === "" ? {} : { family_name }),
    picture: initialsAddress(publicUrl, name),
  };
}
