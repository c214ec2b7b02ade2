import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CJK_FONTS, needsCjkFonts } from "../../../scripts/ensure-chromium.ts";

/** Sans-serif letters of the tests' browsers: wide ones, and the same design narrower by a tenth. */
const WIDE_FONT = "DejaVu Sans";
export const NARROW_FONT = "DejaVu Sans Condensed";

const FONTS = resolve("node_modules/dejavu-fonts-ttf/ttf");
const CACHE = resolve("node_modules/.cache/test-fonts");

/**
 * The environment of a browser that sees the fonts of a package and none of the machine's, so that text is as wide
 * on each developer's machine as on another. These lack the letters of Japanese and Chinese, for which one font of the
 * machine's is added where they are looked at. It reaches browsers that find fonts by fontconfig, which is every
 * Linux; elsewhere it changes nothing.
 */
export function testFontEnvironment(): Record<string, string> {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, "fonts.conf");
  writeFileSync(path, fontConfig());
  const { env } = process;
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: path };
}

/** Light hinting, as desktops have it: with none set, widths are whole pixels. */
function fontConfig(): string {
  const prefer = (generic: string, font: string) =>
    `<match><test name="family"><string>${generic}</string></test>` +
    `<edit name="family" mode="assign" binding="strong"><string>${font}</string></edit></match>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${FONTS}</dir>${needsCjkFonts() ? `<dir>${CJK_FONTS}</dir>` : ""}
<cachedir>${CACHE}</cachedir>
<match target="pattern"><edit name="hintstyle" mode="assign"><const>hintslight</const></edit></match>
${prefer("sans-serif", WIDE_FONT)}
${prefer("sans", WIDE_FONT)}
${prefer("system-ui", WIDE_FONT)}
${prefer("serif", "DejaVu Serif")}
${prefer("monospace", "DejaVu Sans Mono")}
</fontconfig>
`;
}
