import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "../../../domain/app-error.ts";
import { canTryAgain } from "../../../domain/can-try-again.ts";
import { BUDGETS } from "../../../domain/trip/budget.ts";
import { TRAVELLERS } from "../../../domain/trip/traveller.ts";
import { checkTripRequest, type TripRequestProblem } from "../../../domain/trip/trip-request.ts";
import { paths } from "../../lib/paths.ts";
import { storedProfile } from "../../lib/profile.ts";
import { askToSignIn } from "../../lib/sign-in-prompt.ts";
import { showToast } from "../../lib/toast.ts";
import { today } from "../../lib/today.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { createTripWords } from "../../messages/en/create-trip-words.ts";
import { shellWords } from "../../messages/en/shell-words.ts";
import { type CardOption, OptionCards } from "../../ui/option-cards.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DestinationField } from "./destination-field.tsx";
import { GenerationFailure } from "./generation-failure.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { MoreWishes } from "./more-wishes.tsx";
import { PlannerChoice } from "./planner-choice.tsx";
import {
  forgetForm,
  keepForm,
  loadForm,
  type TripForm,
  takeWishToGenerate,
  toRequest,
  wishToGenerateOnReturn,
} from "./trip-form.ts";
import { useGeneration } from "./use-generation.ts";
import { useServerConfig } from "./use-server-config.ts";

const BUDGET_CARDS: readonly CardOption[] = BUDGETS.map((budget) => ({
  value: budget.title,
  ...budget,
}));
const TRAVELLER_CARDS: readonly CardOption[] = TRAVELLERS.map((traveller) => ({
  value: traveller.people,
  ...traveller,
}));
/** Until the server has said; it checks again in any case. */
const USUAL_MAX_DAYS = 30;
/** Up to here the destination may stay open (specification, section 5). */
const MAX_DAYS_WITHOUT_DESTINATION = 5;
/** Before it a year is a typing error rather than past. */
const FIRST_YEAR = "1000";

type Problem = TripRequestProblem | "start_date_past";

