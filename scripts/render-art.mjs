// Renders fallback-image.jpg and the PNG icons again: node scripts/render-art.mjs
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const PUBLIC = fileURLToPath(new URL("../src/web/public/", import.meta.url));
const FALLBACK_MAX_BYTES = 60_000;
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const FALLBACK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#b9d5dc"/><stop offset="0.45" stop-color="#dbe3da"/><stop offset="0.78" stop-color="#fbe6c8"/><stop offset="1" stop-color="#f8c7a0"/></linearGradient><linearGradient id="c" x2="0" y2="1"><stop stop-color="#b9c49a"/><stop offset="1" stop-color="#8fae8b"/></linearGradient><linearGradient id="d" x2="0" y2="1"><stop stop-color="#8fae8b"/><stop offset="1" stop-color="#62927f"/></linearGradient><linearGradient id="e" x2="0" y2="1"><stop stop-color="#7ba58a"/><stop offset="1" stop-color="#2f6f73"/></linearGradient><linearGradient id="r" x2="0" y2="1"><stop stop-color="#fdebcd"/><stop offset="1" stop-color="#f0cfa1"/></linearGradient><linearGradient id="f" x2="0" y2="1"><stop stop-color="#2f6f73"/><stop offset="1" stop-color="#22485a"/></linearGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#22485a"/><stop offset="1" stop-color="#1d3347"/></linearGradient></defs>
<path fill="url(#a)" d="M0 0h1200v620H0z"/>
<path fill="#fff0d2" opacity=".25" d="M570 452a230 230 0 1 0 460 0a230 230 0 1 0-460 0z"/>
<path fill="#fff0d2" opacity=".45" d="M654 452a146 146 0 1 0 292 0a146 146 0 1 0-292 0z"/>
<path fill="#fff6e2" d="M722 452a78 78 0 1 0 156 0a78 78 0 1 0-156 0z"/>
<path fill="#fdf3e2" opacity=".8" d="M150 250h118q14-16 42-14 22-20 56-12 34-6 44 12 34-4 48 14h70q8 5 0 10h-378q-8-5 0-10zM860 210h62q12-12 36-8 22-8 34 8h90q6 4 0 8h-222q-6-4 0-8zM430 350h46q12-11 32-7 18-6 28 7h82q6 4 0 8h-188q-6-4 0-8z"/>
<path fill="none" stroke="#6c7fa0" stroke-width="2.5" stroke-linecap="round" d="M560 268q8-8 15 0q8-8 15 0M604 246q6-6 11 0q6-6 11 0M520 300q5-5 10 0q5-5 10 0"/>
<path fill="#c9cdd0" d="M0 640V470c18-7 73-39 110-40c37-1 73 36 110 32c37-4 72-57 110-58c38-1 78 36 120 52c42 16 88 32 130 44c42 12 80 25 120 28c40 3 77 2 120-8c43-10 97-34 140-50c43-16 80-43 120-46c40-3 100 22 120 26V640z"/>
<path fill="#aebbc2" d="M0 660V520c23-4 93-22 140-22c47 0 93 21 140 22c47 1 93-17 140-14c47 3 90 26 140 34c50 8 107 16 160 16c53 0 110-7 160-16c50-9 100-35 140-40c40-5 70 14 100 12c30-2 67-18 80-22V660z"/>
<path fill="#93aeb0" d="M0 680V566c27-2 107-10 160-10c53 0 107 6 160 10c53 4 107 11 160 14c53 3 103 5 160 4c57-1 120-3 180-8c60-5 117-17 180-20c63-3 167 3 200 4V680z"/>
<path fill="url(#c)" d="M0 760V598c23-2 90-11 140-10c50 1 105 10 160 16c55 6 113 17 170 18c57 1 115-7 170-12c55-5 107-19 160-20c53-1 113 14 160 14c47 0 80-13 120-14c40-1 100 8 120 10V760z"/>
<path fill="#e6d0a0" d="M60 616l110-14l80 16l-110 20zM880 622l110-16l70 16l-120 22zM560 632l90-12l40 14l-100 14z"/>
<path fill="#557f72" d="M280 606c-3-11 2-16 7-16c3-9 15-9 19 0c9 0 17 7 14 16zM317 610c-2-8 2-12 5-12c2-6 11-6 14 0c7 0 13 5 10 12zM742 598c-3-10 2-15 6-14c3-8 14-8 17 0c8 0 15 6 13 14zM1080 594c-3-12 2-18 7-17c3-10 15-10 19 0c9 0 17 7 14 17zM1120 598c-2-9 2-14 6-13c2-7 12-7 15 0c7 0 14 5 11 13z"/>
<path fill="url(#d)" d="M0 840V668c25-3 100-20 150-20c50 0 98 13 150 20c52 7 107 21 160 22c53 1 107-8 160-14c53-6 103-23 160-24c57-1 127 16 180 16c53 0 100-17 140-18c40-1 83 10 100 12V840z"/>
<path fill="none" stroke="#b9c49a" stroke-linecap="round" opacity=".5" stroke-width="9" stroke-dasharray="0 17" d="M880 688q120-14 240 6M860 712q130-14 270 8M60 680q90-8 190 16M50 704q90-8 200 18"/>
<path fill="url(#e)" d="M0 900V738c23-2 88-14 140-12c52 2 110 16 170 24c60 8 128 22 190 22c62 0 120-13 180-20c60-7 120-22 180-24c60-2 123 15 180 14c57-1 133-15 160-18V900z"/>
<path fill="url(#r)" d="M634.6 900c4.2-5.4 15.2-20.8 25.3-32.4c10.1-11.6 26.8-26.1 35.2-37.1c8.4-11.1 13.6-19.7 15.3-29.2c1.7-9.5 2.9-19.2-5.1-27.9c-8-8.7-29.1-17.5-43.1-24.2c-14-6.7-29.1-10.9-41-15.9c-11.9-5.1-23.2-10.3-30.2-14.4c-7.1-4.1-12.8-6.3-12.1-10.1c.7-3.9 8.2-8.4 16.5-13c8.3-4.6 22.1-10.3 33.5-14.9c11.4-4.5 23.5-8.2 34.9-12.4c11.4-4.2 25-8.3 33.5-12.6c8.5-4.4 13.7-9.2 17.6-13.5c3.9-4.3 6.2-8.7 5.6-12.4c-.6-3.7-5.2-7.2-9-10c-3.8-2.8-9.4-5-13.8-6.9c-4.4-1.9-9.1-3.4-12.8-4.5c-3.7-1.1-7.7-1.9-9.3-2.3L672.4 607.7c.6 .2 1.3 .4 3.5 1.2c2.2 .8 6.4 1.9 9.7 3.5c3.3 1.6 6.8 3.6 10.3 5.8c3.5 2.2 8.9 4.9 10.5 7.7c1.6 2.8 1.1 5.6-1.2 9c-2.3 3.4-6.3 7.9-12.4 11.6c-6.1 3.7-13.6 7.1-24 10.8c-10.4 3.7-25.8 7.2-38.5 11.3c-12.7 4.1-25.2 8.4-37.6 13.3c-12.4 4.9-29.1 9.9-36.9 15.8c-7.8 5.9-11.6 13.4-9.7 19.5c1.9 6.1 12.9 11.1 21.1 17.1c8.2 5.9 18.2 12.4 28.2 18.6c10 6.2 26.7 13.5 32 18.9c5.3 5.4 3.5 8.5-.3 13.6c-3.8 5.1-11.5 10.3-22.7 16.9c-11.2 6.6-25.1 13.7-44.8 22.6c-19.7 9-49.1 18.6-73.6 31.1c-24.5 12.5-61.2 36.7-73.4 44z"/>
<path fill="#1f4a55" d="M706 628c3 10 7 24 3 32c-1 2-5 2-7 0c-4-7 1-22 3-32zM654 646c4 13 9 32 4 41c-1 3-7 3-8 0c-5-10 1-28 4-41zM548 654c4 14 9 33 4 43c-1 3-7 3-9 0c-5-10 1-29 4-43zM590 634c3 11 7 26 3 34c-1 2-6 2-7 0c-4-8 1-23 3-34zM738 724c9 34 22 81 11 105c-4 7-18 7-22 0c-12-25 2-72 11-105z"/>
<path fill="#4f8a7b" opacity=".55" d="M706 628c3 10 7 24 3 32c0 1-2 1-3 1c2-10 1-22-1-33zM654 646c4 13 9 32 4 41c0 1-2 2-4 2c2-13 1-29-1-43zM548 654c4 14 9 33 4 43c0 1-2 2-4 2c3-14 1-30-1-45zM590 634c3 11 7 26 3 34c0 1-2 1-3 1c2-11 1-23-1-35zM738 724c9 34 22 81 11 105c-1 3-5 4-9 4c6-34 3-73-2-110z"/>
<path fill="#1f4a55" d="M150 650c12 45 30 108 14 141c-5 9-24 9-29 0c-16-33 2-96 14-141zM196 606c16 60 40 144 19 188c-6 12-32 12-38 0c-21-44 3-128 19-188zM240 672c11 42 28 101 13 132c-4 8-22 8-27 0c-15-31 2-90 13-132zM1010 616c16 59 39 141 19 184c-6 12-31 12-38 0c-20-43 3-125 19-184zM1058 670c11 43 28 102 14 133c-5 9-23 9-27 0c-15-31 2-91 14-133z"/>
<path fill="#4f8a7b" opacity=".55" d="M150 650c12 45 30 108 14 141c-1 4-7 6-12 6c8-45 4-98-2-147zM196 606c16 60 40 144 19 188c-2 6-10 8-16 8c11-60 5-130-3-196zM240 672c11 42 28 101 13 132c-1 4-7 6-11 6c8-42 3-91-2-137zM1010 616c-16 59-39 141-19 184c2 6 9 8 16 8c-11-59-5-127 3-192zM1058 670c-11 43-28 102-14 133c1 4 7 6 11 6c-8-43-3-92 2-139z"/>
<path fill="#6f9a7e" d="M24 800c-6-22 4-33 14-32c6-18 30-18 38 0c18 0 34 13 28 32zM284 836c-5-18 4-27 13-26c5-14 27-14 34 0c16 0 31 11 25 26zM890 826c-6-20 4-30 14-29c6-16 30-16 38 0c18 0 34 12 28 29zM1086 800c-7-22 4-33 15-32c7-18 33-18 42 0c20 0 37 13 31 32z"/>
<path fill="url(#f)" d="M0 900V786c23-2 93-13 140-10c47 3 97 15 140 28c43 13 88 36 120 52c32 16 58 37 70 44V900zM740 900V900c18-9 70-37 110-54c40-17 88-39 130-48c42-9 83-1 120-6c37-5 83-20 100-24V900z"/>
<path fill="url(#g)" d="M0 900V850c20-1 80-8 120-4c40 4 88 17 120 26c32 9 58 23 70 28V900zM930 900V900c18-6 65-24 110-34c45-10 133-22 160-26V900z"/>
</svg>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  headless: true,
  args: CHROMIUM_ARGS,
});

