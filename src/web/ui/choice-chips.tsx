type ChoiceChipsProps = {
  readonly legend: string;
  /** Size and weight of the legend's words, and the space under them. */
  readonly legendClass?: string;
  readonly name: string;
  readonly type: "radio" | "checkbox";
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (id: string, isChosen: boolean) => void;
};

/** Short choices in a row that wraps; the browser's own marks show which are chosen. */
export function ChoiceChips({
  legend,
  legendClass = "mb-2 font-semibold",
  name,
  type,
  options,
  chosen,
  onChange,
}: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendClass}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, title }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-3xl border border-line-strong bg-card px-[min(1rem,4vw)] py-1.5 hover:border-ink has-[:checked]:border-accent has-[:checked]:bg-accent-wash has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2"
          >
            <input
              type={type}
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) => onChange(id, event.target.checked)}
              className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
