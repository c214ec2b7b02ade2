import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { isCalendarDate } from "../../../../../domain/calendar-date.ts";
import { isVisible, LIMITS } from "../../../../../domain/limits.ts";
import type { ListItem } from "../../../../../domain/trip/list-item.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import type { TripEditor } from "../../trip/trip-editing.ts";

type ItemFormProps = {
  readonly item: ListItem;
  /** Changes the trip as it was when the form was opened. */
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** Changes a line of a list, in its place, or takes it off. */
export function ItemForm({ item, edit, onClose }: ItemFormProps) {
  const [text, setText] = useState(item.text);
  const [who, setWho] = useState(item.who ?? "");
  const [dueDate, setDueDate] = useState(item.dueDate ?? "");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isVisible(text)) return;
    const changed: ListItem = {
      id: item.id,
      list: item.list,
      text,
      ...(isVisible(who) ? { who } : {}),
      ...(isCalendarDate(dueDate) ? { dueDate } : {}),
    };
    if (await edit({ kind: "add-list-items", items: [changed] })) onClose();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => (key === "Escape" ? onClose() : undefined)}
      className="grid gap-3"
    >
      <Field label={listsWords.what}>
        {(id) => (
          <input
            ref={first}
            id={id}
            value={text}
            maxLength={LIMITS.text.listItem}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="field w-full"
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={listsWords.who}>
          {(id) => (
            <input
              id={id}
              value={who}
              maxLength={LIMITS.text.name}
              autoComplete="off"
              onChange={(event) => setWho(event.target.value)}
              className="field w-full"
            />
          )}
        </Field>
        <Field label={listsWords.dueDate}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={dueDate}
              onChange={(event) => setDueDate(event.target.value)}
              className="field w-full"
            />
          )}
        </Field>
      </div>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-accent">
          {listsWords.save}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {listsWords.cancel}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void edit({ kind: "remove-list-item", id: item.id })}
        >
          {listsWords.remove}
        </button>
      </p>
    </form>
  );
}

type FieldProps = { readonly label: string; readonly children: (id: string) => ReactNode };

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
