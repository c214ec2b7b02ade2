import { useEffect, useId } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import type { PlaceNames } from "../../../domain/places/place-names.ts";
import type { MeantWish } from "../../../domain/trip/meant-wish.ts";
import type { FormPart, FormQuestion } from "../../../domain/wishes/read-form-wishes.ts";
import { readFormIn } from "../../../domain/wishes/translated/read-translated.ts";
import { wishLanguageOf } from "../../../domain/wishes/translated/wish-language.ts";
import { childAgesIn, isTripWish } from "../../../domain/wishes/with-meant.ts";
import { choicesShown } from "../../lib/choices-shown.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { tripWishWords } from "../../messages/trip-wish-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Field } from "../../ui/field.tsx";
import { RoomLeft, roomLeft } from "../../ui/room-left.tsx";
import type { TripForm } from "./trip-form.ts";
import { useGuide } from "./use-guide.ts";
import { lexiconAtHand, useLexicon } from "./use-lexicon.ts";
import { useServerConfig } from "./use-server-config.ts";

type WishFields = Pick<TripForm, "wishText" | "wishesLeftOut" | "wishesChosen">;

type TripWishesFieldProps = WishFields & {
  readonly destination: string;
  /** Questions that Generate has asked for. */
  readonly askedWishes: readonly string[];
  readonly onChange: (part: WishFields & Pick<TripForm, "wished">) => void;
};

const NO_NAMES: readonly PlaceNames[] = [];

/** Wishes in the traveller's own words, and under them what was understood, each to be left out, and what was not. */
export function TripWishesField({
  destination,
  askedWishes,
  onChange,
  ...fields
}: TripWishesFieldProps) {
  const { wishText, wishesLeftOut, wishesChosen } = fields;
  const room = useId();
  const guide = useGuide(destination !== "", destination);
  const names = (guide?.known ?? guide?.several)?.places ?? NO_NAMES;
  const { there, isComing } = useLexicon(wishText);
  const { read, asked, asides } = readFields(wishText, names, destination);
  const config = useServerConfig();
  const hasModel = config !== undefined && config.planner !== "guide";
  const titleOf = (text: string) => tripWishWords.meaning(meantOf(text, read), saidOf(text, read));
  const texts = [...new Set(read.map((part) => part.text))];
  // "With a stroller, no steep stairs" is one thing said twice.
  const said = texts.filter(
    (text, at) => texts.findIndex((one) => titleOf(one) === titleOf(text)) === at,
  );
  const sameAs = (text: string) => texts.filter((one) => titleOf(one) === titleOf(text));
  const change = (changed: Partial<WishFields>) =>
    onChange(formOf({ wishText, wishesLeftOut, wishesChosen, ...changed }, names, destination));
  // Names and lexicons that load later read more of the same text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at each render.
  useEffect(() => {
    if (wishText !== "") change({});
  }, [names, there]);
  return (
    <div>
      <Field
        label={tripWishWords.label}
        hint={tripWishWords.hint}
        hintClass="mt-2 mb-4"
        className="[&>label]:mb-2"
      >
        {(field) => (
          <>
            <textarea
              {...field}
              rows={3}
              className="field field-sizing-content max-h-[50svh]"
              value={wishText}
              aria-invalid={roomLeft(wishText, LIMITS.text.wish) < 0}
              aria-describedby={`${field["aria-describedby"]} ${room}`}
              onChange={(event) => change({ wishText: event.target.value })}
            />
            <RoomLeft id={room} text={wishText} maxLength={LIMITS.text.wish} />
          </>
        )}
      </Field>
      {texts.length === 0 ? null : (
        <ChoiceChips
          legend={tripWishWords.understood}
          name="understood"
          type="checkbox"
          options={said.map((text) => ({ id: text, title: titleOf(text) }))}
          chosen={said.filter((one) => !wishesLeftOut.includes(one))}
          onChange={(id, isChosen) =>
            change({
              wishesLeftOut: [
                ...wishesLeftOut.filter((one) => !sameAs(id).includes(one)),
                ...(isChosen ? [] : sameAs(id)),
              ],
            })
          }
        />
      )}
      <div role="status" className="mt-3 empty:hidden">
        {isComing ? null : wishLanguageOf(wishText) === "other" && !hasModel ? (
          <p>{tripWishWords.otherLanguage}</p>
        ) : (
          <Questions
            {...{ asked, hasModel, askedWishes }}
            chosen={wishesChosen}
            onChoose={(chosen) => change({ wishesChosen: chosen })}
          />
        )}
        {asides.length === 0 ? null : (
          <p className="text-ink-soft">{tripWishWords.asides(asides)}</p>
        )}
      </div>
    </div>
  );
}

