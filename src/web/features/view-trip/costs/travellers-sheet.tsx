import type { FormEvent } from "react";
import * as z from "zod/mini";
import { peopleOf } from "../../../../domain/costs/people-of.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { language } from "../../../messages/domain/language.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DeferredIcon } from "../../../ui/deferred-icon.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { TripEditor } from "../trip/trip-editing.ts";

type TravellersSheetProps = {
  readonly trip: Trip;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** Who shares the costs, by name. Someone whom a cost names stays. */
export function TravellersSheet({ trip, edit, onClose }: TravellersSheetProps) {
  const { travellers = [], expenses = [] } = trip.costs ?? {};
  const unnamed = peopleOf(trip) - travellers.length;
  const [name, setName] = useDraft("traveller", z.string(), () => "");
  const named = new Set(
    expenses.flatMap(({ payers = [], split }) =>
      [...payers, ...(split?.parts ?? [])].map(({ travellerId }) => travellerId),
    ),
  );

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const made = namesIn(name).map(
      (one) => ({ kind: "set-traveller", id: newPartId(), name: one }) as const,
    );
    if (made.length > 0 && (await edit(...made))) setName("");
  }

  return (
    <Sheet title={costsWords.travellers} onClose={onClose}>
      {() => (
        <>
          <p className="text-ink-soft">{costsWords.travellersHint}</p>
          <ul className="mt-3">
            {travellers
              .toSorted((a, b) => a.name.localeCompare(b.name))
              .map((traveller) => (
                <li
                  key={traveller.id}
                  className="flex min-h-13 items-center justify-between gap-3 border-line border-b"
                >
                  <bdi>{traveller.name}</bdi>
                  {named.has(traveller.id) ? (
                    <span className="text-ink-soft">{costsWords.isNamed}</span>
                  ) : (
                    <button
                      type="button"
                      aria-label={costsWords.removeTraveller(traveller.name)}
                      onClick={() =>
                        void edit({ kind: "set-traveller", id: traveller.id, name: "" })
                      }
                      className="grid size-11 place-items-center rounded-full hover:bg-accent-wash"
                    >
                      <DeferredIcon name="trash" size={20} />
                    </button>
                  )}
                </li>
              ))}
            {unnamed > 0 && travellers.length > 0 ? (
              <li className="flex min-h-13 items-center border-line border-b text-ink-soft">
                {costsWords.unnamed(unnamed)}
              </li>
            ) : null}
          </ul>
          {travellers.length < LIMITS.trip.travellers ? (
            <form noValidate onSubmit={(event) => void add(event)} className="mt-3 grid gap-1">
              <TextField
                label={costsWords.newTraveller}
                value={name}
                onChange={setName}
                maxLength={LIMITS.text.cost}
              />
              <Button type="submit" look="accent" className="w-full">
                {costsWords.addTraveller}
              </Button>
            </form>
          ) : null}
        </>
      )}
    </Sheet>
  );
}

/** The names that somebody types in a row: between commas, semicolons, and "and" in English or in the reader's language. */
function namesIn(row: string): string[] {
  const and = language.list(["A", "B"]).slice(1, -1);
  return (
    row
      .split(/[,;，；、،؛]|\s(?:and|&)\s/i)
      // Where it is no word of its own, it may be a part of a name.
      .flatMap((names) => (/^\s\S+\s$/.test(and) ? names.split(and) : [names]))
      .map((name) => name.trim())
      .filter((name) => name !== "")
  );
}
