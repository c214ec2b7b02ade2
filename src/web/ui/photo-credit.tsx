import type { ReactNode } from "react";
import { httpsAddress } from "../../domain/https-address.ts";
import type { PhotoAnswer } from "../../domain/places/photo-answer.ts";
import { spelledAddress } from "../../domain/spelled-address.ts";
import { uiWords } from "../messages/ui-words.ts";

/** A separator that may end a line, but not begin one. */
const SEPARATOR = "\u00a0· ";

/** The author, licence and service of a photo; required wherever the photo is shown. */
export function PhotoCredit({ photo, className }: { photo: PhotoAnswer; className: string }) {
  const { credits, licence, page, sourceName } = photo;
  return (
    <p className={`leading-6 ${className}`}>
      {uiWords.photo}
      {credits.map(({ name, url }, index) => (
        <span key={`${name} ${url}`}>
          {index === 0 ? "" : ", "}
          <CreditLink url={url}>{name}</CreditLink>
        </span>
      ))}
      {credits.length === 0 ? "" : SEPARATOR}
      {licence === undefined ? null : (
        <>
          <CreditLink url={licence.url}>{licence.name}</CreditLink>
          {SEPARATOR}
        </>
      )}
      {/** Google wants its name unbroken and untranslated; very large letters may break it. */}
      <span translate="no" className="whitespace-nowrap max-[19rem]:whitespace-normal">
        <CreditLink url={page}>{sourceName}</CreditLink>
      </span>
    </p>
  );
}

function CreditLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  const address = httpsAddress(url);
  if (address === undefined) return children;
  return (
    <a
      href={address}
      data-spelled={spelledAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      // A box of its own: it wraps whole, and so does the ring of its focus.
      className="inline-block underline hover:no-underline focus-visible:outline-offset-0"
    >
      {children}
      <span className="sr-only">{uiWords.opensInNewTab}</span>
    </a>
  );
}
