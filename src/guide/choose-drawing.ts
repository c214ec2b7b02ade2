import type { Drawing, HotelDrawing } from "../domain/places/drawing.ts";
import { HEROES, type Hero } from "../domain/places/hero.ts";
import type { PlaceCategory } from "../domain/places/place-category.ts";
import { plainText } from "../domain/plain-text.ts";
import type { BudgetTitle } from "../domain/trip/budget.ts";

/** How towns are built there: decides what a house of prayer, a palace or a street looks like. */
const COUNTRIES = {
  japan: "JP",
  chinese: "CN HK MO TW KR KP MN VN",
  thai: "TH LA KH MM",
  malay: "SG MY ID PH BN TL",
  indian: "IN NP LK BD BT PK MV",
  islamic:
    "AE SA QA BH KW OM YE IR IQ SY LB JO PS EG MA DZ TN LY SD MR SN ML AF UZ TM TJ KG KZ AZ TR",
  orthodox: "GR CY RU UA BY BG RO RS ME MK MD GE AM ET",
  southern: "IT ES PT MT HR SI AL VA SM MC AD",
  baroque: "AT CZ SK HU PL LT",
  latin:
    "MX GT BZ SV HN NI CR PA CU DO PR HT JM CO VE EC PE BO CL AR UY PY BR SR GY TT BS BB CV AO MZ",
  english: "US CA AU NZ ZA",
} as const;
type Culture = keyof typeof COUNTRIES | "northern";

const CULTURE_OF: ReadonlyMap<string, Culture> = new Map(
  Object.entries(COUNTRIES).flatMap(([culture, codes]) =>
    codes.split(" ").map((code) => [code, culture as Culture]),
  ),
);
const FAR_EAST: readonly Culture[] = ["japan", "chinese", "thai", "malay"];
/** Where a theatre, a covered market or a street of shops looks as in Europe. */
const WEST: readonly Culture[] = [
  "northern",
  "southern",
  "baroque",
  "orthodox",
  "latin",
  "english",
];

type PlaceFacts = {
  readonly name: string;
  readonly category: PlaceCategory;
  readonly indoor?: boolean | undefined;
};
/** As mosques are built on the Gulf and in the Maghreb. */
const GULF = ["AE", "SA", "QA", "OM"] as const;
const MAGHREB = ["MA", "DZ", "TN"] as const;
/** A way to build, or a country by its code where some things look as nowhere else in its part of the world. */
type Where =
  | Culture
  | (typeof GULF | typeof MAGHREB)[number]
  | "BR"
  | "EG"
  | "FR"
  | "GB"
  | "GR"
  | "HU"
  | "IE"
  | "IT"
  | "KR"
  | "TR";
/** What a word of a name shows: for which categories, and where; left out, for all and everywhere. */
type Rule = readonly [
  words: RegExp,
  drawing: Drawing,
  categories?: readonly PlaceCategory[],
  where?: readonly Where[],
];

