import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { peopleAnswerSchema } from "../../../../domain/sharing/share-link.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { callApi, queryApi } from "../../../lib/api-client.ts";
import { showToast } from "../../../lib/toast.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { linksKey } from "./followed-trip.tsx";
import { ScopeField } from "./scope-field.tsx";

/** Who can be chosen for a trip, as the page knows them by. */
export const peopleKey = (tripId: string) => ["people", tripId] as const;

const FIELD = "min-h-11 max-w-full rounded-lg border border-line-strong bg-card px-3";

/** Shares a trip by name with somebody one has shared another with. Nothing where there is nobody to choose. */
export function ShareWithPerson({ tripId }: { readonly tripId: string }) {
  const path = pathWithId(API_PATHS.tripPeople, tripId);
  const client = useQueryClient();
  const titleId = useId();
  const { data } = useQuery({
    queryKey: peopleKey(tripId),
    queryFn: ({ signal }) => queryApi(path, { schema: peopleAnswerSchema, signal }),
    networkMode: "always",
    retry: false,
  });
  const [chosen, setChosen] = useState("");
  const [scope, setScope] = useState<LinkScope>("view");
  const [isBusy, setBusy] = useState(false);
  if (data === undefined || data.people.length === 0) return null;
  // The one who was chosen may have been added meanwhile. Nobody is chosen for the owner.
  const person = data.people.find(({ id }) => id === chosen);

  async function share(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (person === undefined) return;
    setBusy(true);
    const result = await callApi(path, { method: "POST", body: { id: person.id, scope } });
    setBusy(false);
    if (!result.ok) showToast(result.problem.text, "error");
    else showToast(shareWords.personAdded(person.name));
    await Promise.all(
      [linksKey(tripId), peopleKey(tripId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  }

  return (
    <form
      aria-labelledby={titleId}
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4"
      onSubmit={(event) => void share(event)}
    >
      <h3 id={titleId} className="text-xl">
        {shareWords.people}
      </h3>
      <p className="text-ink-soft">{shareWords.peopleAbout}</p>
      <label className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {shareWords.person}
        <select
          className={FIELD}
          value={person?.id ?? ""}
          required
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{shareWords.choosePerson}</option>
          {data.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ScopeField label={shareWords.personCan} scope={scope} onChange={setScope} />
      <Button type="submit" look="accent" disabled={isBusy}>
        <Icon name="plus" size={20} />
        {shareWords.addPerson}
      </Button>
    </form>
  );
}
