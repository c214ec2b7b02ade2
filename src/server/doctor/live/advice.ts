import type { Config } from "../../config/config.ts";
import { isReachableContact } from "../../lib/user-agent.ts";
import type { Asked } from "../../operating/watch-asked.ts";
import { isCertificateCode } from "../certificate-code.ts";
import { type Finding, findingsAbout } from "../finding.ts";
import { CONTACT_STATUSES } from "../judge-service.ts";
import { isWebPage, webPageWords } from "../web-page.ts";

const { problem, warning } = findingsAbout("advice");
const NO_NAME: readonly string[] = ["ENOTFOUND", "EAI_AGAIN"];

/** Advice on this machine's way to the services, from all answers together. */
export function adviceOn(
  asked: readonly Asked[],
  { outgoing, openDataContact }: Pick<Config, "outgoing" | "openDataContact">,
): Finding[] {
  const services = [...new Set(asked.map(({ service }) => service))];
  const of = (service: string) => asked.filter((one) => one.service === service);
  /** Whether it holds for each service, of which there are several. */
  const isOfAll = (holds: (one: Asked) => boolean) =>
    services.length > 1 && services.every((service) => of(service).every(holds));
  const isProxied = outgoing.httpsProxy !== undefined;
  const advice: Finding[] = [];

  const answered = asked.filter(({ answer }) => answer !== undefined);
  const pages = answered.filter(({ answer }) => answer !== undefined && isWebPage(answer));
  const [page] = pages;
  if (
    page?.answer !== undefined &&
    isOfAll((one) => pages.includes(one) || one.answer === undefined)
  ) {
    advice.push(
      problem(
        `All services answer with ${webPageWords(page.answer)}: a login page or a proxy answers for all hosts. Open a page in a browser on this network and sign in, or name its proxy in HTTPS_PROXY.`,
      ),
    );
  }
  const refused = asked.filter(({ error }) => CONTACT_STATUSES.includes(error?.status ?? 0));
  const isOpen = refused.some(({ service }) => /^(?:Photon|Wiki|Overpass)/.test(service));
  if (isOpen && !isReachableContact(openDataContact)) {
    const statuses = [...new Set(refused.map(({ error }) => error?.status))].join(", ");
    advice.push(
      warning(
        `Services refuse this server (${statuses}): set OPEN_DATA_CONTACT to a page or a mail address of yours.`,
      ),
    );
  }
  const codeOf = ({ error }: Asked) => error?.reason ?? "";
  if (isOfAll((one) => NO_NAME.includes(codeOf(one)))) {
    advice.push(
      problem(
        isProxied
          ? "No host's name can be looked up, the proxy's least of all: check HTTPS_PROXY and this machine's DNS."
          : "No host's name can be looked up: there is no DNS. Is a proxy needed? Then name it in HTTPS_PROXY.",
      ),
    );
  } else if (isOfAll(({ answer, error }) => answer === undefined && isSilent(error?.trouble))) {
    advice.push(
      problem(
        isProxied
          ? "No service can be reached by the proxy: check HTTPS_PROXY, and which hosts it lets pass."
          : "No service can be reached: check this machine's network and firewall. Is a proxy needed? Then name it in HTTPS_PROXY.",
      ),
    );
  }
  const untrusted = asked.filter((one) => isCertificateCode(codeOf(one)));
  const [first] = untrusted;
  if (first !== undefined) {
    advice.push(
      problem(
        `${untrusted.length === asked.length ? "No" : "Not every"} certificate is trusted from here (${codeOf(first)}): a proxy or firewall opens connections, or a login page answers for other hosts. Name its authority's file in NODE_EXTRA_CA_CERTS, or sign in to this network.`,
      ),
    );
  }
  return advice;
}

function isSilent(trouble: string | undefined): boolean {
  return trouble === "unreachable" || trouble === "late";
}