type QuestionsProps = {
  readonly asked: readonly FormQuestion[];
  readonly hasModel: boolean;
  readonly askedWishes: readonly string[];
  readonly chosen: WishFields["wishesChosen"];
  readonly onChoose: (chosen: WishFields["wishesChosen"]) => void;
};

/** These go together; any other choice stands alone. */
const JOINS = /^(?:add|more|leaveOut)$/;

/** The parts that were not understood, each with possible meanings. */
function Questions({ asked, hasModel, askedWishes, chosen, onChoose }: QuestionsProps) {
  const unread = asked.filter(({ choices }) => choices.length === 0);
  const texts = unread.map(({ text }) => text);
  const wanted = asked.find(
    ({ text }) => askedWishes.includes(text) && chosen[text] === undefined,
  )?.text;
  return (
    <>
      {asked
        .filter(({ choices }) => choices.length > 0)
        .map(({ text, choices }) => (
          <div key={text} className="mb-4" data-invalid={text === wanted || undefined}>
            <ChoiceChips
              legend={tripWishWords.asked(text)}
              name={`asked ${text}`}
              type="checkbox"
              options={choicesShown(choices).map(({ title, index }) => ({
                id: String(index),
                title,
              }))}
              chosen={(chosen[text] ?? []).map(String)}
              onChange={(id, isChosen) => {
                const { [text]: before = [], ...others } = chosen;
                const joins = (index: number) => JOINS.test(choices[index]?.label ?? "");
                const left = before.filter((one) =>
                  isChosen ? joins(one) && joins(Number(id)) : String(one) !== id,
                );
                const now = isChosen ? [...left, Number(id)] : left;
                onChoose(now.length === 0 ? others : { ...others, [text]: now });
              }}
            />
            {text === wanted ? (
              <p className="mt-2 text-bad">{createTripWords.wishUnanswered}</p>
            ) : null}
          </div>
        ))}
      {texts.length === 0 ? null : (
        <p>{hasModel ? tripWishWords.unreadYet(texts) : tripWishWords.unread(texts)}</p>
      )}
    </>
  );
}

function meantOf(text: string, read: readonly FormPart[]): readonly MeantWish[] {
  return read.filter((part) => part.text === text).flatMap(({ meant }) => meant);
}

function saidOf(text: string, read: readonly FormPart[]) {
  return read.filter((part) => part.text === text).flatMap(({ said }) => said);
}

function readFields(wishText: string, names: readonly PlaceNames[], destination: string) {
  return readFormIn(lexiconAtHand(wishText), wishText, names, undefined, destination);
}

/** The part of the form that wishes in words are, with what was understood or chosen, and not left out. */
function formOf(fields: WishFields, names: readonly PlaceNames[], destination: string) {
  const { wishText, wishesLeftOut, wishesChosen } = fields;
  const { read, asked } = readFields(wishText, names, destination);
  const chosen = asked.flatMap(({ text, choices }) =>
    (wishesChosen[text] ?? []).flatMap((index) => choices[index]?.meant ?? []),
  );
  const meant = [
    ...read.filter(({ text }) => !wishesLeftOut.includes(text)).flatMap((part) => part.meant),
    ...chosen,
  ];
  const left = asked.filter(({ text }) => wishesChosen[text] === undefined);
  // No model may read them; the plan's notes say that they are open.
  const turned = left.filter(({ isTurned }) => isTurned === true);
  return {
    wishText,
    wishesLeftOut: wishesLeftOut.filter((one) => read.some(({ text }) => text === one)),
    wishesChosen: Object.fromEntries(
      Object.entries(wishesChosen).filter(([one]) => asked.some(({ text }) => text === one)),
    ),
    wished: {
      wishes: [
        ...meant.filter(isTripWish),
        ...turned.map(({ text }) => ({
          ...{ kind: "change" as const, words: text, text },
          isOpen: 1 as const,
        })),
      ],
      pace: meant.findLast((wish) => wish.kind === "pace")?.pace,
      childAges: [...childAgesIn(meant)],
      interests: meant.flatMap((wish) => (wish.kind === "like" ? wish.interests : [])),
      // They stand apart in the text, so joined by one letter they are no longer than it.
      unread: left
        .filter((one) => !turned.includes(one))
        .map(({ text }) => text)
        .join(";"),
      unanswered: left.filter(({ choices }) => choices.length > 0).map(({ text }) => text),
    },
  };
}
