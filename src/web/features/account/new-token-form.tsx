import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { newAccessTokenAnswerSchema, PROGRAM_SCOPES } from "../../../domain/access-token.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { accountWords } from "../../messages/account/account-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const DAY_MS = 24 * 3_600_000;
/** In days; none: it has no end. */
const LIVES = [
  ["month", 30],
  ["quarter", 90],
  ["year", 365],
  ["never", undefined],
] as const;
const USUAL_LIFE: (typeof LIVES)[number][0] = "quarter";

type NewTokenFormProps = {
  readonly onMade: (name: string, token: string) => Promise<void>;
  readonly onCancel: () => void;
};

/** The purpose of a new token, its rights and its end. */
export function NewTokenForm({ onMade, onCancel }: NewTokenFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => first.current?.focus(), []);

  async function make(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const scopes = form.getAll("scope");
    if (scopes.length === 0) {
      setProblem(accountWords.tokens.noScope);
      return;
    }
    const [, days] = LIVES.find(([name]) => name === form.get("life")) ?? [];
    setProblem(undefined);
    setSending(true);
    const result = await callApi(API_PATHS.accountTokens, {
      method: "POST",
      body: {
        name: form.get("name"),
        scopes,
        expiresAtMs: days === undefined ? null : Date.now() + days * DAY_MS,
      },
      schema: newAccessTokenAnswerSchema,
    });
    setSending(false);
    if (result.ok) await onMade(result.value.shown.name, result.value.token);
    else setProblem(result.problem.text);
  }

  return (
    <form className="card mt-4 grid gap-4 p-4" onSubmit={(event) => void make(event)}>
      <label className="grid gap-1">
        {accountWords.tokens.name}
        <input
          ref={first}
          name="name"
          type="text"
          required
          maxLength={LIMITS.text.name}
          autoComplete="off"
          className="field"
        />
      </label>
      <fieldset aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
        <legend>{accountWords.tokens.mayTitle}</legend>
        {PROGRAM_SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="scope"
              value={scope}
              defaultChecked={scope === "read"}
              className="size-6 accent-accent"
            />
            {accountWords.tokens.scopes[scope]}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1">
        {accountWords.tokens.ends}
        <select name="life" defaultValue={USUAL_LIFE} className="field">
          {LIVES.map(([life]) => (
            <option key={life} value={life}>
              {accountWords.tokens.lives[life]}
            </option>
          ))}
        </select>
      </label>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className="flex gap-2 text-bad">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isSending} className="button button-accent">
          {isSending ? <Spinner label={accountWords.tokens.making} /> : null}
          {accountWords.tokens.makeIt}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {accountWords.tokens.cancel}
        </button>
      </p>
    </form>
  );
}
