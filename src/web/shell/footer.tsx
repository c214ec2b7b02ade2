import { paths } from "../lib/paths.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Link } from "../navigation/link.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";

/** Placeholders, as the specification has them (section 2): they are no links, and say so. */
const socialMedia = (): readonly { icon: IconName; text: string }[] => [
  { icon: "social-photo", text: shellWords.socialPhotos },
  { icon: "social-chat", text: shellWords.socialChat },
  { icon: "social-video", text: shellWords.socialVideos },
];

export function Footer() {
  return (
    <footer data-app-footer className="no-print mt-16 border-line border-t bg-card">
      <div className="mx-auto flex max-w-[78rem] flex-col gap-6 px-4 py-8 sm:flex-row sm:items-center sm:justify-between">
        <Logo />
        <nav aria-label={shellWords.footer}>
          <ul className="flex flex-wrap gap-x-5">
            <FooterLink to={paths.home} text={shellWords.home} />
            <FooterLink to={paths.createTrip} text={shellWords.planTrip} />
            <li>
              <span className="inline-flex min-h-11 items-center text-ink-soft">
                {shellWords.terms}
              </span>
            </li>
            <FooterLink to={paths.contact} text={shellWords.contactUs} />
          </ul>
        </nav>
        <ul className="flex gap-2" aria-label={shellWords.socialMedia}>
          {socialMedia().map(({ icon, text }) => (
            <li key={text} className="grid size-11 place-items-center text-ink-soft">
              <Icon name={icon} />
              <span className="sr-only">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {text}
      </Link>
    </li>
  );
}