export function CreateTripPage() {
  useDocumentTitle(createTripWords.screen);
  const navigate = useNavigate();
  const [form, setForm] = useState(loadForm);
  const [refusal, setRefusal] = useState<{ readonly problem: Problem }>();
  const problem = refusal?.problem;
  const config = useServerConfig();
  const maxDays = config?.limits.maxTripDays ?? USUAL_MAX_DAYS;
  const daysInput = useRef<HTMLInputElement>(null);
  const startDateInput = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const { state, generate, cancel, dismiss } = useGeneration({
    saved(tripId) {
      forgetForm();
      void navigate(paths.viewTrip(tripId));
    },
    savedAway() {
      forgetForm();
      setForm(loadForm());
      showToast(createTripWords.planIsReady);
    },
  });
  const running = state.step === "running";

  function change(part: Partial<TripForm>): void {
    const isElsewhere = part.destination !== undefined || part.days !== undefined;
    const next = { ...form, ...(isElsewhere ? { bases: undefined } : {}), ...part };
    setForm(next);
    keepForm(next);
    setRefusal(undefined);
  }

  /** The rule of section 4: no profile, then the dialog, and after it the same again by itself. */
  function tryToGenerate(wanted: TripForm, planner?: "guide"): void {
    if (storedProfile() === undefined) {
      askToSignIn({
        onSignedIn: () => tryToGenerate(wanted, planner),
        onLeave: wishToGenerateOnReturn,
      });
      return;
    }
    const request = toRequest(wanted);
    const checked = checkTripRequest(request, maxDays);
    const found = checked.ok ? pastDate(wanted) : checked.problem;
    if (found === undefined) {
      setRefusal(undefined);
      generate(request, planner ?? (wanted.planner === "guide" ? "guide" : undefined));
      return;
    }
    setRefusal({ problem: found });
    showToast(problemText(found, maxDays), "error");
  }

  async function stop(): Promise<void> {
    const trouble = await cancel();
    if (trouble !== undefined) showToast(trouble, "error");
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // What a field can't read it reports as empty, which would leave it open.
    tryToGenerate({
      ...form,
      ...(isUnreadable(daysInput) ? { days: "not a number" } : {}),
      ...(isUnreadable(startDateInput) ? { startDate: "not a date" } : {}),
    });
  }

  const generateOnReturn = useEffectEvent(() => {
    if (takeWishToGenerate()) tryToGenerate(form);
  });
  useEffect(() => generateOnReturn(), []);

  // To the first field that wants something; what is wrong with it stands beside it.
  useEffect(() => {
    if (refusal === undefined) return;
    const first = "input[aria-invalid=true], [data-invalid=true] input";
    const input = formElement.current?.querySelector<HTMLInputElement>(first);
    const fold = input?.closest("details");
    if (fold) fold.open = true;
    input?.closest("form > *")?.scrollIntoView();
    input?.focus({ preventScroll: true });
  }, [refusal]);

  const failure = state.step === "failed" ? state.failure : undefined;
  // The session had ended; the sign-in dialog is up already, and learns what to do after it.
  const generateSignedIn = useEffectEvent(() => {
    dismiss();
    tryToGenerate(form);
  });
  useEffect(() => {
    if (failure === undefined || failure.code === "cancelled") return;
    if (failure.code === "not_signed_in") return generateSignedIn();
    // Where the traveller is asked for a choice nothing has failed.
    const isChoice =
      (failure.baseChoices ?? []).length > 0 || failure.code === "destination_ambiguous";
    if (!isChoice) showToast(errorText({ code: "plan_failed" }), "error");
  }, [failure]);

  const missing = problem === "required_selection_missing";
  const needsDestination = Number(form.days) > MAX_DAYS_WITHOUT_DESTINATION;
  const destinationProblem = needsDestination
    ? createTripWords.destinationNeeded
    : createTripWords.destinationMissing;
  const daysProblem =
    problem === "days_out_of_range"
      ? problemText(problem, maxDays)
      : missing && form.days === ""
        ? createTripWords.daysMissing
        : "";
  return (
    <section className="mx-auto max-w-3xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {shellWords.createTripHead.title}
      </h1>
      <p className="mt-3 text-lg text-ink-soft">{shellWords.createTripHead.introduction}</p>
      <form ref={formElement} onSubmit={submit} noValidate className="mt-10 grid gap-10">
        <DestinationField
          label={form.destination}
          placeId={form.placeId}
          problem={missing && form.destination.trim() === "" ? destinationProblem : ""}
          planner={config?.planner}
          days={form.days}
          onChange={(destination, placeId) => change({ destination, placeId, planner: "model" })}
          onShorten={(days) => change({ days: String(days) })}
        />
        <PlannerChoice
          hasModel={config !== undefined && config.planner !== "guide"}
          destination={form.destination}
          planner={form.planner}
          onChange={(planner) => change({ planner })}
        />
        <div>
          <label htmlFor="days" className="mb-3 block font-serif text-xl font-semibold">
            {createTripWords.days}
          </label>
          <input
            ref={daysInput}
            id="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxDays}
            step={1}
            placeholder={createTripWords.daysExample}
            value={form.days}
            onChange={(event) => change({ days: event.target.value })}
            aria-invalid={daysProblem !== "" || undefined}
            aria-describedby="days-problem days-hint"
            className="field tabular-nums"
          />
          <p id="days-problem" className="mt-2 text-bad empty:hidden">
            {daysProblem}
          </p>
          <p id="days-hint" className="mt-2 text-ink-soft">
            {createTripWords.daysHint}
          </p>
        </div>
        <OptionCards
          legend={createTripWords.budget}
          name="budget"
          options={BUDGET_CARDS}
          value={form.budget}
          isMissing={missing && form.budget === ""}
          onChange={(budget) => change({ budget })}
        />
        <OptionCards
          legend={createTripWords.travellers}
          name="traveler"
          options={TRAVELLER_CARDS}
          value={form.traveler}
          isMissing={missing && form.traveler === ""}
          onChange={(traveler) => change({ traveler })}
        />
        <MoreWishes
          form={form}
          startDateInput={startDateInput}
          startDateProblem={problem?.startsWith("start_date") ? problemText(problem, maxDays) : ""}
          onChange={change}
        />
        <button
          type="submit"
          disabled={running}
          className="button button-accent w-full text-lg sm:w-auto sm:justify-self-end sm:px-8"
        >
          {running ? <Spinner label={createTripWords.generating} /> : null}
          {createTripWords.generate}
        </button>
      </form>
      {state.step === "running" ? (
        <GenerationProgress {...state} onCancel={() => void stop()} />
      ) : null}
      {failure === undefined ? null : (
        <GenerationFailure
          text={failure.text}
          code={failure.code}
          canTryAgain={canTryAgain(failure.code)}
          alternatives={failure.alternatives ?? []}
          requestId={failure.requestId}
          guideOffer={failure.guideOffer}
          onTakeGuide={() => tryToGenerate(form, "guide")}
          onRetry={() => {
            dismiss();
            tryToGenerate(form);
          }}
          onChoose={(destination) => {
            const next: TripForm = { ...form, destination, placeId: undefined, planner: "model" };
            change({ ...next, bases: undefined });
            tryToGenerate({ ...next, bases: undefined });
          }}
          baseChoices={failure.baseChoices ?? []}
          onChooseBases={(bases) => {
            change({ bases });
            tryToGenerate({ ...form, bases });
          }}
        />
      )}
    </section>
  );
}

/** Half typed, or a year that nobody means. */
function isUnreadable({ current: input }: RefObject<HTMLInputElement | null>): boolean {
  if (input === null) return false;
  return input.validity.badInput || (input.type === "date" && isNoYear(input.value));
}

function isNoYear(date: string): boolean {
  return date !== "" && date < FIRST_YEAR;
}

function pastDate({ startDate }: TripForm): Problem | undefined {
  return startDate !== "" && startDate < today() ? "start_date_past" : undefined;
}

function problemText(problem: Problem, maxDays: number): string {
  return problem === "start_date_past"
    ? createTripWords.startDatePast
    : errorText({ code: problem, values: { maxDays } });
}