/** The first that fits decides. Names are read in lower case and without accents. */
const RULES: readonly Rule[] = [
  [/\btango\b|milonga/, "tango"],
  [/flamenco|\btablao\b/, "flamenco"],
  [/\bfado\b/, "fado"],
  [/felucca|\bdhows?\b|\babras?\b/, "boat-lateen"],
  [/(?:giant|big|great|tian tan|seated) buddha|daibutsu/, "buddha-seated"],
  [/christ the redeemer|cristo redentor|cristo rei/, "statue-christ"],
  [/submarine|battleship|aircraft carrier|\b(?:uss|hms|hmas) /, "warship"],
  [/winery|wineries|vineyards?\b|wine estate/, "vineyard"],
  [/stepwell|\bbaoli\b|\bbaori\b/, "stepwell", ["monument", "nature"]],
  [/leaning tower/, "tower-leaning"],
  [/lotus temple/, "temple-lotus"],
  [
    /temple of debod|\bkarnak\b|luxor temple|dendera|\bphilae\b|abu simbel|\bedfu\b/,
    "temple-egyptian",
  ],
  [/\bsumo\b|kokugikan/, "sumo"],
  [/stonehenge|megalith|standing stones|stone circle|dolmen/, "megaliths"],
  [/distillery|brewery|\bstills\b/, "distillery"],
  [/ice rink|ice skating|skating rink/, "ice-rink"],
  [/coffee ?house|kaffeehaus/, "coffeehouse"],
  [/^ski |indoor ski/, "slope-indoor"],
  [
    /aquarium|aquario\b|aqua park|sea life|ocean[ao]ri|oceanogr|haus des meeres|kelly tarlton/,
    "aquarium",
  ],
  [/synagogue/, "synagogue"],
  [/jantar mantar/, "sundial", ["monument"]],
  [/\bprison\b|\bgaol\b|\bjail\b|alcatraz/, "prison", ["monument", "museum", "nature"]],
  [
    /city walls?\b|town walls?\b|ramparts?\b|^walls of/,
    "city-wall",
    ["monument", "old-town", "viewpoint"],
  ],
  [/^bab /, "gate-moorish", ["monument", "viewpoint"], ["islamic"]],
  [
    /carriage ride|horse carriage|fiaker/,
    "horse-carriage",
    ["old-town", "show", "viewpoint", "theme-park"],
  ],
  [
    /tea ceremony|tea ?house|tea room/,
    "tea-house",
    ["show", "museum", "market", "theme-park", "nightlife"],
    FAR_EAST,
  ],
  [/studio tour|film studios?\b|filmstadt|movie set/, "film-set", ["theme-park", "museum"]],
  [/\btram\b|streetcar/, "tram-hill", ["old-town", "viewpoint", "monument"], [...WEST, "TR"]],
  [
    /open air museum|historical village|folk village|pioneer village|skansen/,
    "old-village",
    ["museum"],
    WEST,
  ],
  [/jewish cemetery/, "cemetery-jewish"],
  // Pastimes
  [/\bcat cafe|cafe des chats|\bmeow|espai de gats/, "cat-cafe"],
  [/workshop|pottery|\bcrafts?\b/, "craft-workshop", ["theme-park", "show"]],
  [/book ?shop|book ?store|\bbooks\b|book ?town|^libreria|^livraria/, "bookshop", ["market"]],
  [/cook|cuisine|culinary/, "cooking-class", ["theme-park", "show"]],
  [/climbing|boulder/, "climbing", ["theme-park"]],
  [
    /escape|game cent|retro games?|video games?|pinball|game arcade/,
    "arcade-games",
    ["theme-park", "museum", "nightlife"],
  ],
  [/board games?|games? cafe/, "board-games"],
  [/playground|play garden|children s garden/, "playground", ["park", "theme-park", "nature"]],
  [/onsen|\bsento\b|public bath/, "sento", ["theme-park", "monument"], ["japan"]],
  [/hammam|hamam|turkish bath/, "hamam", ["theme-park", "nature"]],
  [/\bspa\b|wellness|massage|jjimjilbang/, "spa", ["theme-park", "nature", "show"]],
  [/\bsurf/, "beach-surf", ["beach"]],
  // Shops and markets of one thing
  [/\brecords?\b|vinyl/, "shop-records", ["market"]],
  [/flea|\bantiques?\b|brocante|rastro|car boot/, "market-flea", ["market"]],
  [/flower|\broses?\b/, "market-flower", ["market"]],
  [/^(?!.*market).*(?:vintage|second hand|thrift)/, "shop-clothes", ["market"]],
  [/disney/, "theme-castle", ["theme-park"]],
  [/tussauds|\bwax\b/, "waxworks", ["museum", "theme-park"]],
  [/penguin/, "penguins", ["nature", "zoo"]],
  [/whale watching|whales? and|dolphin/, "whales", ["nature", "show"]],
  [/koala|kangaroo/, "kangaroos", ["nature", "zoo"]],
  [/islamic/, "museum-islamic", ["museum"]],
  // Stages
  [/broadway|\bmusical\b|pantages/, "musical", ["show"], WEST],
  [/comedy|stand up/, "comedy", ["nightlife", "show"]],
  [/puppet|marionette/, "puppets", ["show"], [...WEST]],
  [/cabaret|\brevue\b|burlesque|moulin rouge|crazy horse/, "cabaret", ["show", "nightlife"]],
  [/circus|cirque|acrobat/, "acrobats", ["show"]],
  [/open air cinema|outdoor cinema/, "cinema-open", ["show", "nightlife"]],
  [/\bcine|cinema|\bfilms?\b|filmm/, "cinema", ["show", "nightlife", "museum"]],
  [/fountain|water show|laser show|symphony of lights/, "fountain-show", ["show", "viewpoint"]],
  [/\bcasino\b/, "casino", ["nightlife"]],
  [/fireworks|new year s eve/, "fireworks", ["show"]],
  [/railway|\brail\b|transport centre/, "train", ["museum"]],
  [/hammam|hamam|les bains de/, "hamam", ["monument"], ["islamic"]],
  [/aqueduct/, "aqueduct", ["monument", "nature", "old-town"]],
  [/\bcistern/, "cistern", ["monument"]],
  [/museum and crypt|catacomb/, "catacombs", ["monument"]],
  // Feasts
  [
    /christmas|christkindl|weihnacht|\badvent\b|holiday market|winter (?:festival|village|wonderland)|oh bej/,
    "market-christmas",
    ["market", "theme-park"],
  ],
  [/floats|matsuri|danjiri/, "float-japanese", ["show", "old-town", "museum"], ["japan"]],
  [
    /samba(?:drom| school)|carnival|street part(?:y|ies)/,
    "samba",
    ["show", "nightlife", "monument"],
    ["BR"],
  ],
  [
    /\bparades?\b|carnival|carnaval|street part(?:y|ies)|reveillon|songkran|passion play|balloons|klopse|fire dragon|floats of/,
    "parade",
    ["show", "nightlife"],
  ],
  [/changing of the guard/, "palace-european", ["show"], WEST],
  [/changing of the guard/, "palace-east-asian", ["show"], ["chinese"]],
  [/red fort/, "palace-mughal", ["show"]],
  [/\bsumo\b|wrestling|lucha libre|boxing|muay thai|rajadamnern/, "arena"],
  [/comedy|theatre|theater/, "show", ["nightlife"]],
  [
    /cruise|\bferry\b|vaporetto|felucca|\babra\b|by boat|\bboats?\b|gondola ride/,
    "boat",
    ["viewpoint", "old-town", "nature", "show", "monument", "nightlife"],
  ],
  [
    /funicular|peak tram|angels flight|castle hill railway|hungerburg|\bascensor\b|elevador/,
    "funicular",
    ["viewpoint", "monument", "nature"],
  ],
  [
    /cable ?(?:car|way)|gondola|\bteleferic|railway/,
    "cable-car",
    ["viewpoint", "monument", "nature"],
  ],
  [/\bwheel\b|london eye|flyer|\bain dubai|riesenrad/, "ferris-wheel"],
  [/lighthouse|\bfaro\b/, "lighthouse", ["viewpoint", "monument", "nature"]],
  [
    /tv tower|television tower|tsutenkaku|branca tower|tokyo tower|skytree|cn tower|sky tower|n seoul|danube tower|cairo tower|sydney tower|space needle|telecom|kyoto tower|olympic tower/,
    "tv-tower",
  ],
  [
    /golden gate|suspension|25 de abril|rainbow bridge/,
    "bridge-suspension",
    ["monument", "viewpoint", "nature", "old-town"],
  ],
  [
    /brooklyn bridge|manhattan bridge|chain bridge|tower bridge/,
    "bridge-towers",
    ["monument", "viewpoint"],
  ],
  [/harbour bridge|bridgeclimb|hohenzollern|tyne bridge/, "bridge-arch", ["monument", "viewpoint"]],
  [/bridge|\bponte\b|\bpuente\b|\bpont\b|magere brug/, "bridge", ["monument", "viewpoint"]],
  // Houses of prayer
  [/mosque|masjid/, "mosque-mamluk", ["worship", "monument"], ["EG"]],
  [/mosque|masjid/, "mosque-moorish", ["worship", "monument"], MAGHREB],
  [/mosque|masjid/, "mosque-gulf", ["worship", "monument"], GULF],
  [/mosque|masjid/, "mosque-mughal", ["worship", "monument"], ["indian"]],
  [/mosque|masjid|\bcami\b|\bcamii\b|dargah/, "mosque"],
  [/zen garden|rock garden|\bryoan/, "garden-zen", ["worship", "park", "monument"], ["japan"]],
  [/kinkaku|golden pavilion/, "pavilion-golden", ["worship", "monument"], ["japan"]],
  [/\bwat\b|erawan/, "temple-thai", ["worship", "viewpoint", "palace"]],
  [
    /shrine|taisha|jingu|tenmangu|inari|myojin|tosho gu/,
    "shrine",
    ["worship", "monument"],
    ["japan"],
  ],
  [/\bsri\b|hindu|batu caves/, "temple-hindu", ["worship"], ["malay", "thai"]],
  [/our lady of the angels/, "church-modern", ["worship"]],
  [/hagia sophia/, "mosque", ["worship"], ["islamic"]],
  [
    /cathedral|church|basilica|chapel|abbey|convent/,
    "church-gothic",
    ["worship"],
    [...FAR_EAST, "indian", "northern", "english"],
  ],
  [
    /church|chora|coptic|monaster|saint|hagia/,
    "church-orthodox",
    ["worship"],
    ["islamic", "orthodox"],
  ],
  [
    /gothic|duomo|notre dame|votive|sagrada familia|(?:st|saint) vitus|st stephen s cathedral|mass at st stephen|before tyn|milan cathedral|barcelona cathedral|matthias/,
    "church-gothic",
    ["worship"],
  ],
  [
    /^st peter s|florence cathedral|salute|redentore|delle grazie|pantheon/,
    "church-domed",
    ["worship"],
    ["IT"],
  ],
  // Monuments
  [/\bstation\b|terminal$/, "station", ["monument"]],
  [/\bminar\b|minaret/, "minar", ["monument", "viewpoint"], ["indian", "islamic"]],
  [/eiffel tower/, "tower-iron"],
  [
    /pyramid|teotihuacan|templo mayor|tlatelolco|cuicuilco|\bmaya|archaeolog|\bruinas?\b/,
    "pyramid-stepped",
    ["monument", "museum", "show", "nature"],
    ["latin"],
  ],
  [/pyramid|sphinx|giza$/, "pyramids", ["monument", "museum", "show", "nature"]],
  [/ballpark|baseball|yankee stadium|fenway|wrigley field/, "baseball", ["monument", "show"]],
  [/racecourse|racetrack/, "racecourse"],
  [
    /stadium|\barena\b|bernabeu|camp nou|bullring|ballpark|velodrome|olympic ring|a game at|oracle park|coliseum/,
    "stadium",
    ["monument", "show", "nightlife", "museum"],
  ],
  [
    /colosseum|amphitheat|roman theat|theatre of|odeon|\barena\b/,
    "amphitheatre",
    ["monument", "old-town"],
  ],
  [/taj mahal|mausoleum|\btomb\b/, "mausoleum", ["monument"], ["indian", "islamic"]],
  [/^acropolis/, "acropolis", ["monument"], ["orthodox"]],
  [/^temple of/, "temple-greek", ["monument", "nature"], ["orthodox", "southern"]],
  [
    /forum|roman|baths of|appian way|pompeii|ostia|hadrian s villa|fori imperiali/,
    "ruin-roman",
    ["monument", "viewpoint", "nature"],
    ["southern", "northern", "baroque"],
  ],
  [
    /forum|agora|acropolis|ruin|roman|archaeolog|temple of|sanctuary of|pantheon|baths of|hadrian s library|fori imperiali|appian way|pompeii|ostia|kerameikos|hippodrome|tula/,
    "ruin",
    ["monument", "viewpoint", "nature"],
    ["southern", "orthodox", "islamic", "northern", "baroque", "latin"],
  ],
  [/library|libreria|bookshop/, "library", ["monument", "market"]],
  [
    /cemetery|graveyard|crypt|catacomb|pere lachaise|necropolis/,
    "cemetery",
    ["monument", "nature", "park", "museum"],
  ],
  [/windmill/, "windmill", ["monument", "old-town"]],
  [/\bgate\b|\bmon\b|heunginjimun|gateway/, "gate", ["monument"], ["japan", "chinese"]],
  [
    /statue of liberty|big buddha|tian tan|christ the|redeemer|cristo rei|colossus|^bavaria|motherland/,
    "colossus",
    ["monument", "viewpoint"],
  ],
  [/\bstatue|buddha|mermaid|sculpture/, "statue", ["monument", "viewpoint"]],
  [/berlin wall|checkpoint|iron curtain|\bdmz\b/, "border-wall", ["monument", "museum"]],
  [/murdered|holocaust|shoah|concentration camp/, "memorial-stones", ["monument", "museum"]],
  [
    /victory column|angel of|nelson s column|columbus monument/,
    "column",
    ["monument", "viewpoint"],
  ],
  [
    /memorial|holocaust|obelisk|columbus|column|testimonial|neue wache|victory column|\bvictims|monument to|shoes on|checkpoint|berlin wall|cenotaph|war\b/,
    "memorial",
    ["monument", "viewpoint"],
  ],
  [
    /\barch\b|\barc\b|\barco\b|brandenburg|puerta de alcala|india gate|\bgate\b/,
    "monument",
    ["monument", "viewpoint"],
  ],
  [/chinatown|barrio chino/, "chinatown", ["old-town", "market"], WEST],
  [/koreatown|little tokyo/, "street-night-market", ["old-town", "market"], WEST],
  [/fountain|fontana|\bfuente\b/, "fountain", ["monument"], WEST],
  [/piazza|plaza mayor/, "piazza", ["monument", "old-town"], ["southern"]],
  [/square|street|road|avenue/, "street-american", ["old-town"], ["english"]],
  [/square|plaza|\bpraca|zocalo|largo/, "square-colonial", ["monument", "old-town"], ["latin"]],
  [
    /square|plaza|piazza|platz|\bpraca|\bplace d|circus|zocalo|largo|fountain|puerta del sol|campo /,
    "square",
    ["monument", "old-town", "show"],
  ],
  [/castle|fort\b|fortress|citadel|kremlin/, "castle-japanese", ["monument", "palace"], ["japan"]],
  [
    /castle|fort\b|fortress|citadel|purana qila/,
    "palace-mughal",
    ["monument", "palace"],
    ["indian"],
  ],
  [
    /\bfort\b|\bforte\b|castle of good hope|montjuic castle|fortaleza|citadel|bastion$/,
    "fort",
    ["monument", "palace", "viewpoint"],
    ["northern", "english", "latin", "southern", "malay", "chinese", "thai"],
  ],
  [
    /castle|fort\b|forte\b|fortress|citadel|tower of london|belem tower|alcazar|conciergerie|bastion|kronborg|vajdahunyad/,
    "palace",
    ["monument", "palace", "viewpoint"],
  ],
  [/big ben|houses of parliament|westminster palace/, "parliament-gothic", ["monument", "palace"]],
  [/\btower\b|clock|campanile|bell|belfry/, "tower", ["monument"]],
  [
    /concert|symphony|philharm|orchestra|konzerthaus|auditori|rudolfinum|massey hall|roy thomson|royal albert|carnegie|liszt|musikverein|mupa\b/,
    "concert-hall",
    ["show"],
    [...WEST, ...FAR_EAST],
  ],
  [
    /\bopera\b|operett|staatsoper|volksoper|liceu|scala|fenice|teatro (?:colon|real)/,
    "opera-stage",
    ["show"],
    WEST,
  ],
  [
    /opera|philharmon|concert hall|liceu|scala|fenice|burgtheater|palau de la musica|palacio de bellas artes|palais garnier|theatro municipal|teatro colon|teatro real/,
    "opera",
    ["monument", "show", "palace", "museum"],
  ],
  [/staatsoper|volksoper|operett|theater an der wien|maggio musicale/, "opera", ["show"]],
  [/temple|pagoda/, "temple-japanese", ["monument"], ["japan"]],
  [/temple|pagoda|shrine|confucius/, "temple-chinese", ["monument"], ["chinese"]],
  [/ayutthaya|sukhothai|ancient city|angkor/, "ruin-thai", ["monument"], ["thai"]],
  [/parliament/, "parliament-domed", ["monument", "palace", "museum"], ["HU"]],
  [/universit|\bcollege\b|campus/, "campus", ["old-town", "park", "monument"]],
  // Views
  [
    /\bterraces?\b|terrazza|belvedere|mirador|lookout|piazzale|rooftop/,
    "view-city",
    ["viewpoint"],
    WEST,
  ],
  [
    /campanile|bell tower|giotto|galata tower|clock|st paul s|steeple|cathedral|church|torre\b|minaret|dome$/,
    "tower",
    ["viewpoint"],
  ],
  [
    /\bsky|burj|101|observat|shard|rockefeller|top of the rock|empire state|summit|edge\b|one world|deck|mahanakhon|government building|frame|montparnasse|\btower\b|roof/,
    "skyscraper",
    ["viewpoint"],
  ],
  [
    /boulevard|\bavenue\b|champs elysees/,
    "boulevard",
    ["old-town", "viewpoint", "monument"],
    ["FR"],
  ],
  [
    /boulevard|\bavenue\b|avenida|champs elysees|unter den linden|kurfurstendamm|leopoldstrasse|\bgran via|passeig de|paseo de|\brambla\b|regent street|o connell street|\bgraben\b|\ballee\b|ringstrasse/,
    "avenue",
    ["old-town", "viewpoint", "monument"],
    ["northern", "southern", "baroque", "orthodox", "latin", "islamic"],
  ],
  [/riva degli|fondament/, "street-canal", ["viewpoint", "old-town"], ["southern"]],
  [/fishing village|fisherman|fishing harbo/, "harbour", ["old-town", "viewpoint"], WEST],
  [
    /promenade|\bquays?\b|waterfront|embankment|seafront|seaside|riverside|boardwalk|malecon|corniche|sea wall|south bank|\bshore$/,
    "promenade",
    ["viewpoint", "old-town", "park", "nature"],
  ],
  [
    /wharf|harbour|marina\b|\bpier\b|\bport\b/,
    "harbour",
    ["viewpoint", "old-town"],
    ["northern", "southern", "baroque", "orthodox", "latin"],
  ],
  [/harbour|marina\b|\bwharf\b/, "promenade", ["viewpoint", "old-town"]],
  // Parks and nature
  [/\btrails?\b|\bhik(?:e|ing)\b|\bridge\b/, "trail", ["nature"]],
  [
    /cherry|japanese garden|gyoen|rikyu|sanso|ryokuchi|\bgarden|en\b/,
    "garden-japanese",
    ["park"],
    ["japan"],
  ],
  [/english garden/, "park-2", ["park"]],
  [/japanese garden|japanese tea/, "garden-japanese", ["park"]],
  [
    /chinese garden|secret garden|nan lian|classical|bamboo|\bgarden/,
    "garden-chinese",
    ["park", "nature"],
    ["chinese"],
  ],
  [/chinese garden/, "garden-chinese", ["park"]],
  [/bamboo|philosopher/, "garden-japanese", ["nature"]],
  [
    /botanic|orchid|tropical|palm house|wintergarden|conservatory|greenhouse|flower dome|estufa|majorelle|butterfly|jardim bot|jardin bot|hortus|wildlife garden/,
    "garden-tropical",
    ["park", "nature"],
  ],
  [
    /garden|jardin|giardin|sabatini|tuileries|luxembourg/,
    "garden-formal",
    ["park"],
    ["southern", "baroque", "northern", "latin", "islamic", "indian"],
  ],
  [
    /lake|pond|retiro|serpentine|regent|st james|vondel|\bbois|luxembourg|central park|islands?\b/,
    "park-2",
    ["park"],
  ],
  [/falls|waterfall|cascad|cascat/, "waterfall", ["nature", "viewpoint"]],
  [/\bforest\b|\bwoods\b|\bbosco\b|\bbosque\b|wald\b|\bbos\b/, "woods", ["nature"]],
  [
    /\bheath\b|meadow|grassland|\bcommon\b|\bdowns\b|\bmoor\b|primrose hill|flower fields|dragon s back|observatory hill|one tree hill|runyon|mount hollywood|twin peaks/,
    "hills",
    ["nature", "park", "viewpoint", "monument"],
  ],
  [/camel/, "desert", ["nature"], ["islamic"]],
  [/desert|dunes?\b|safari|agafay|wadi/, "desert", ["nature"], ["islamic"]],
  [/thermal|\bbaths?\b/, "bath-house", ["nature", "show", "nightlife"], ["HU"]],
  [/hamam\b/, "palace-ottoman", ["monument"], ["TR"]],
  [/thermal|hot spring|\bbath|onsen|\bspa\b|hammam/, "hot-spring", ["nature", "show", "nightlife"]],
  [
    /coast|cliff|\bcape\b|\bhead\b|bluff|\bpoint\b|howth|headland|three sisters/,
    "coast",
    ["nature", "viewpoint"],
  ],
  [/island|isle\b|buyukada|capri|aegina|hydra/, "island", ["nature", "beach", "old-town"]],
  [
    /wetland|sanctuary|\bbird|delta|whale|dolphin|penguin|seal\b|sea lion|reserve|wildlife/,
    "wildlife",
    ["nature", "zoo"],
  ],
  [/\bspa world/, "pool", ["theme-park"]],
  [/^(?!.*(?:nation|natur|region|state)).*\b(?:park|parc|parque)\b/, "park", ["nature"], WEST],
  [/pool|lido|\bbath|swimming|badeschiff|dock/, "swimming", ["beach", "park"]],
  [/water ?park|aquaventure|wild wadi|lagoon/, "pool", ["theme-park"]],
  // Museums
  [
    /natural (?:history|science)|dinosaur|palaeonto|paleonto|of evolution/,
    "museum-natural",
    ["museum"],
  ],
  [/egypt/, "museum-egyptian", ["museum"]],
  [/child|\bkids?\b|\btoys?\b/, "museum-children", ["museum"]],
  [/kidzania|children s museum|play ?space/, "museum-children", ["theme-park"]],
  [/asian art|oriental/, "museum-asian", ["museum"]],
  [/\bmusic|\bmozart|beethoven|chopin|beatles|grammy|rock n roll/, "museum-music", ["museum"]],
  [/automo|\bcars\b|\bmotor\b|\bbmw\b|porsche|mercedes|ferrari/, "museum-cars", ["museum"]],
  [/fashion|costume|textile|\bshoes?\b/, "museum-fashion", ["museum"]],
  [
    /holocaust|shoah|genocide|apartheid|\bslave|\bprison\b|\bterror\b|resistance|site of memory|memory and/,
    "memorial",
    ["museum"],
  ],
  [
    /\bship\b|\bhms\b|uss |frigate|cutty sark|maritime|\bnaval|\bboat\b|\bvasa\b|\bfram\b/,
    "ship",
    ["museum"],
  ],
  [
    /planetarium|observatory|space museum/,
    "observatory",
    ["museum", "show", "viewpoint", "monument"],
  ],
  [/\bwar museum|military|army museum/, "museum-war", ["museum"]],
  [
    /science|technolog|miraikan|cosmo|technical|technorama|nemo\b|futurium|pavilion of knowledge|stardome|exploratorium/,
    "science",
    ["museum", "show", "viewpoint", "theme-park", "nightlife"],
  ],
  [
    /library|literature|book|writers|manuscript/,
    "library",
    ["museum", "market", "monument", "old-town"],
  ],
  [/contemporary|\bmoca\b|macba|\bmoco\b|modern art|\bmoderno\b/, "gallery-modern", ["museum"]],
  [/sculpture|\brodin\b/, "museum-sculpture", ["museum"]],
  [
    /modern|contemporary|moma|guggenheim|\btate\b|\bm \b|macba|maxxi|design|digital|teamlab|pompidou|vuitton|broad\b|stedelijk|moco|future|etihad|louvre abu|artscience|immersive|maat|museum of the moving|academy museum|mori\b/,
    "museum-modern",
    ["museum"],
  ],
  [
    /\bart\b|arts\b|galler|galleri|pinacote|picasso|painting|uffizi|portrait|van gogh|rijks|mauritshuis|prado|thyssen|courtauld|wallace|orsay|orangerie|monet|rodin|rembrandt|klimt|miro|dali|frida|leopold|albertina|brera|last supper/,
    "museum-2",
    ["museum"],
  ],
  [
    /palace|palazzo|\bca |villa|mansion|apartments/,
    "palace-european",
    ["museum"],
    ["southern", "northern", "baroque", "latin"],
  ],
  [/archaeolog|antiquit|glyptothek/, "museum-antiquities", ["museum"], WEST],
  [/archaeolog|antiquit/, "museum-antiquities", ["museum"], ["TR"]],
  [/\bhouse\b|\bcasa\b|birthplace/, "museum-house", ["museum"], WEST],
  [
    /history|heritage|national museum|city museum|\bfolk\b|barracks/,
    "museum-history",
    ["museum"],
    WEST,
  ],
  [/palace/, "palace-ottoman", ["palace"], ["TR"]],
  [/palace|riad|bahia|dar /, "palace-moorish", ["museum", "palace"], ["islamic"]],
  [/hanok|bukchon|ikseon/, "street-hanok", ["old-town"]],
  [/insadong/, "street-east-asian", ["old-town"]],
  // Evenings
  [/beer garden|biergarten|oktoberfest|beer tent/, "beer-garden", ["nightlife"]],
  [/\broof|rooftop|sky ?bar|\bsky\b|360/, "nightlife", ["nightlife"]],
  [/wine|\bvino\b|\benoteca\b/, "bar-wine", ["nightlife"]],
  [/cocktail|speakeasy|american bar|mezcal/, "bar-cocktail", ["nightlife"]],
  [/live house|live music|music hall|music bar|concert/, "live-music", ["nightlife"]],
  [/\bbars\b|street|by night|evening|\blanes?\b|\bquarter\b/, "bar-street", ["nightlife"], WEST],
  [/night market|food street/, "street-food-thai", ["market", "old-town"], ["thai"]],
  [/night market|food street|yatai|tent bars/, "street-night-market"],
  [
    /kabuki|\bnoh\b|gion|odori|khon|xiqu|geisha|puppet|asakusa engei|nanta|jeongdong|taipeieye|rakugo|bunraku/,
    "theatre-asian",
    ["show"],
  ],
  [
    /jazz|blues|fado|flamenco|tango|samba\b|live house|pit inn|saxophone|blue note|village vanguard|bebop|hot club|ronnie scott|tablao|milonga/,
    "jazz",
    ["show", "nightlife"],
  ],
  [
    /\bclub|disco|techno|berghain|zouk|womb|ministry|razzmatazz|lux\b|kapital|paradiso|melkweg|tresor|watergate|fabric\b|duplex/,
    "night-club",
    ["nightlife"],
  ],
  [
    /\bpub\b|brew|\bale|tavern|beer|hofbrau|brazen|cheese|irish|arms\b|inn\b|biergarten|pivo|u fleku|cafe hoppe|kehoe|o donoghue|long hall/,
    "pub",
    ["nightlife"],
  ],
  [
    /gangnam|hongdae|itaewon|kabukicho|amerikamura|winter lights|keyakizaka/,
    "street-neon",
    ["nightlife", "viewpoint"],
    FAR_EAST,
  ],
  [
    /street|lane|alley|\bgai\b|yokocho|kabukicho|soi |road|pontocho|nana|ura namba|shinchi|dotonbori|night/,
    "street-night-market",
    ["nightlife"],
    FAR_EAST,
  ],
  // Markets and streets
  [
    /shibuya crossing|^ginza|akihabara|den den|amerikamura|takeshita|omotesando|shimokitazawa|shinsekai|horie\b|dotonbori|glico|myeongdong|garosu|gangnam|hongdae|seongsu|ximending|mid levels|causeway|mong kok|\btrams\b|electric town/,
    "street-neon",
    ["market", "old-town", "monument"],
    FAR_EAST,
  ],
  [/floating market/, "floating-market", ["market"]],
  [/tanner(?:y|ies)/, "tannery", ["market"], ["islamic"]],
  [/carpet|\brugs?\b|kilim|textile/, "souk-carpets", ["market"], ["islamic"]],
  [/souk|souq|bazaar|khan el|spice market|medina/, "souk", ["market", "old-town"], ["islamic"]],
  [
    /\bmall\b|galler|department|harrods|outlet|shopping|kadewe|iconsiam|mbk|siam|terminal 21|centralworld|takashimaya|lafayette|printemps|rinascente|\bmacy|eaton|building|westfield|emporium|centre\b|center\b|hyundai|fashion|daimaru|nakano broadway|orchard road|pmq/,
    "mall",
    ["market"],
  ],
  [
    /^(?!.*(?:market|fair|arcade|mercado)).*(?:street|avenue|\bdrive\b|shops\b|boulevard|promenade)/,
    "street-american",
    ["market"],
    ["english"],
  ],
  [
    /^(?!.*(?:market|fair|arcade|mercado)).*(?:street|avenue|strasse|\brue\b|\bcorso\b|\bcalle\b)/,
    "avenue",
    ["market"],
    ["northern", "southern", "baroque", "orthodox", "latin"],
  ],
  [/night|\bfood\b/, "street-food-thai", ["market", "old-town"], ["thai"]],
  [/night|\bfood\b|yokocho/, "street-night-market", ["market", "old-town"], FAR_EAST],
  [/chinatown|yaowarat/, "street-night-market", ["old-town", "market"]],
  [/canal\b|canals|gracht/, "canal", ["old-town", "viewpoint"], ["northern", "baroque"]],
  [/canal\b|canals|venice|burano|murano|cannaregio/, "street-canal", ["old-town", "viewpoint"]],
  [
    /harbour|harbor|marina|fisherman|fishing village|seaside/,
    "harbour",
    ["old-town", "nature", "beach"],
  ],
];

