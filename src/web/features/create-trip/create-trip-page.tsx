import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { errorText } from "../../../domain/errors/app-error.ts";
import { BUDGETS } from "../../../domain/trip/budget.ts";
import { TRAVELLERS } from "../../../domain/trip/traveller.ts";
import type { ConfigAnswer } from "../../../domain/wire-schemas.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { paths } from "../../lib/paths.ts";
import { storedProfile } from "../../lib/profile.ts";
import { askToSignIn } from "../../lib/sign-in-prompt.ts";
import { showToast } from "../../lib/toast.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { choiceWords } from "../../messages/domain/choice-words.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { shellWords } from "../../messages/shell-words.ts";
import { navigate, useLocation } from "../../navigation/navigation.tsx";
import { type CardOption, OptionCards } from "../../ui/option-cards.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BlankTripButton } from "./blank-trip-button.tsx";
import { BookingsButton } from "./bookings/bookings-button.tsx";
import { datesInStep } from "./dates-in-step.ts";
import { DestinationField } from "./destination-field.tsx";
import { type Problem, problemOf, problemText, typedForm } from "./form-problem.ts";
import { MoreWishes } from "./more-wishes.tsx";
import { PlannerChoice } from "./planner-choice.tsx";
import {
  forgetForm,
  isSeveral,
  keepForm,
  leaveForm,
  loadForm,
  type TripForm,
  takeWishToGenerate,
  toRequest,
  wishToGenerateOnReturn,
} from "./trip-form.ts";
import { useEmptyStart } from "./use-empty-start.ts";
import { type Failure, useGeneration } from "./use-generation.ts";
import { useServerConfig } from "./use-server-config.ts";
import { type DateFieldId, WhenFields } from "./when-fields.tsx";
import { NeedFields, Party } from "./who-fields.tsx";

const GenerationFailure = lazyPart(
  async () => (await import("./generation-failure.tsx")).GenerationFailure,
);
const GenerationProgress = lazyPart(
  async () => (await import("./generation-progress.tsx")).GenerationProgress,
);
/** Comes with the trips that this browser keeps. */
const VisitedBefore = lazyPart(async () => (await import("./visited-before.tsx")).VisitedBefore);

/** Until the server has said; it checks again in any case. */
const USUAL_MAX_DAYS = 30;
/** Up to here the destination may stay open (specification, section 5). */
const MAX_DAYS_WITHOUT_DESTINATION = 5;
/** The field that a problem with the dates is about. */
const DATE_PROBLEMS: Readonly<Partial<Record<Problem, DateFieldId>>> = {
  start_date_unreadable: "start-date",
  start_date_past: "start-date",
  end_date_unreadable: "end-date",
  end_before_start: "end-date",
  arrival_unreadable: "arrive-at",
  departure_unreadable: "leave-at",
};

type Refusal = { readonly problem: Problem };

export function CreateTripPage() {
  useDocumentTitle(createTripWords.screen);
  const { form, change: changeForm, renew } = useTripForm();
  const config = useServerConfig();
  const maxDays = config?.limits.maxTripDays ?? USUAL_MAX_DAYS;
  const { problem, formElement, refuse, accept } = useRefusal(maxDays, form);
  const { askedWishes, askAgain } = useAskedWishes();
  const startEmpty = useEmptyStart({ form, fields: formElement, maxDays, refuse });
  const { state, generation } = useGeneration({
    saved(tripId) {
      leaveForm();
      navigate(paths.viewTrip(tripId));
    },
    savedAway() {
      renew();
      showToast(createTripWords.planIsReady);
    },
  });

  function change(part: Partial<TripForm>): void {
    changeForm(part);
    accept();
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
    const found = problemOf(wanted, request, maxDays) ?? askAgain(wanted);
    if (found === undefined) {
      accept();
      // While there is a network.
      void GenerationFailure.prepare().catch(() => undefined);
      generation.generate(request, planner ?? (wanted.planner === "guide" ? "guide" : undefined));
      return;
    }
    refuse(found);
  }

  /** The same again, with what the traveller chose of what they were offered. */
  function choose(part: Partial<TripForm>): void {
    change(part);
    tryToGenerate({ ...form, ...part });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    tryToGenerate(typedForm(form, event.currentTarget));
  }

  function retry(): void {
    generation.dismiss();
    tryToGenerate(form);
  }

  const generateOnReturn = useEffectEvent(() => {
    if (takeWishToGenerate()) tryToGenerate(form);
  });
  useEffect(() => generateOnReturn(), []);

  const failure = state.step === "failed" ? state.failure : undefined;
  useFailureNotice(failure, retry);

  return (
    <section className="mx-auto max-w-3xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {shellWords.createTripHead.title}
      </h1>
      <p className="mt-3 text-lg text-ink-soft">{shellWords.createTripHead.introduction}</p>
      {/* Its sheet has forms of its own. */}
      <BookingsButton form={form} onChange={change} />
      <form
        ref={formElement}
        onSubmit={submit}
        noValidate
        className="mt-10 grid grid-cols-1 gap-10"
      >
        <TripFields
          {...{ form, maxDays, askedWishes }}
          planner={config?.planner}
          problem={problem}
          onChange={change}
        />
        <div className="flex flex-row-reverse flex-wrap gap-4">
          <GenerateButton isRunning={state.step === "running"} />
          {state.step === "idle" ? <BlankTripButton look="quiet" onStart={startEmpty} /> : null}
        </div>
      </form>
      <GenerationPart text={failure?.text}>
        {state.step === "running" ? (
          <GenerationProgress {...state} onCancel={() => void generation.cancel()} />
        ) : null}
        {failure === undefined ? null : (
          <GenerationFailure
            failure={failure}
            onTakeGuide={() => tryToGenerate(form, "guide")}
            onRetry={retry}
            onStartEmpty={form.destination.trim() === "" ? undefined : startEmpty}
            onChoose={(destination) =>
              choose({ destination, placeId: undefined, planner: "model", bases: undefined })
            }
            onChooseBases={(bases) => choose({ bases })}
          />
        )}
      </GenerationPart>
    </section>
  );
}

