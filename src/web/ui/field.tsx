import { type ComponentProps, type ReactNode, useId } from "react";

/** The look of a field in the sheets, and of one for words that are looked for or belong together with others. */
const FIELD_LOOK =
  "min-h-13 w-full min-w-0 rounded-lg border border-line-strong bg-card px-3 text-lg tabular-nums";
export const PLAIN_LOOK =
  "min-h-13 w-full min-w-0 rounded-lg border border-line-strong bg-card px-4";
/** Of a figure. */
const MAX_DIGITS = 20;

type Named = {
  readonly label: string;
  /** Where something else has to find it. */
  readonly id?: string | undefined;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  /** Above the hint. */
  readonly hintClass?: string;
  readonly className?: string | undefined;
};

type FieldProps = Named & {
  readonly children: (field: {
    readonly id: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string;
  }) => ReactNode;
};

/** A field with its name above it, and below it what is wrong, or else what helps to fill it in. */
export function Field(props: FieldProps) {
  const { label, problem, hint, hintClass = "", className = "min-w-0", children } = props;
  const newId = useId();
  const id = props.id ?? newId;
  const look = problem === undefined ? "text-ink-soft" : "text-bad";
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": `${id}-words`,
      })}
      <p id={`${id}-words`} className={`${hintClass} ${look}`}>
        {problem ?? hint}
      </p>
    </div>
  );
}

type TextFieldProps = Named &
  Pick<ComponentProps<"input">, "type" | "value" | "maxLength" | "placeholder"> & {
    readonly onChange: (value: string) => void;
    readonly isNumber?: boolean;
    /** It has the focus when its dialog opens. */
    readonly isFirst?: boolean | undefined;
    readonly look?: string;
  };

/** A line of text, a number, a date or an hour. */
export function TextField(props: TextFieldProps) {
  const { label, id, problem, hint, className, onChange, isNumber = false } = props;
  const { type, value, placeholder, look = FIELD_LOOK } = props;
  const { maxLength = isNumber ? MAX_DIGITS : undefined } = props;
  return (
    <Field {...{ label, id, problem, hint, className }}>
      {(field) => (
        <input
          {...{ ...field, type, value, maxLength, placeholder }}
          data-focus-first={props.isFirst || undefined}
          inputMode={isNumber ? "decimal" : undefined}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={look}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = Pick<Named, "label" | "id"> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly look?: string;
  readonly children: ReactNode;
};

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, look = FIELD_LOOK, children, ...named } = props;
  return (
    <Field {...named}>
      {(field) => (
        <select
          {...field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={look}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

type CheckFieldProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly className?: string;
};

export function CheckField({ label, isChecked, onChange, className = "" }: CheckFieldProps) {
  return (
    <label className={`${className} flex min-h-11 cursor-pointer items-center gap-3`}>
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
