import { paths } from "../lib/paths.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Link } from "../navigation/link.tsx";

/** For addresses we don't have, and for screens that break (spec section 8). */
export function ErrorPage({
  detail = shellWords.notFoundDetail,
  canReload = false,
  isAlone = false,
}: {
  detail?: string;
  canReload?: boolean;
  /** Nothing else of the application is on the page, so the way home loads it again. */
  isAlone?: boolean;
}) {
  useDocumentTitle(shellWords.notFound);
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-5 py-16 text-center">
      <img src="/art/lost.svg" alt="" width={280} height={210} />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {shellWords.errorTitle}
      </h1>
      <p className="mt-3 text-lg text-ink-soft">{detail}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-2">
        {canReload ? (
          <button
            type="button"
            className="button button-accent"
            onClick={() => window.location.reload()}
          >
            {shellWords.reload}
          </button>
        ) : null}
        <Link
          to={paths.home}
          reloadDocument={isAlone}
          className={`button ${canReload ? "button-quiet" : "button-accent"}`}
        >
          {shellWords.backHome}
        </Link>
      </p>
    </section>
  );
}
