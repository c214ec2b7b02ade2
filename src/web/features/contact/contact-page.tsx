import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { contactWords } from "../../messages/contact-words.ts";
import { Icon } from "../../ui/icon.tsx";

const fields = () => [
  { name: "first-name", label: contactWords.firstName, type: "text", autoComplete: "given-name" },
  { name: "last-name", label: contactWords.lastName, type: "text", autoComplete: "family-name" },
  { name: "email", label: contactWords.email, type: "email", autoComplete: "email" },
  { name: "phone", label: contactWords.phone, type: "tel", autoComplete: "tel" },
];

/** Submits nothing and asks no one, as the specification has it (section 2). */
export function ContactPage() {
  useDocumentTitle(contactWords.screen);
  return (
    <section className="mx-auto max-w-2xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        {contactWords.title}
      </h1>
      <p className="mt-3 text-lg text-ink-soft">{contactWords.placeholder}</p>
      <p className="mt-3 flex gap-2">
        <span className="text-watch">
          <Icon name="info" />
        </span>
        {contactWords.sendsNothing}
      </p>
      <div className="mt-8 grid gap-5 sm:grid-cols-2">
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
      <button type="button" className="button button-accent mt-6">
        {contactWords.send}
      </button>
    </section>
  );
}
