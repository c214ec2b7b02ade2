import { readEvents } from "../../test/support/server/event-reader.ts";
import { postGeneration, SELECTION } from "../../test/support/server/generate.ts";
import type { SignedInClient } from "../../test/support/sign-in/walk.ts";
import { type Attacked, atOnce, type HostileInput } from "./hostile-input.ts";

const TOWNS = ["Alvorim", "Pedrela", "Ermo"];

/** Questions that make a server ask the open services, or read vandalised pages. */
export function hostileQuestions({ url, newPerson }: Attacked): HostileInput[] {
  let typed = 0;
  return [
    {
      what: "3 towns of vandalised pages",
      statuses: [200],
      async prepare() {
        const people = await Promise.all(TOWNS.map(newPerson));
        return () =>
          Promise.all(
            people.map((person, at) => plan(person, { label: `${TOWNS[at]}, Portugal` })),
          );
      },
    },
    {
      what: "60 plans of a town by made-up ids",
      statuses: [200, 409, 429],
      async prepare() {
        const people = await Promise.all(Array.from({ length: 20 }, newPerson));
        return async () => {
          const statuses = await Promise.all(
            people.map(async (person, at) => {
              const own: number[] = [];
              for (let number = 0; number < 3; number += 1) {
                const value = { place_id: `osm:R${at * 3 + number}` };
                own.push(await plan(person, { label: "Alvorim, Portugal", value }));
              }
              return own;
            }),
          );
          return statuses.flat();
        };
      },
    },
    {
      what: "1,200 suggestions",
      statuses: [200],
      prepare: async () => () =>
        atOnce(1200, () => {
          typed += 1;
          return fetch(`${url}/api/places/suggestions?input=made-up ${typed}`);
        }),
    },
  ];
}

/** Has a trip planned and waits for what comes of it. @returns the status of the request. */
async function plan(person: SignedInClient, location: object): Promise<number> {
  const answer = await postGeneration(person, { selection: { ...SELECTION, location } });
  const body = (await answer.json()) as { id?: string };
  if (answer.ok && body.id !== undefined) await (await readEvents(person, body.id)).rest();
  return answer.ok ? 200 : answer.status;
}
