import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  TextEditor,
  type TextOpener,
} from "../../src/web/features/view-trip/read/own-text/text-editor.tsx";
import { render } from "./render.tsx";

const loading = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("../../src/web/features/view-trip/read/own-text/open-editor.tsx", async (load) => {
  await loading.promise;
  return load();
});

type Kept = (text: string) => Promise<boolean>;

/** An editor of a note that may have ten characters. */
function openEditor(options: { text?: string; onSave?: Kept } = {}) {
  const onSave = vi.fn<Kept>(options.onSave ?? (async () => true));
  const drafts = new Map();
  render(
    <TextEditor
      editor={{ drafts }}
      target="day-1"
      text={options.text ?? ""}
      label="Your note"
      action="Add a note"
      actionLabel="Add a note: Day 1"
      maxLength={10}
      isLong
      onBegin={() => onSave}
    />,
  );
  return { onSave, drafts };
}

const opener = () => page.getByRole("button", { name: "Add a note: Day 1" });
const field = () => page.getByLabelText("Your note");

test("what is typed before the editor is loaded stands in it, and the next key comes after it", async () => {
  const { drafts } = openEditor();
  await opener().click();
  await userEvent.keyboard("Tram");
  expect(page.getByRole("button", { name: "Save" }).query()).toBeNull();
  loading.resolve();
  await userEvent.keyboard(" 2");
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  await userEvent.keyboard("8");
  await expect.element(field()).toHaveValue("Tram 28");
  expect(drafts.get("day-1")).toEqual({ label: "Your note", text: "Tram 28" });
});

test("a text that can't be kept stays in the open editor; once it is, that closes, and the focus is on its button again", async () => {
  let isFull = true;
  const { onSave, drafts } = openEditor({ onSave: async () => !isFull });
  await opener().click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("Tram 28");
  expect(drafts.get("day-1")).toEqual({ label: "Your note", text: "Tram 28" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
  await expect.element(field()).toHaveValue("Tram 28");
  expect(drafts.get("day-1")).toMatchObject({ text: "Tram 28" });
  isFull = false;
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(opener()).toHaveFocus();
  expect(onSave.mock.calls).toEqual([["Tram 28"], ["Tram 28"]]);
  expect(drafts.size).toBe(0);
});

/** A row whose menu opens the text. */
function Menu({ onSave }: { readonly onSave: Kept }) {
  const note = useRef<TextOpener>(null);
  return (
    <>
      <TextEditor
        editor={{ drafts: new Map() }}
        target="day-1"
        text=""
        label="Your note"
        action="Add a note"
        actionLabel="Add a note: Day 1"
        maxLength={10}
        openedBy={note}
        onBegin={() => onSave}
      />
      <button
        type="button"
        aria-label="Note"
        className="size-11"
        onClick={() => note.current?.open()}
      />
    </>
  );
}

test("a text that a menu opens has no button of its own, and the menu's gets the focus back", async () => {
  const onSave = vi.fn<Kept>(async () => true);
  render(<Menu onSave={onSave} />);
  const menu = page.getByRole("button", { name: "Note" });
  await expect.element(menu).toBeVisible();
  expect(opener().query()).toBeNull();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("Tram");
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(" 28");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(menu).toHaveFocus();
  expect(onSave.mock.calls).toEqual([["Tram 28"]]);
});

test("a text that is too long is not saved", async () => {
  const { onSave } = openEditor();
  await opener().click();
  await field().fill("x".repeat(11));
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  await expect.element(field()).toHaveValue("x".repeat(11));
  expect(onSave).not.toHaveBeenCalled();
});

test("Escape closes what is unchanged, and asks before it discards what is typed", async () => {
  const { drafts } = openEditor({ text: "Tram" });
  await opener().click();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener()).toHaveFocus();
  await opener().click();
  await field().fill("Tram 28");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Discard what you typed?")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(opener()).toHaveFocus();
  expect(drafts.size).toBe(0);
});
