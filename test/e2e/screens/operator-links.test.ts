import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";

const { server, browser } = await openServerAndBrowser({
  env: {
    CONTACT_EMAIL: "hello@example.org",
    TERMS_URL: "https://example.org/terms",
    SOCIAL_LINKS: "chat=https://chat.example/us",
  },
});

test("Contact, Terms and the icons of social media lead where the operator says; the others are no controls", async () => {
  const { page, end } = await openPage(browser, { baseURL: server.url });
  await page.goto("/contact-us");
  await page.mouse.move(10, 10);
  const mail = page.locator("main").getByRole("link", { name: "hello@example.org" });
  await mail.waitFor();
  expect(await mail.getAttribute("href")).toBe("mailto:hello@example.org");
  const send = page.getByRole("button", { name: "Send Message" });
  expect(await send.getAttribute("aria-disabled")).toBe("false");
  const footer = page.getByRole("contentinfo");
  const terms = footer.getByRole("link", { name: "Terms and Conditions" });
  await terms.waitFor();
  expect(await terms.getAttribute("href")).toBe("https://example.org/terms");
  const social = footer.getByRole("list", { name: "Social media", exact: true });
  expect(await social.getByRole("link").count()).toBe(1);
  expect(await social.getByRole("link", { name: "Chat" }).getAttribute("href")).toBe(
    "https://chat.example/us",
  );
  await end();
});
