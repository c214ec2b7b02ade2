/** Things that places are described with, by how their words begin; with a stop behind them the whole word, or its plural. */
const THINGS = `
  art. safari dino fossil animal penguin lion. tiger. seal. monkey elephant deer cat. dog. owl. duck.
  panda horse dolphin whale shark butterfl bird. farm. zoo. aquari wildlife train. tram. railway plane. car.
  bike. bicycle cycling robot space rocket science planetarium ninja samurai gladiator viking pirate knight
  anime manga comic. kpop pop. myth. film. movie cinema boat ferr cruise ship. sailing gondola canal island river volcano
  cave. desert dune bamboo arcade game. gaming videogame karaoke bowling escape puppet circus magic ghost concert music theat
  comedy dance dancing ride. playground toy. lego graffiti mural mosaic tile. azulejo fresco sculpt statue
  paint photograph architect design climbing boulder skat surf snorkel diving rowing swim pool. spa. onsen hamam hammam
  sauna sento jjimjilbang bath. bathhouse spring. class workshop lesson pottery ceramic kimono hanbok geisha sumo tea. coffee chocolate cheese
  beer. brewer wine. wineland vineyard whisk distill mezcal book. bookstore vinyl record. vintage thrift sneaker fashion antique market
  catacomb cemeter bunker tunnel prison windmill tulip flower cherry garden rooftop lighthouse bridge tower
  ruin pyramid castle ferris cable balloon football stadium baseball basketball fireworks festival lantern
  coffeeshop war. wwii ww2 wartime spy. spies espionage soviet communis holocaust resistance military
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
