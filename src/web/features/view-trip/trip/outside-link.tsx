import type { ReactNode } from "react";
import { spelledAddress } from "../../../../domain/spelled-address.ts";
import { uiWords } from "../../../messages/ui-words.ts";

type OutsideLinkProps = {
  readonly url: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Leads to somebody else's page, in a new tab; on paper its address is spelled out. */
export function OutsideLink({ url, className = "", children }: OutsideLinkProps) {
  return (
    <a
      href={url}
      data-spelled={spelledAddress(url)}
      target="_blank"
      rel="noopener noreferrer"
      className={`inline-flex min-h-11 items-center underline hover:no-underline ${className}`}
    >
      {children}
      <span className="sr-only">{uiWords.opensInNewTab}</span>
    </a>
  );
}
