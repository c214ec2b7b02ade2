import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "../../../domain/app-error.ts";
import { BUDGETS } from "../../../domain/budget.ts";
import { TRAVELLERS } from "../../../domain/traveller.ts";
import { checkTripRequest, type TripRequestProblem } from "../../../domain/trip-request.ts";
import { paths } from "../../lib/paths.ts";
import { storedProfile } from "../../lib/profile.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { askToSignIn } from "../../lib/sign-in-prompt.ts";
import { showToast } from "../../lib/toast.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { type CardOption, OptionCards } from "../../ui/option-cards.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DestinationField } from "./destination-field.tsx";
import { GenerationFailure } from "./generation-failure.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { MoreWishes } from "./more-wishes.tsx";
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

export function CreateTripPage() {
  useDocumentTitle("Create trip");
  const navigate = useNavigate();
  const [form, setForm] = useState(loadForm);
  const [refusal, setRefusal] = useState<{ readonly problem: TripRequestProblem }>();
  const problem = refusal?.problem;
  const maxDays = useMaxDays();
  const daysInput = useRef<HTMLInputElement>(null);
  const startDateInput = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const { state, generate, cancel, dismiss } = useGeneration((tripId) => {
    forgetForm();
    void navigate(paths.viewTrip(tripId));
  });
  const running = state.step === "running";

  function change(part: Partial<TripForm>): void {
    const next = { ...form, ...part };
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
    if (checked.ok) {
      setRefusal(undefined);
      generate(request, planner);
      return;
    }
    setRefusal({ problem: checked.problem });
    showToast(errorText(checked.problem, { maxDays }), "error");
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
    if (failure.code === "not_signed_in") generateSignedIn();
    else showToast(errorText("plan_failed"), "error");
  }, [failure]);

  const missing = problem === "required_selection_missing";
  return (
    <section className="mx-auto max-w-3xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        Where do you want to Travel next?
      </h1>
      <p className="mt-3 text-lg text-ink-soft">
        Tell us the little we need. You get hotels and a plan for each day, with places that exist
        and are open when you come.
      </p>
      <form ref={formElement} onSubmit={submit} noValidate className="mt-10 grid gap-10">
        <DestinationField
          label={form.destination}
          placeId={form.placeId}
          isMissing={missing && form.destination.trim() === "" && Number(form.days) > 5}
          onChange={(destination, placeId) => change({ destination, placeId })}
        />
        <div>
          <label htmlFor="days" className="mb-3 block font-serif text-xl font-semibold">
            How many days are you planning your trip?
          </label>
          <input
            ref={daysInput}
            id="days"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxDays}
            step={1}
            placeholder="Ex. 3"
            value={form.days}
            onChange={(event) => change({ days: event.target.value })}
            aria-invalid={problem === "days_out_of_range" || undefined}
            aria-describedby="days-problem"
            className="field tabular-nums"
          />
          <p id="days-problem" className="mt-2 text-bad empty:hidden">
            {problem === "days_out_of_range" ? errorText(problem, { maxDays }) : ""}
          </p>
        </div>
        <OptionCards
          legend="What is your budget?"
          name="budget"
          options={BUDGET_CARDS}
          value={form.budget}
          isMissing={missing && form.budget === ""}
          onChange={(budget) => change({ budget })}
        />
        <OptionCards
          legend="Who do you plan on traveling with?"
          name="traveler"
          options={TRAVELLER_CARDS}
          value={form.traveler}
          isMissing={missing && form.traveler === ""}
          onChange={(traveler) => change({ traveler })}
        />
        <MoreWishes
          form={form}
          startDateInput={startDateInput}
          startDateProblem={problem === "start_date_unreadable" ? errorText(problem) : ""}
          onChange={change}
        />
        <button
          type="submit"
          disabled={running}
          className="button button-accent w-full text-lg sm:w-auto sm:justify-self-end sm:px-8"
        >
          {running ? <Spinner label="Generating" /> : null}
          Generate Trip!
        </button>
      </form>
      {state.step === "running" ? (
        <GenerationProgress {...state} onCancel={() => void stop()} />
      ) : null}
      {failure === undefined ? null : (
        <GenerationFailure
          text={failure.text}
          alternatives={failure.alternatives ?? []}
          detail={failure.detail}
          guideOffer={failure.guideOffer}
          onTakeGuide={() => tryToGenerate(form, "guide")}
          onRetry={() => {
            dismiss();
            tryToGenerate(form);
          }}
          onChoose={(destination) => {
            const next = { ...form, destination, placeId: undefined };
            change(next);
            tryToGenerate(next);
          }}
        />
      )}
    </section>
  );
}

/** Half typed, or less than the field takes, such as a day in the year 26. */
function isUnreadable({ current: input }: RefObject<HTMLInputElement | null>): boolean {
  return input !== null && (input.validity.badInput || input.validity.rangeUnderflow);
}

function useMaxDays(): number {
  const [maxDays, setMaxDays] = useState(USUAL_MAX_DAYS);
  useEffect(() => {
    void serverConfig().then((config) => {
      if (config !== undefined) setMaxDays(config.limits.maxTripDays);
    });
  }, []);
  return maxDays;
}