type GenerationPartProps = {
  /** What failed; undefined where nothing has. */
  readonly text: string | undefined;
  readonly children: ReactNode;
};

function GenerationPart({ text, children }: GenerationPartProps) {
  return (
    <PartBoundary
      fallback={(again) => (
        <p role="alert" className="mt-10">
          {text}{" "}
          <button type="button" className="button button-quiet" onClick={again}>
            {shellWords.tryAgain}
          </button>
        </p>
      )}
    >
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** The text being typed, which this tab keeps. */
function useTripForm() {
  const [form, setForm] = useState(loadForm);
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  // A new trip from the form that Back has shown.
  if (key !== shownKey) {
    setShownKey(key);
    setForm(loadForm());
  }
  return {
    form,
    change(part: Partial<TripForm>): void {
      // What is worked out of a text comes when more of it has been typed.
      setForm((now) => {
        const changed = { ...part, ...datesInStep(now, part) };
        const { destination = now.destination, days = now.days } = changed;
        const isOther = destination !== now.destination || days !== now.days;
        const next = {
          ...now,
          ...(isOther ? { bases: undefined } : {}),
          ...(part.destination === undefined ? {} : { visited: [], again: [] }),
          ...changed,
        };
        keepForm(next);
        return next;
      });
    },
    renew(): void {
      forgetForm();
      setForm(loadForm());
    },
  };
}

/** The problem that keeps the form from being planned, beside its field and in a notice. */
function useRefusal(maxDays: number, form: TripForm) {
  const [refusal, setRefusal] = useState<Refusal>();
  const formElement = useFocusOnProblem(refusal);
  return {
    problem: refusal?.problem,
    formElement,
    accept: () => setRefusal(undefined),
    refuse(problem: Problem): void {
      setRefusal({ problem });
      showToast(problemText(problem, maxDays, form), "error");
    },
  };
}

/** Questions about wishes are brought into view once; who generates again leaves them open. */
function useAskedWishes() {
  const [askedWishes, setAsked] = useState<readonly string[]>([]);
  return {
    askedWishes,
    askAgain({ wished: { unanswered = [] } }: TripForm): Problem | undefined {
      if (unanswered.every((text) => askedWishes.includes(text))) return undefined;
      setAsked(unanswered);
      return "wish_unanswered";
    },
  };
}

/** To the first field that wants something; what is wrong with it stands beside it. @returns the form's `ref`. */
function useFocusOnProblem(refusal: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal === undefined) return;
    const first =
      "input[aria-invalid=true], textarea[aria-invalid=true], [data-invalid=true] input";
    const input = form.current?.querySelector<HTMLInputElement>(first);
    const fold = input?.closest("details");
    if (fold) fold.open = true;
    input?.closest("[data-invalid=true], form > *")?.scrollIntoView();
    input?.focus({ preventScroll: true });
  }, [refusal]);
  return form;
}

/** Says that a generation failed. Where the traveller is asked for a choice, or has stopped it, nothing has. */
function useFailureNotice(failure: Failure | undefined, retry: () => void): void {
  // The session had ended; the sign-in dialog is up already, and learns what to do after it.
  const onSignedOut = useEffectEvent(retry);
  useEffect(() => {
    if (failure === undefined) return;
    const { code, baseChoices = [] } = failure;
    if (code === "not_signed_in") return onSignedOut();
    const isChoice = baseChoices.length > 0 || code === "destination_ambiguous";
    if (isChoice || code === "cancelled") return;
    showToast(errorText({ code: "plan_failed" }, ERROR_MESSAGES), "error");
  }, [failure]);
}

