import { editDistance } from "../../domain/edit-distance.ts";

/** A shorter name is close to too many others' (HOST and HOME). */
const SHORTEST_GUESSED = 8;
const MOST_WRONG_LETTERS = 2;
/** A file for Docker's compose has the database's password too; other programs read proxies by these names. */
const OTHERS = /^(?:POSTGRES_|NODE_|COMPOSE_|TZ$|(?:https?|no|all|ftp)_proxy$|(?:ALL|FTP)_PROXY$)/;

/**
 * A sentence for each name that seems to be a misspelt setting: every unknown name in the settings
 * file, and those names of the environment that resemble one of ours.
 */
export function misspeltSettings(
  known: readonly string[],
  names: { readonly inFile: readonly string[]; readonly inEnvironment: readonly string[] },
): string[] {
  const all = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
  const named = new Set<string>();
  function sentence(name: string, isInFile: boolean): string[] {
    if (all.has(name) || named.has(name) || OTHERS.test(name)) return [];
    const meant = known.find(
      (one) =>
        Math.min(one.length, name.length) >= SHORTEST_GUESSED - 1 &&
        // Every start compares all names with all: those of another length cost nothing.
        Math.abs(one.length - name.length) <= MOST_WRONG_LETTERS &&
        editDistance(one, name.toUpperCase()) <= MOST_WRONG_LETTERS,
    );
    if (meant === undefined && !isInFile) return [];
    named.add(name);
    const hint = meant === undefined ? ".env.example names them all" : `did you mean ${meant}?`;
    return [`${name} is not a setting and does nothing: ${hint}`];
  }
  return [
    ...names.inFile.flatMap((name) => sentence(name, true)),
    ...names.inEnvironment.flatMap((name) => sentence(name, false)),
  ];
}
