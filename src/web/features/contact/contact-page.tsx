import { createElement, Fragment, useEffect, useRef, useState } from "react";
import { serverConfig } from "../../lib/server-config.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { contactWords } from "../../messages/contact-words.ts";
import { Icon } from "../../ui/icon.tsx";

const fields = () => [
  { name: "first-name", label: contactWords.firstName, type: "text", autoComplete: "given-name" },
  { name: "last-name", label: contactWords.lastName, type: "text", autoComplete: "family-name" },
  { name: "email", label: contactWords.email, type: "email", autoComplete: "email" },
  { name: "phone", label: contactWords.phone, type: "tel", autoComplete: "tel" },
];

/**
 * Submits nothing and asks no one (specification, section 2). Where the operator names a mail address, the message is
 * written to it in the visitor's own mail program.
 */
export function ContactPage() {
  useDocumentTitle(contactWords.screen);
  const [mail, setMail] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void serverConfig().then((config) => setMail(config?.links.contactEmail));
  }, []);
  function write(): void {
    if (mail !== undefined) location.href = mailAddress(mail, form.current);
  }
  return (
    <section className="mx-auto max-w-2xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {contactWords.title}
      </h1>
      {mail === undefined ? (
        <>
          <p className="mt-3 text-lg text-ink-soft">{contactWords.placeholder}</p>
          <p className="mt-3 flex gap-2">
            <span className="text-watch">
              <Icon name="info" />
            </span>
            {contactWords.sendsNothing}
          </p>
        </>
      ) : (
        <p className="mt-3 text-lg">
          {/* Not by `Sentence`, whose file holds much more. */}
          {createElement(
            Fragment,
            null,
            ...contactWords.writeTo(
              <a href={`mailto:${mail}`} className="text-accent underline underline-offset-4">
                {mail}
              </a>,
            ),
          )}
        </p>
      )}
      <div ref={form} className="mt-8 grid gap-5 sm:grid-cols-2">
        {fields().map(({ name, label, type, autoComplete }) => (
          <label key={name} className="block">
            <span className="mb-1 block font-semibold">{label}</span>
            <input name={name} type={type} autoComplete={autoComplete} className="field" />
          </label>
        ))}
        <label className="block sm:col-span-2">
          <span className="mb-1 block font-semibold">{contactWords.message}</span>
          <textarea name="message" rows={6} className="field" />
        </label>
      </div>
      <button
        type="button"
        aria-disabled={mail === undefined}
        onClick={write}
        className={`button mt-6 ${mail === undefined ? "cursor-default border-dashed border-line-strong text-ink-soft" : "button-accent"}`}
      >
        {contactWords.send}
      </button>
    </section>
  );
}

/** The message, and below it who wrote it, as one fills in a mail by a link. */
function mailAddress(mail: string, form: HTMLElement | null): string {
  const textOf = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value.trim() ??
    "";
  const name = [textOf("first-name"), textOf("last-name")].filter((part) => part !== "").join(" ");
  const lines = [textOf("message"), "", name, textOf("email"), textOf("phone")];
  const body = lines.join("\r\n").trim();
  const parts = [
    `subject=${encodeURIComponent(contactWords.subject)}`,
    `body=${encodeURIComponent(body)}`,
  ];
  return `mailto:${mail}?${parts.join("&")}`;
}
