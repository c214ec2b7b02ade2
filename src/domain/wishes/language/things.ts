/** Things that places are described with, by how their words begin; with a stop behind them the whole word, or its plural. */
const THINGS = `
  art. skatepark dino fossil animal penguin lion. tiger. seal. monkey elephant deer cat. dog. owl. duck. panda koala
  kangaroo horse dolphin whale shark butterfl bird. reptile insect farm. zoo. aquari safari wildlife train.
  tram. railway locomotive plane. aircraft aviation car. motorbike bike. bicycle cycling robot space rocket
  science planetarium observator ninja samurai gladiator viking pirate knight armor armour anime manga comic.
  cartoon film. movie cinema boat ferr cruise ship. sailing gondola canal island submarine river lake
  waterfall volcano cave. cliff desert dune mountain glacier geyser bamboo forest arcade game. karaoke
  bowling escape puppet circus magic ghost crime spy. witch wizard concert music jazz opera ballet theat
  comedy flamenco fado tango samba drum dance dancing choir organ band. ride. coaster carousel playground
  slide. toy. lego doll. graffiti mural mosaic tile. azulejo fresco sculpt statue paint photograph architect
  design deco nouveau jugendstil gothic baroque hike. hiking trail climbing skiing surf snorkel diving kayak
  rowing rafting swim pool. spa. onsen hamam hammam sauna bath. spring. class workshop lesson pottery ceramic
  calligraph kimono geisha sumo tea. coffee chocolate cheese beer. brewer wine vineyard whisk distill book.
  bookshop vinyl record. vintage thrift sneaker fashion antique market souvenir catacomb crypt tomb. cemeter
  grave. mummy bunker tunnel sewer dungeon prison windmill tulip flower cherry blossom rose. cactus garden
  rooftop lighthouse bridge skyscraper tower fountain ruin roman medieval pharaoh pyramid temple castle
  palace mosque church synagogue monastery ferris cable funicular balloon helicopter football stadium
  baseball basketball rugby tennis fireworks parade festival lantern coffeeshop
`
  .trim()
  .split(/\s+/);

/** Whether a word of a name is a thing that guides describe, so that a place may be found by it. */
export function isDescribedThing(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  return words.some((word) =>
    THINGS.some((thing) =>
      thing.endsWith(".") ? word.replace(/s$/, "") === thing.slice(0, -1) : word.startsWith(thing),
    ),
  );
}
