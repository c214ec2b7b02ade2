import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MoreWishes } from "../../src/web/features/create-trip/more-wishes.tsx";
import { loadForm, toRequest } from "../../src/web/features/create-trip/trip-form.ts";
import { render } from "./render.tsx";

/** The request that the form would send as it stands. */
let sent: ReturnType<typeof toRequest>;

function Form() {
  const [form, setForm] = useState(() => ({ ...loadForm(), pace: "full" as const }));
  sent = toRequest(form);
  return (
    <MoreWishes
      form={form}
      onChange={(part) => setForm((before) => ({ ...before, ...part }) as typeof before)}
    />
  );
}

const field = page.getByLabelText("Anything else, in your own words?");
const understood = page.getByRole("group", { name: "What we understood" });

test("what was understood of wishes in words is shown, each may be left out, and what was not is quoted", async () => {
  render(<Form />);
  await field.fill("with a toddler, no museums on Monday, kind to my knees, more parks");
  await expect.element(understood.getByRole("checkbox")).toHaveLength(3);
  const asked = page.getByRole("group", { name: "What should we do about “kind to my knees”?" });
  await expect
    .element(asked.getByRole("checkbox", { name: /^Keep it as a note/ }))
    .toBeInTheDocument();
  expect(sent).toMatchObject({
    pace: "relaxed",
    interests: ["outdoors"],
    wishes: [
      { kind: "none", categories: ["nightlife"], text: "with a toddler" },
      { kind: "none", categories: ["museum"], weekdays: [0], text: "no museums on Monday" },
    ],
  });
  await understood
    .getByRole("checkbox", { name: "Children of 2, relaxed days, and no nightlife" })
    .click();
  await expect.poll(() => sent.wishes).toHaveLength(1);
  expect(sent.pace).toBe("full");
  // It stays left out while the rest changes, and can be had back.
  await field.fill("with a toddler, no museums on Monday, see the Prado");
  await expect.poll(() => sent.wishes?.map(({ kind }) => kind)).toEqual(["none", "see"]);
  await understood
    .getByRole("checkbox", { name: "Children of 2, relaxed days, and no nightlife" })
    .click();
  await expect.poll(() => sent.wishes).toHaveLength(3);
  await field.fill("");
  await expect.poll(() => sent.wishes).toBeUndefined();
  expect(
    page
      .getByRole("status")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["", ""]);
});

test("several things to see can be chosen for one question, and each becomes a wish", async () => {
  render(<Form />);
  await field.fill("an aquarium or a zoo, not sure yet");
  const choice = (name: string) => page.getByRole("checkbox", { name });
  await choice("Add aquarium").click();
  await choice("Add zoo").click();
  await expect.element(choice("Add aquarium")).toBeChecked();
  await expect.poll(() => sent.wishes?.map(({ kind }) => kind)).toEqual(["see", "see"]);
});

test("a question left open is sent as that", async () => {
  render(<Form />);
  const text = "museums only if there is time";
  await field.fill(text);
  await expect.poll(() => sent.wishes).toEqual([{ kind: "change", words: text, isOpen: 1, text }]);
  await page.getByRole("checkbox", { name: "More: museums" }).click();
  await expect.poll(() => sent.wishes?.[0]).not.toHaveProperty("isOpen");
});

test("what is typed or pasted beyond the longest text stays, and is said to be too much", async () => {
  render(<Form />);
  await field.fill(`no museums. ${"x".repeat(300)}`);
  await expect.element(page.getByText("12 characters too many. Shorten your text.")).toBeVisible();
  await expect.element(field).toHaveValue(`no museums. ${"x".repeat(300)}`);
  await expect.element(field).toBeInvalid();
  await field.fill("no steep stairs, a stroller with us");
  // What is said twice is one chip.
  await expect.element(understood.getByRole("checkbox")).toHaveLength(1);
  await understood.getByRole("checkbox").click();
  await expect.poll(() => sent.wishes).toBeUndefined();
});

test("wishes in German are understood, and of other languages it is said once which are read", async () => {
  render(<Form />);
  await field.fill("keine Museen am Montag, viele Parks");
  await expect.element(understood.getByRole("checkbox")).toHaveLength(2);
  await field.fill("月曜日は美術館なしで。公園が好きです。");
  await expect
    .element(page.getByText("We read wishes in English, German, French and Spanish only."))
    .toBeVisible();
  expect(sent.wishText).toBe("月曜日は美術館なしで。公園が好きです。");
});