/** Where no word says it: by how towns are built there, a country's own way first. */
const USUAL: Partial<Record<PlaceCategory, readonly (readonly [Drawing, readonly Where[]])[]>> = {
  worship: [
    ["mosque-mamluk", ["EG"]],
    ["mosque-moorish", MAGHREB],
    ["mosque-gulf", GULF],
    ["church-italian", ["IT"]],
    ["temple-korean", ["KR"]],
    ["temple-japanese", ["japan"]],
    ["temple-chinese", ["chinese", "malay"]],
    ["temple-thai", ["thai"]],
    ["temple-indian", ["indian"]],
    ["mosque", ["islamic"]],
    ["church-orthodox", ["orthodox"]],
    ["church-gothic", ["northern", "english"]],
    ["church-domed", ["southern"]],
    ["church-baroque", ["baroque"]],
    ["square-colonial", ["latin"]],
  ],
  palace: [
    ["palace-ottoman", ["TR"]],
    ["palace-japanese", ["japan"]],
    ["palace-east-asian", ["chinese"]],
    ["temple-thai", ["thai"]],
    ["palace-mughal", ["indian"]],
    ["palace-moorish", ["islamic"]],
    ["palace-european", [...WEST, "malay"]],
  ],
  monument: [
    ["gate", ["japan", "chinese"]],
    ["temple-thai", ["thai"]],
    ["mausoleum", ["indian"]],
    ["palace-moorish", ["islamic"]],
    ["street-american", ["english"]],
    ["ruin", ["orthodox"]],
    ["square", ["northern", "southern", "baroque"]],
    ["square-colonial", ["latin"]],
  ],
  "old-town": [
    ["street-greek", ["GR"]],
    ["street-georgian", ["GB", "IE"]],
    ["street-east-asian", ["japan"]],
    ["market-asian", ["chinese"]],
    ["market-thai", ["thai"]],
    ["street-shophouses", ["malay"]],
    ["bazaar-indian", ["indian"]],
    ["medina", ["islamic"]],
    ["street-mediterranean", ["orthodox", "southern"]],
    ["street-colonial", ["latin"]],
    ["street-american", ["english"]],
  ],
  market: [
    ["arcade-japanese", ["japan"]],
    ["market-asian", ["chinese", "malay"]],
    ["market-thai", ["thai"]],
    ["bazaar-indian", ["indian"]],
    ["souk", ["islamic"]],
  ],
  museum: [["museum-asian", ["japan", "thai", "chinese"]]],
  viewpoint: [["view-city", ["northern", "southern", "baroque", "orthodox"]]],
  // Where palms grow.
  park: [
    ["park", ["KR", "TR"]],
    ["park-tropical", ["chinese", "thai", "malay", "indian", "islamic", "latin"]],
  ],
  // No palms there.
  beach: [["beach-north", ["northern", "baroque"]]],
};

