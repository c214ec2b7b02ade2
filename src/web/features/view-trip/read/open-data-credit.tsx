import { useId } from "react";
import { spelledAddress } from "../../../../domain/spelled-address.ts";
import { OPEN_DATA_LICENCES, wikivoyageUrl } from "../../../../domain/trip/open-data-links.ts";
import type { OpenDataOfTrip } from "../../../../domain/trip/trip.ts";
import { openDataWords } from "../../../messages/domain/open-data-words.ts";
import { uiWords } from "../../../messages/ui-words.ts";

/** Where the facts of a trip from open data are from, with their licences, and how much is known. */
export function OpenDataCredit({ openData }: { openData: OpenDataOfTrip }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8 break-inside-avoid">
      <h2 id={titleId} className="text-xl">
        {openDataWords.title}
      </h2>
      <p className="mt-1">{openDataWords.known(openData)}</p>
      <p className="mt-1 text-ink-soft">{openDataWords.sources}</p>
      {openData.pages.length === 0 ? null : (
        <>
          <p className="mt-1 text-ink-soft">{openDataWords.pages}</p>
          <ul className="text-ink-soft">
            {openData.pages.map((page) => (
              <li key={page.title}>
                <CreditLink address={wikivoyageUrl(page)}>{page.title}</CreditLink>{" "}
                {`(${openDataWords.version(page.revisedAt, page.id)})`}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="flex flex-wrap gap-x-6 text-ink-soft">
        <li>
          <CreditLink address={OPEN_DATA_LICENCES.openStreetMap}>
            {openDataWords.openStreetMapLicence}
          </CreditLink>
        </li>
        <li>
          <CreditLink address={OPEN_DATA_LICENCES.wikivoyage}>
            {openDataWords.wikivoyageLicence}
          </CreditLink>
        </li>
      </ul>
    </section>
  );
}

function CreditLink({ address, children }: { address: string; children: string }) {
  return (
    <a
      href={address}
      data-spelled={spelledAddress(address)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline hover:no-underline print:min-h-0"
    >
      <bdi>{children}</bdi>
      <span className="sr-only">{uiWords.opensInNewTab}</span>
    </a>
  );
}
