import { type ComponentProps, Suspense, useLayoutEffect, useRef } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { whenIdle } from "../../lib/when/when-idle.ts";
import type { DestinationField } from "./destination-field.tsx";
import { PlainDestination } from "./plain-destination.tsx";

const FieldWithSuggestions = lazyPart(async () => {
  // A phone is busy with the page itself until then.
  await whenIdle();
  return (await import("./destination-field.tsx")).DestinationField;
});

type DestinationProps = ComponentProps<typeof DestinationField>;

/**
 * The destination: a plain field at once, and the one with suggestions when it has come, as that is
 * most of what this screen loads. If it can't come, the plain field stays.
 */
export function Destination(props: DestinationProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Where the cursor was in the plain field, if it was there when that went. */
  const cursor = useRef<readonly [start: number, end: number]>(undefined);
  const plain = (
    <PlainDestination
      label={props.label}
      problem={props.problem}
      onChange={(text) => props.onChange(text, undefined)}
      onLeave={(input) => {
        if (input !== document.activeElement) return;
        cursor.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      }}
    />
  );
  return (
    <div ref={box}>
      <PartBoundary fallback={() => plain}>
        <Suspense fallback={plain}>
          <FieldWithSuggestions {...props} />
          <OnShown
            run={() => {
              const input = box.current?.querySelector("input");
              if (cursor.current === undefined || !input) return;
              input.focus();
              input.setSelectionRange(...cursor.current);
              cursor.current = undefined;
            }}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/** Runs once, when what is beside it is on the page. */
function OnShown({ run }: { run: () => void }) {
  const first = useRef(run);
  useLayoutEffect(() => first.current(), []);
  return null;
}