/**
 * The illustration of a place, by what it is and where: its kind, the words of its name, the country.
 *
 * @param countryCode ISO 3166-1.
 */
export function drawingOf({ name, category, indoor }: PlaceFacts, countryCode: string): Drawing {
  const culture = cultureOf(countryCode);
  const plain = plainText(name);
  const isThere = (where: readonly Where[] = [culture]) =>
    where.includes(culture) || where.some((one) => one === countryCode);
  const rule = RULES.find(
    ([words, , categories = [category], where]) =>
      categories.includes(category) && isThere(where) && words.test(plain),
  );
  if (rule !== undefined) return rule[1];
  if (category === "market" && indoor === true && WEST.includes(culture)) return "market-hall";
  return USUAL[category]?.find(([, where]) => isThere(where))?.[0] ?? category;
}

type HotelFacts = {
  readonly name: string;
  readonly budget: BudgetTitle;
  readonly stars?: number | undefined;
  readonly isHostel?: boolean | undefined;
};
const HOTEL_RULES: readonly (readonly [
  words: RegExp,
  drawing: HotelDrawing,
  cultures?: readonly Culture[],
])[] = [
  [/hostel|backpack|capsule|\byha\b|dormitor/, "hotel-hostel"],
  [/ryokan|onsen|hoshinoya|machiya|minshuku/, "hotel-ryokan", ["japan"]],
  [/\briad\b|\bdar\b|kasbah|mamounia/, "hotel-riad"],
  [
    /resort|\bbeach\b|bungalow|villas|lagoon|eco lodge/,
    "hotel-tropical",
    ["thai", "malay", "indian", "latin"],
  ],
  [/guest ?house|\bb b\b|pension|cottage|farm|\binn\b|homestay/, "hotel"],
];
/** What a hotel is like: by its stars, else by how dear it is. */
type Level = "simple" | "fine" | "grand";
const LEVEL_OF: Readonly<Record<BudgetTitle, Level>> = {
  Economy: "simple",
  Budget: "simple",
  Standard: "fine",
  Comfort: "fine",
  Premium: "grand",
};
const LEAST_STARS = { fine: 4, grand: 5 } as const;
const OF_LEVEL: Readonly<Record<"europe" | "warm" | "else", Record<Level, HotelDrawing>>> = {
  europe: { simple: "hotel-boutique", fine: "hotel-2", grand: "hotel-4" },
  warm: { simple: "hotel-boutique", fine: "hotel-3", grand: "hotel-grand" },
  else: { simple: "hotel-boutique", fine: "hotel-tower", grand: "hotel-grand" },
};

