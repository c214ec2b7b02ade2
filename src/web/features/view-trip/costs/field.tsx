import { type ReactNode, useId } from "react";

/** The look of a field in the sheets. */
const FIELD_LOOK =
  "min-h-13 w-full min-w-0 rounded-lg border border-line-strong bg-card px-3 text-lg";

type LabelledProps = { readonly id: string; readonly label: string; readonly children: ReactNode };

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly isNumber?: boolean;
  readonly maxLength?: number;
};

/** A line of text or a number with its name, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, problem, hint, isNumber = false, maxLength = 20 } = props;
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        inputMode={isNumber ? "decimal" : "text"}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-words`}
        onChange={(event) => onChange(event.target.value)}
        className={`${FIELD_LOOK} tabular-nums`}
      />
      <p id={`${id}-words`} className={problem === undefined ? "text-ink-soft" : "text-bad"}>
        {problem ?? hint}
      </p>
    </Labelled>
  );
}

type SelectFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_LOOK}
      >
        {children}
      </select>
    </Labelled>
  );
}

type CheckFieldProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
