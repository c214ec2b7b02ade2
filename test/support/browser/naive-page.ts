import type { NaiveContext, ScriptVector } from "../threats/script-vectors.ts";

const TEMPLATES: Readonly<Record<NaiveContext, string>> = {
  content: "<p>HERE</p>",
  attribute: '<p title="HERE">x</p>',
  "bare-attribute": "<input value=HERE>",
  link: '<a href="HERE">x</a>',
  script: '<script>const x = "HERE"</script>',
  style: "<style>p{content:'HERE'}</style>",
  title: "<title>HERE</title>",
  textarea: "<textarea>HERE</textarea>",
  comment: "<!-- HERE -->",
  template: "<template>HERE</template>",
  cdata: "<svg><![CDATA[HERE]]></svg>",
};

/** A page as someone would write it who never heard of escaping. */
export function naivePage({ text, context }: ScriptVector): string {
  return `<!doctype html><body>${TEMPLATES[context].split("HERE").join(text)}</body>`;
}

/** In the page: each document in a frame of its own, with everything happening to it that can. */
export async function runDocuments(documents: readonly string[]): Promise<void> {
  const load = async (html: string) => {
    const frame = document.createElement("iframe");
    frame.srcdoc = html;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2000))]);
    try {
      for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>("*") ?? []) {
        for (const { name } of element.attributes) {
          if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
        }
        if (element.matches("a, button")) element.click();
      }
    } catch {
      // It has gone to another origin, which the watch has seen.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    frame.remove();
  };
  for (let at = 0; at < documents.length; at += 50) {
    await Promise.all(documents.slice(at, at + 50).map(load));
  }
}
