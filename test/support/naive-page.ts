import type { NaiveContext, ScriptVector } from "./script-vectors.ts";

const TEMPLATES: Readonly<Record<NaiveContext, string>> = {
  content: "<p>HERE</p>",
  attribute: '<p title="HERE">x</p>',
  "bare-attribute": "<input value=HERE>",
  link: '<a href="HERE">x</a>',
  script: '<script>const x = [{"x":"HERE"}]</script>',
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
