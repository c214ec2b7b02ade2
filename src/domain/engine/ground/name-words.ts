/** Words of the names of places, for telling whether two names mean the same one. */

/** Left out when names are compared. */
const FILLERS = new Set(
  "the a an of in at on and y et e und i de des du da do dos das del della delle dei degli di la le les el los las il lo gli l d der die das dem den von van ve observation deck nyc".split(
    " ",
  ),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** In front of a whole name they say nothing. */
export const ARTICLE =
  /^(?:the|la|le|les|el|il|lo|los|las|gli|der|die|das|het|os|as|al|l|un|une|una)\s+(?=\S)/;

/** What a place is, by the word that the languages of travel have for it. */
const KINDS: Readonly<Record<string, string>> = {
  museum: "museum museums musee musees museo musei museu museus muzeum muzesi muzeul",
  gallery: "gallery galleries galleria galerie galerija galeria",
  palace: "palace palais palazzo palacio palast palau paleis schloss sarayi saray palac",
  castle: "castle chateau castello castelo castillo castell burg hrad castel zamek",
  convent: "convent convento couvent",
  aqueduct: "aqueduct aqueduto acueducto acquedotto aqueduc aquadukt",
  lift: "lift elevator elevador ascensor ascenseur",
  cathedral: "cathedral cathedrale kathedrale catedral cattedrale duomo dom katedrala",
  basilica: "basilica basilique basilika",
  church: "church eglise chiesa iglesia igreja esglesia kirche kostel kerk",
  monastery: "monastery monasterio mosteiro monestir monastere kloster klaster",
  temple: "temple templo tempio tempel",
  shrine: "shrine jinja jingu taisha",
  mosque: "mosque mezquita camii masjid moschee",
  synagogue: "synagogue synagoge sinagoga",
  square: "square place piazza plaza praca platz namesti plein placa meydani",
  street: "street rue rua via calle strasse straat carrer ulice",
  avenue: "avenue avenida caddesi allee avinguda",
  park: "park parc parque parco",
  garden: "garden gardens jardin jardins jardim jardines giardino giardini garten gyoen",
  zoo: "zoo zoologico zoologischer menagerie",
  aquarium: "aquarium acquario aquario",
  market: "market markets marche mercado mercat mercato markt",
  bazaar: "bazaar carsi carsisi",
  bridge: "bridge pont ponte puente brucke brug most koprusu",
  tower: "tower tour torre turm toren kulesi vez",
  hill: "hill colline collina tepesi",
  fountain: "fountain fontaine fontana fuente fonte brunnen",
  beach: "beach plage playa praia spiaggia platja",
  station: "station bahnhof gare estacion",
  theatre: "theatre theater teatro teatre",
  library: "library bibliotheque biblioteca bibliothek",
  cemetery: "cemetery cimetiere cementerio friedhof",
  gate: "gate porte porta puerta tor",
  hall: "hall",
  quarter: "quarter district neighbourhood neighborhood area town barrio barri bairro quartier",
  shore: "waterfront esplanade promenade embankment",
  alley: "alley lane gasse",
  viewpoint: "viewpoint miradouro mirador lookout terrace terrazza",
  hotel: "hotel hotels otel albergo",
  hostel: "hostel hostal",
  ryokan: "ryokan",
};

const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind])),
);

export function kindOf(word: string): string | undefined {
  return KIND_OF.get(word);
}

/** Such a word is in a name or left out of it, as one likes. */
const OPTIONAL = new Set(
  "national international royal historic historical famous weekend".split(" "),
);

export function isOptional(word: string): boolean {
  return OPTIONAL.has(word);
}

/** Many places of one town have such a word in their names. */
const COMMON = new Set(
  "old new city central great grand big modern contemporary natural history art arts science sciences north south east west upper lower main day night".split(
    " ",
  ),
);

export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

const SAME_WORDS: Readonly<Record<string, string>> = {
  st: "saint sankt sao san santa sant santo sainte",
  national: "nacional nationale nazionale",
  modern: "moderne moderno moderna",
  art: "arte arts kunst",
  old: "alt alte vieux vecchio stare",
  history: "historia histoire storia",
};

const SAME_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME_WORDS).flatMap(([word, others]) =>
    others.split(" ").map((other) => [other, word]),
  ),
);

/** One word for those that mean the same. */
export function plainWord(word: string): string {
  return SAME_WORD.get(word) ?? word;
}
