import { editDistance } from "../../guide/edit-distance.ts";

/** A shorter name is close to too many others' (HOST and HOME). */
const SHORTEST_GUESSED = 8;
const MOST_WRONG_LETTERS = 2;
/** In a file for Docker's compose the database's password stands beside our settings. */
const OTHERS = /^(?:POSTGRES_|NODE_|COMPOSE_|TZ$)/;

/**
 * A sentence for each name that is no setting and seems to be meant for one: every unknown name in the
 * settings file, and in the environment, which is full of others' names, those that resemble one of ours.
 */
export function misspeltSettings(
  known: readonly string[],
  names: { readonly inFile: readonly string[]; readonly inEnvironment: readonly string[] },
): string[] {
  const all = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
  const told = new Set<string>();
  function sentence(name: string, isInFile: boolean): string[] {
    if (all.has(name) || told.has(name) || OTHERS.test(name)) return [];
    const meant = known.find(
      (one) =>
        Math.min(one.length, name.length) >= SHORTEST_GUESSED - 1 &&
        editDistance(one, name.toUpperCase()) <= MOST_WRONG_LETTERS,
    );
    if (meant === undefined && !isInFile) return [];
    told.add(name);
    const hint = meant === undefined ? ".env.example names them all" : `did you mean ${meant}?`;
    return [`${name} is not a setting and does nothing: ${hint}`];
  }
  return [
    ...names.inFile.flatMap((name) => sentence(name, true)),
    ...names.inEnvironment.flatMap((name) => sentence(name, false)),
  ];
}
