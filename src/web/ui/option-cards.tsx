import { Fragment, type ReactNode } from "react";
import { createTripWords } from "../messages/create-trip-words.ts";
import { FormIcon, type FormIconName } from "./form-icon.tsx";
import { Icon } from "./icon.tsx";

export type CardOption = {
  readonly value: string;
  readonly title: string;
  readonly desc: string;
  readonly icon: FormIconName;
};

type OptionCardsProps = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly CardOption[];
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
  /** Below the chosen card: what is asked about it. */
  readonly children?: ReactNode;
};

/** Large cards of which one is chosen: native radio buttons, so arrows, forms and screen readers know them. */
export function OptionCards({
  legend,
  name,
  options,
  value,
  isMissing,
  onChange,
  children,
}: OptionCardsProps) {
  const problemId = `${name}-problem`;
  return (
    <fieldset
      data-invalid={isMissing || undefined}
      aria-describedby={isMissing ? problemId : undefined}
    >
      <legend className="mb-3 font-serif text-xl font-semibold">{legend}</legend>
      {isMissing ? (
        <p id={problemId} className="-mt-2 mb-3 text-bad">
          {createTripWords.chooseOne}
        </p>
      ) : null}
      <div className="grid grid-flow-row-dense gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option) => (
          <Fragment key={option.value}>
            <label className="card relative flex min-h-24 cursor-pointer items-center gap-4 p-4 hover:border-ink has-[:checked]:border-accent has-[:checked]:bg-accent-wash has-[:checked]:outline-2 has-[:checked]:outline-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="text-accent">
                <FormIcon name={option.icon} size={32} />
              </span>
              <span className="flex-1">
                <span className="block font-semibold">{option.title}</span>
                <span className="block text-ink-soft">{option.desc}</span>
              </span>
              <span className="invisible absolute top-2 end-2 text-accent peer-checked:visible">
                <Icon name="check" size={20} />
              </span>
            </label>
            {value === option.value && children ? (
              <div className="col-span-full">{children}</div>
            ) : null}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
