import { type FormEvent, useEffect, useRef, useState } from "react";
import { isCalendarDate } from "../../../../../domain/calendar-date.ts";
import { isVisible, LIMITS } from "../../../../../domain/limits.ts";
import type { ListItem } from "../../../../../domain/trip/list-item.ts";
import { listsWords } from "../../../../messages/trip-page/lists-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextField } from "../../../../ui/field.tsx";
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
        {(field) => (
          <input
            {...field}
            ref={first}
            value={text}
            maxLength={LIMITS.text.listItem}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="field w-full"
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={listsWords.who}
          value={who}
          maxLength={LIMITS.text.name}
          onChange={setWho}
          look="field"
        />
        <TextField
          label={listsWords.dueDate}
          type="date"
          value={dueDate}
          onChange={setDueDate}
          look="field"
        />
      </div>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" look="accent">
          {listsWords.save}
        </Button>
        <Button onClick={onClose}>{listsWords.cancel}</Button>
        <Button onClick={() => void edit({ kind: "remove-list-item", id: item.id })}>
          {listsWords.remove}
        </Button>
      </p>
    </form>
  );
}
