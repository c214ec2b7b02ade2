import { LINK_SCOPES, type LinkScope } from "../../../../domain/trip/shared-by.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";

type ScopeFieldProps = {
  readonly label: string;
  readonly scope: LinkScope;
  readonly onChange: (scope: LinkScope) => void;
  /** How the label and its choice are laid out. */
  readonly className?: string;
};

/** A choice of the rights on a shared trip. */
export function ScopeField(props: ScopeFieldProps) {
  const { label, scope, onChange, className = "grid grid-cols-[minmax(0,1fr)] gap-1" } = props;
  return (
    <label className={className}>
      {label}
      <select
        className="min-h-11 max-w-full rounded-lg border border-line-strong bg-card px-3"
        value={scope}
        onChange={({ target }) =>
          onChange(LINK_SCOPES.find((one) => one === target.value) ?? "view")
        }
      >
        {LINK_SCOPES.map((one) => (
          <option key={one} value={one}>
            {shareWords.scopes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