function levelOf({ stars, budget }: HotelFacts): Level {
  if (stars === undefined) return LEVEL_OF[budget];
  if (stars >= LEAST_STARS.grand) return "grand";
  return stars >= LEAST_STARS.fine ? "fine" : "simple";
}

/**
 * The illustration of a hotel, by its stars or level, the words of its name and the country.
 *
 * @param countryCode ISO 3166-1.
 */
export function hotelDrawingOf(hotel: HotelFacts, countryCode: string): HotelDrawing {
  const { name, budget, isHostel = false } = hotel;
  if (isHostel) return "hotel-hostel";
  const culture = cultureOf(countryCode);
  const plain = plainText(name);
  const rule = HOTEL_RULES.find(
    ([words, , cultures = [culture]]) => cultures.includes(culture) && words.test(plain),
  );
  if (rule !== undefined) return rule[1];
  if (countryCode === "MA" && budget !== "Premium") return "hotel-riad";
  const isWarm = ["islamic", "indian", "latin", "malay", "thai"].includes(culture);
  const isEurope = ["northern", "southern", "baroque", "orthodox"].includes(culture);
  return OF_LEVEL[isEurope ? "europe" : isWarm ? "warm" : "else"][levelOf(hotel)];
}

const HERO_OF: Readonly<Record<Culture, Hero>> = {
  japan: "east-asia",
  chinese: "east-asia",
  thai: "tropics",
  malay: "tropics",
  indian: "south-asia",
  islamic: "desert",
  latin: "latin-america",
  english: "new-world",
  orthodox: "europe",
  southern: "europe",
  baroque: "europe",
  northern: "europe",
};
/** From this share of its places on, they are what one goes there for. */
const BEACHES = 0.12;
const NATURE = 0.3;

/**
 * The picture over a trip there: the city's own landmarks, or else its landscape, or a town as they are built in its country.
 *
 * @param city with ISO 3166-1 as `countryCode`.
 */
export function heroOf(city: {
  readonly id: string;
  readonly countryCode: string;
  readonly places: readonly Pick<PlaceFacts, "category">[];
}): Hero {
  const own = HEROES.find((hero) => hero === city.id);
  if (own !== undefined) return own;
  const share = (wanted: PlaceCategory) =>
    city.places.filter(({ category }) => category === wanted).length / city.places.length;
  if (share("beach") >= BEACHES) return "coast";
  if (share("nature") >= NATURE) return "mountains";
  return HERO_OF[cultureOf(city.countryCode)];
}

function cultureOf(countryCode: string): Culture {
  return CULTURE_OF.get(countryCode) ?? "northern";
}
