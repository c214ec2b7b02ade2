import { createTripWords } from "../../messages/create-trip-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import type { TripForm } from "./trip-form.ts";
import { useGuide } from "./use-guide.ts";

const planners = (): readonly { id: TripForm["planner"]; title: string }[] => [
  { id: "model", title: createTripWords.planners.model },
  { id: "guide", title: createTripWords.planners.guide },
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
  const knowsIt = guide !== undefined && guide.known !== undefined && !guide.isOfEarlier;
  if (!hasModel || name === "" || !knowsIt) return null;
  return (
    <div>
      <ChoiceChips
        legend={createTripWords.planner}
        name="planner"
        type="radio"
        options={planners()}
        chosen={[planner]}
        onChange={(id) => onChange(id as TripForm["planner"])}
      />
      <p className="mt-2 text-ink-soft">{createTripWords.plannerHint}</p>
    </div>
  );
}
