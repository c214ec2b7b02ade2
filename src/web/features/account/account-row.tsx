import { type ReactNode, useState } from "react";

type AccountRowProps = {
  readonly name: string;
  /** Beside the name. */
  readonly remark?: ReactNode;
  readonly children: ReactNode;
  /** The button that ends it; without one it can't be ended here. */
  readonly end?:
    | { readonly text: string; readonly label: string; readonly run: () => Promise<void> }
    | undefined;
};

/** An entry of a list of the account page. */
export function AccountRow({ name, remark, children, end }: AccountRowProps) {
  const [isEnding, setEnding] = useState(false);

  async function endThis(run: () => Promise<void>): Promise<void> {
    if (isEnding) return;
    setEnding(true);
    await run();
    setEnding(false);
  }

  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="me-auto">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {remark}
        </p>
        {children}
      </div>
      {end === undefined ? null : (
        <button
          type="button"
          aria-disabled={isEnding}
          aria-label={end.label}
          className="button button-quiet"
          onClick={() => void endThis(end.run)}
        >
          {end.text}
        </button>
      )}
    </li>
  );
}
