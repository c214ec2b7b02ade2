import { useId } from "react";
import { OPEN_DATA_LICENCES, wikivoyageUrl } from "../../../../domain/trip/open-data-links.ts";
import type { OpenDataOfTrip } from "../../../../domain/trip/trip.ts";
import { openDataWords } from "../../../messages/domain/open-data-words.ts";
import { OutsideLink } from "../trip/outside-link.tsx";

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
    <OutsideLink url={address} className="print:min-h-0">
      <bdi>{children}</bdi>
    </OutsideLink>
  );
}
