import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LIMITS } from "../../src/domain/limits.ts";
import type { ShownGuest } from "../../src/domain/sharing/share-link.ts";
import { LinkGuests } from "../../src/web/features/view-trip/share/link-guests.tsx";
import { render } from "./render.tsx";

const guest = (name: string): ShownGuest => ({ id: `id-${name}`, name, votes: [] });

type ShownProps = {
  readonly names: readonly string[];
  /** Names of those who were to be removed. */
  readonly removed: string[];
  readonly isRemoved: boolean;
};

function Shown({ names, removed, isRemoved }: ShownProps) {
  const [guests, setGuests] = useState(names.map(guest));
  return (
    <>
      <LinkGuests
        guests={guests}
        scope="vote"
        onScope={() => undefined}
        onRemove={async ({ id, name }) => {
          removed.push(name);
          if (isRemoved) setGuests((now) => now.filter((one) => one.id !== id));
          return isRemoved;
        }}
      />
      <input
        aria-label="Elsewhere"
        // The links are asked for again while the owner does something else.
        onChange={() => setGuests((now) => [...now])}
      />
    </>
  );
}

/** Shows guests. @returns the names of those who were to be removed. */
function show(names: readonly string[], isRemoved = true): string[] {
  const removed: string[] = [];
  render(<Shown names={names} removed={removed} isRemoved={isRemoved} />);
  return removed;
}

const remove = (name: string) => page.getByRole("button", { name: `Remove guest: ${name}` });

test("a guest is removed after a question, by the keyboard too, and the focus stays in the list", async () => {
  const removed = show(["Ann", "Ben"]);
  await expect.element(remove("Ann")).toBeVisible();
  (remove("Ann").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const question = page.getByRole("group", { name: /^Remove Ann and their votes\?/ });
  await expect.element(question.getByRole("button", { name: "Remove" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove("Ann")).toHaveFocus();
  expect(removed).toEqual([]);
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(remove("Ann")).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "1 guest" })).toHaveFocus();
  expect(removed).toEqual(["Ann"]);
});

test("the question takes the focus once, and stays where the guest could not be removed", async () => {
  const removed = show(["Ann"], false);
  await remove("Ann").click();
  const question = page.getByRole("group", { name: /^Remove Ann/ });
  const elsewhere = page.getByRole("textbox", { name: "Elsewhere" });
  await elsewhere.click();
  await userEvent.keyboard("a few words");
  await expect.element(elsewhere).toHaveValue("a few words");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => removed).toEqual(["Ann"]);
  await expect.element(question.getByRole("button", { name: "Remove" })).toBeEnabled();
});

test("many guests are folded away, and a full link says what to do", async () => {
  show(Array.from({ length: LIMITS.list.guests }, (_, nth) => `Guest ${nth}`));
  await expect.element(page.getByText(/^This link is full\. Remove a guest/)).toBeVisible();
  await expect.element(remove("Guest 7")).not.toBeInTheDocument();
  await page.getByText("50 guests").click();
  await expect.element(remove("Guest 7")).toBeVisible();
});