type TripFieldsProps = {
  readonly form: TripForm;
  readonly problem: Problem | undefined;
  readonly maxDays: number;
  /** Questions about wishes that Generate has asked for. */
  readonly askedWishes: readonly string[];
  /** The planner, once the server has said which it is. */
  readonly planner: ConfigAnswer["planner"] | undefined;
  readonly onChange: (part: Partial<TripForm>) => void;
};

function TripFields(props: TripFieldsProps) {
  const { form, problem, maxDays, askedWishes, planner, onChange } = props;
  const problemWords = problem === undefined ? "" : problemText(problem, maxDays, form);
  const missing = problem === "required_selection_missing";
  const needsDestination = Number(form.days) > MAX_DAYS_WITHOUT_DESTINATION;
  const daysProblem = problem === "days_out_of_range" ? problemWords : "";
  return (
    <>
      <DestinationField
        label={form.destination}
        placeId={form.placeId}
        problem={
          problem === "destination_missing"
            ? problemWords
            : missing && needsDestination && form.destination.trim() === ""
              ? createTripWords.destinationNeeded
              : ""
        }
        planner={planner}
        days={form.days}
        bases={form.bases}
        onBases={(bases) => onChange({ bases })}
        onChange={(destination, placeId) => onChange({ destination, placeId, planner: "model" })}
        onShorten={(days) => onChange({ days: String(days) })}
      />
      {form.destination === "" || storedProfile() === undefined ? null : (
        <PartBoundary fallback={() => null}>
          <Suspense>
            <VisitedBefore form={form} onChange={onChange} />
          </Suspense>
        </PartBoundary>
      )}
      <PlannerChoice
        hasModel={planner !== undefined && planner !== "guide"}
        destination={form.destination}
        planner={form.planner}
        onChange={(chosen) => onChange({ planner: chosen })}
      />
      <WhenFields
        form={form}
        problemOf={(id) =>
          problem !== undefined && DATE_PROBLEMS[problem] === id ? problemWords : ""
        }
        onChange={onChange}
      />
      <DaysField
        maxDays={maxDays}
        days={form.days}
        isByDates={form.when === "dates" && form.startDate !== "" && form.endDate !== ""}
        problem={daysProblem}
        onChange={(days) => onChange({ days })}
      />
      <OptionCards
        legend={createTripWords.budget}
        name="budget"
        options={budgetCards()}
        value={form.budget}
        isMissing={missing && form.budget === ""}
        onChange={(budget) => onChange({ budget })}
      />
      <OptionCards
        legend={createTripWords.travellers}
        name="traveler"
        options={travellerCards()}
        value={form.traveler}
        isMissing={missing && form.traveler === ""}
        onChange={(traveler) => onChange({ traveler, people: "" })}
      >
        {isSeveral(form) ? <Party form={form} onChange={onChange} /> : null}
      </OptionCards>
      <NeedFields form={form} onChange={onChange} />
      <MoreWishes {...{ form, askedWishes, onChange }} />
    </>
  );
}

type DaysFieldProps = {
  readonly maxDays: number;
  readonly days: string;
  /** The first and the last day say it. */
  readonly isByDates: boolean;
  /** In words; "" for none. */
  readonly problem: string;
  readonly onChange: (days: string) => void;
};

function DaysField({ maxDays, days, isByDates, problem, onChange }: DaysFieldProps) {
  return (
    <div>
      <label htmlFor="days" className="mb-3 block font-serif text-xl font-semibold">
        {createTripWords.days}
      </label>
      <input
        id="days"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxDays}
        step={1}
        placeholder={createTripWords.daysExample}
        value={days}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem !== "" || undefined}
        aria-describedby="days-problem days-hint"
        className="field tabular-nums"
      />
      <p id="days-problem" className="mt-2 text-bad empty:hidden">
        {problem}
      </p>
      <p id="days-hint" className="mt-2 text-ink-soft">
        {isByDates ? createTripWords.daysOfDates : createTripWords.daysHint}
      </p>
    </div>
  );
}

function GenerateButton({ isRunning }: { isRunning: boolean }) {
  return (
    <button
      type="submit"
      disabled={isRunning}
      className="button button-accent w-full text-lg sm:w-auto sm:justify-self-end sm:px-8"
    >
      {isRunning ? <Spinner label={createTripWords.generating} /> : null}
      {createTripWords.generate}
    </button>
  );
}

function budgetCards(): CardOption[] {
  return BUDGETS.map(({ title, icon }) => ({ ...choiceWords.budgets[title], value: title, icon }));
}

function travellerCards(): CardOption[] {
  return TRAVELLERS.map(({ title, icon, people }) => ({
    ...choiceWords.travellers[title],
    value: people,
    icon,
  }));
}