async function shoot(svg, width, height, options) {
  const page = await browser.newPage({ viewport: { width, height } });
  const sized = svg.replace(
    "<svg ",
    `<svg width="${width}" height="${height}" style="display:block" `,
  );
  await page.setContent(`<body style="margin:0;background:transparent">${sized}`);
  const image = await page.screenshot(options);
  await page.close();
  return image;
}

async function save(name, image) {
  await writeFile(PUBLIC + name, image);
  console.log(`${name}: ${image.length} bytes`);
}

async function fallbackJpeg() {
  for (let quality = 90; quality >= 50; quality -= 2) {
    const image = await shoot(FALLBACK, 1200, 900, { type: "jpeg", quality });
    if (image.length <= FALLBACK_MAX_BYTES) return image;
  }
  throw new Error(`fallback-image.jpg does not fit ${FALLBACK_MAX_BYTES} bytes`);
}

try {
  await save("fallback-image.jpg", await fallbackJpeg());
  const icon = await readFile(`${PUBLIC}favicon.svg`, "utf8");
  for (const size of [192, 512]) {
    await save(`icon-${size}.png`, await shoot(icon, size, size, { omitBackground: true }));
  }
  // The system crops these to its own shape: a full square, with everything important inside the
  // circle of four fifths that every shape keeps.
  const maskable = icon
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace(/<rect [^>]*fill=/, '<rect x="-4" y="-4" width="40" height="40" fill=');
  for (const size of [192, 512]) {
    await save(`icon-maskable-${size}.png`, await shoot(maskable, size, size));
  }
  // iOS rounds the corners itself and turns transparency black, so this one is a full square.
  await save("apple-touch-icon.png", await shoot(icon.replace(/ rx="[^"]+"/, ""), 180, 180));
} finally {
  await browser.close();
}
