import { plainWord } from "./lexicon.ts";

/** The languages that wishes are read in beside English. */
export type WishLanguage = "de" | "fr" | "es";

/**
 * Words by which a language is known, "~" for the rest of a word. Languages that are not read are there so that they
 * aren't taken for one that is.
 */
const WORDS: readonly (readonly [WishLanguage | "en" | "other", string])[] = [
  [
    "en",
    "the and with no not we our my want~ to see day~ a on at in before after kid~ only must please museum~ beach~ dinner lunch start~ back by dont is are first more less near for of avoid love free morning~ evening~ night~ sunset~ sunrise see somewhere nice good best try trip~ walk~ like week~ view~ drink~ shop~ cheap food from around visit visiting vegetarian vegan as it it's so many also much",
  ],
  [
    "de",
    "und mit kein~ nicht~ wir unser~ mein~ der die das den dem ein~ im zum zur vor nach nur unbedingt bitte ohne muse~ strand~ kind~ tag~ sehen mochte~ wolle~ gern~ mehr weniger essen abendessen mittagessen fruh~ ausflug~ nie ab bis um uhr halb veget~ montag~ dienstag~ mittwoch~ donnerstag~ freitag~ samstag~ sonntag~ oktober dezember besonder~ roh~ geht beginn~ statt auch aber ist sind haben viel~ jahr~ alt lieber langsam~ ausschlafen ruhig~ besuch~ entspann~ laufen frei zuruck hotel los fur bei von kommen reisen jeden abends morgens spat~ hochstens maximal gemutlich~ barrierefrei~ allergi~ glutenfrei~ raus dafur stunde~ nix ist sein dazwischen wenn dann einen tausch~ tausche gunstig~ billig~ ganz ruhe~",
  ],
  [
    "fr",
    "et avec pas nous notre nos mon ma mes le les des du un une au aux sans ni ne lundi~ mardi~ mercredi~ jeudi~ vendredi~ samedi~ dimanche~ poisson~ plage~ musee~ enfant~ jour~ voir visiter visite~ voudr~ veut on vers sauf diner~ dejeuner matin~ soir~ ans pour dans plus moins est sont vegetarien~ tres beaucoup avant apres je aime~ tranquille~ marche~ lentement quartier~ il faut tour excursion~ eviter~ evitez retour libre petit~ budget absolument hotel l' d' j' c' n' qu' de a la ou maximum arriv~ journee~ si sinon possible donc enlev~ plutot trop tout",
  ],
  [
    "es",
    "y con no nosotros nuestr~ mi mis el los las del un una al sin ni lunes martes miercoles jueves viernes sabado~ domingo~ pescado~ camina~ playa~ museo~ nino~ nina~ hijo~ hija~ dia~ ver visit~ quer~ quiero para por antes despues ano anos cen~ comida~ desayuno~ manana~ tarde~ noche~ mas menos muy es son vegetarian~ tranquil~ lleg~ viaj~ nada excepto barrio cerca gusta~ comer hay que presupuesto torre si caminar evitar anad~ parque~ excursion~ de a la libre maximo hotel imprescindible encanta~ soy somos o q solo caro~ quita uno manana~ no",
  ],
  [
    "other",
    "il gli lo della degli delle dei del senza niente vogliamo vorrei con bambin~ giorn~ muse~ spiaggia prima dopo anche sono siamo non di e per che al os as da dos das do na no sem nao crianca~ dia~ praia~ museu~ uma um quero quer~ depois antes tambem somos em para com o niet geen met zonder kinderen voor een het en wij och inte utan med barn",
  ],
];
const TESTS = WORDS.map(([language, words]) => ({
  language,
  isWord: wordIn(words.split(" ")),
}));

/** @param known words; one that ends in "~" is the beginning of one. */
function wordIn(known: readonly string[]): (word: string) => boolean {
  const whole = new Set(known);
  const beginnings = known.flatMap((word) => (word.endsWith("~") ? [word.slice(0, -1)] : []));
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** Letters that only one of them has. */
const LETTERS = [
  ["de", /[äöüß]/i],
  ["fr", /[èêçœîûë]|\b[ldjnc]['’]/i],
  ["es", /[ñ¿¡]/i],
  ["other", /[ãõìòå]/i],
] as const;
/** The small words of a name: "Miradouro da Senhora do Monte", "Castel Sant'Angelo e la Città". */
const IN_NAME =
  /(?<=\p{Lu}[\p{L}\p{M}'’-]*) (?:(?:d[aeio]s?|d[eu]l?|della?|dell[eo]|la|le|les|el|los|las|das|der|van|von|y|e) )+(?=\p{Lu})/gu;
/** What may be a name; a German noun is written like one. */
const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
const IS_OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/**
 * The language that a text is written in, by its words and letters.
 *
 * @returns "other" where it is none that is read, "en" where nothing tells.
 */
export function wishLanguageOf(text: string): WishLanguage | "en" | "other" {
  if (IS_OTHER_SCRIPT.test(text)) return "other";
  const withoutNames = text.replace(CAPITALISED, "");
  const words = (text.replace(IN_NAME, " ").match(/\p{L}[\p{L}\p{M}]*['’]?/gu) ?? []).map(
    plainWord,
  );
  const counts = TESTS.map(({ language, isWord }) => ({
    language,
    count:
      words.filter(isWord).length +
      LETTERS.filter(
        ([of, letters]) => of === language && letters.test(language === "de" ? text : withoutNames),
      ).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most)?.language ?? "en";
}
