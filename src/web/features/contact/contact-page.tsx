import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { Icon } from "../../ui/icon.tsx";

const FIELDS = [
  { name: "first-name", label: "First Name", type: "text", autoComplete: "given-name" },
  { name: "last-name", label: "Last Name", type: "text", autoComplete: "family-name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "phone", label: "Phone number", type: "tel", autoComplete: "tel" },
] as const;

/** Submits nothing and asks no one, as the specification has it (section 2). */
export function ContactPage() {
  useDocumentTitle("Contact");
  return (
    <section className="mx-auto max-w-2xl px-5 py-12">
      <h1 tabIndex={-1} className="text-4xl">
        Get in touch
      </h1>
      <p className="mt-3 text-lg text-ink-soft">
        This is placeholder text: one day it will say how you can reach us.
      </p>
      <p className="mt-3 flex gap-2">
        <span className="text-watch">
          <Icon name="info" />
        </span>
        This form doesn't send anything yet: what you write here reaches nobody.
      </p>
      <div className="mt-8 grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, type, autoComplete }) => (
          <label key={name} className="block">
            <span className="mb-1 block font-semibold">{label}</span>
            <input name={name} type={type} autoComplete={autoComplete} className="field" />
          </label>
        ))}
        <label className="block sm:col-span-2">
          <span className="mb-1 block font-semibold">Message</span>
          <textarea name="message" rows={6} className="field" />
        </label>
      </div>
      <button type="button" className="button button-accent mt-6">
        Send Message
      </button>
    </section>
  );
}
