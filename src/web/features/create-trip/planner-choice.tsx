import { ChoiceChips } from "../../ui/choice-chips.tsx";
import type { TripForm } from "./trip-form.ts";
import { useGuide } from "./use-guide.ts";

const PLANNERS: readonly { id: TripForm["planner"]; title: string }[] = [
  { id: "model", title: "A language model" },
  { id: "guide", title: "Our built-in guide" },
];

type PlannerChoiceProps = {
  readonly hasModel: boolean;
  readonly destination: string;
  readonly planner: TripForm["planner"];
  readonly onChange: (planner: TripForm["planner"]) => void;
};

/** Who makes the plan, where both can: the server has a model, and the guide knows the destination. */
export function PlannerChoice({ hasModel, destination, planner, onChange }: PlannerChoiceProps) {
  const name = destination.trim();
  const guide = useGuide(hasModel && name !== "", name);
  const knowsIt = guide !== undefined && guide.unknown === undefined && !guide.isOfEarlier;
  if (!hasModel || name === "" || !knowsIt) return null;
  return (
    <div>
      <ChoiceChips
        legend="Who should plan it?"
        name="planner"
        type="radio"
        options={PLANNERS}
        chosen={[planner]}
        onChange={(id) => onChange(id as TripForm["planner"])}
      />
      <p className="mt-2 text-ink-soft">
        The guide knows this city: its plan is ready at once, with places we have checked. The model
        writes freely, and takes longer.
      </p>
    </div>
  );
}
