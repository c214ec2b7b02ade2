import { type FormEvent, useId, useState } from "react";
import * as z from "zod/mini";
import { isVisible, LIMITS } from "../../../../../domain/limits.ts";
import type { ListItem, ListName } from "../../../../../domain/trip/list-item.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { dateFormat } from "../../../../lib/date-format.ts";
import { useDraft } from "../../../../lib/use-draft.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { type TripEditor, useTripEditing } from "../../trip/trip-editing.ts";
import { ItemForm } from "./item-form.tsx";

type ItemListProps = {
  readonly list: ListName;
  readonly items: readonly ListItem[];
  /** Undefined where nothing is typed: for a guest who only looks, and on paper. */
  readonly writer: TripEditor | undefined;
};

/** One of the lists, what is due first; who may change the trip ticks its lines, and adds to them. */
export function ItemList({ list, items, writer }: ItemListProps) {
  const id = useId();
  const inOrder = items.toSorted(
    (a, b) => dueOf(a).localeCompare(dueOf(b)) || a.text.localeCompare(b.text),
  );
  return (
    <section aria-labelledby={id} className="mt-3">
      <h3 id={id} className="font-semibold">
        {listsWords.lists[list]}
      </h3>
      {items.length === 0 ? null : (
        <ul>
          {inOrder.map((item) => (
            <Item key={item.id} item={item} writer={writer} />
          ))}
        </ul>
      )}
      {writer === undefined ? null : <AddItem list={list} edit={writer.edit} />}
    </section>
  );
}

/** Items without a day come last. */
const dueOf = ({ dueDate = "9999" }: ListItem) => dueDate;

function Item({ item, writer }: { item: ListItem; writer: TripEditor | undefined }) {
  const editor = useTripEditing();
  const [changed, setChanged] = useState<TripEditor["edit"]>();
  const { id, text, isDone = false, who, dueDate } = item;
  if (changed !== undefined) {
    return (
      <li className="border-line border-b py-3 last:border-b-0">
        <ItemForm item={item} edit={changed} onClose={() => setChanged(undefined)} />
      </li>
    );
  }
  const more = [
    ...(who === undefined ? [] : [who]),
    ...(dueDate === undefined ? [] : [listsWords.by(dateFormat(DAY).format(new Date(dueDate)))]),
  ];
  return (
    <li className="flex items-center gap-2 border-line border-b last:border-b-0">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={isDone}
          disabled={editor === undefined}
          onChange={({ target: { checked } }) =>
            void editor?.edit({ kind: "tick-list-items", ids: [id], isDone: checked })
          }
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 break-words">
          <bdi className={isDone ? "text-ink-soft line-through" : ""}>{text}</bdi>
          {more.length === 0 ? null : (
            <span className="block text-ink-soft" dir="auto">
              {more.join(" · ")}
            </span>
          )}
        </span>
      </label>
      {writer === undefined ? null : (
        <button
          type="button"
          aria-label={listsWords.change(text)}
          onClick={() => {
            const edit = writer.begin();
            setChanged(() => edit);
          }}
          className="grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-accent-wash"
        >
          <Icon name="edit" size={20} />
        </button>
      )}
    </li>
  );
}

/** The day is a date alone, which is midnight UTC. */
const DAY = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
const draftSchema = z.string();

function AddItem({ list, edit }: { list: ListName; edit: TripEditor["edit"] }) {
  const [text, setText, forget] = useDraft(`list ${list}`, draftSchema, () => "");
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isVisible(text)) return;
    if (!(await edit({ kind: "add-list-items", items: [{ id: newPartId(), list, text }] }))) return;
    setText("");
    forget();
  }
  return (
    <form onSubmit={(event) => void add(event)} className="mt-2 flex items-center gap-2">
      <input
        value={text}
        maxLength={LIMITS.text.listItem}
        aria-label={listsWords.newItem[list]}
        placeholder={listsWords.newItem[list]}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        className="field min-w-0 flex-1"
      />
      <button
        type="submit"
        aria-label={listsWords.addTo[list]}
        className="grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-accent-wash"
      >
        <Icon name="plus" size={20} />
      </button>
    </form>
  );
}
