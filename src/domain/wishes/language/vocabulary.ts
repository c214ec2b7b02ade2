import type { PlaceCategory } from "../../places/place-category.ts";
import {
  KIND_LINES,
  MASS_LINES,
  PLACE_CODES,
  QUALITY_LINES,
  QUALITY_PHRASES,
} from "./place-words.ts";

/**
 * What words say, each line a code and the words for it. A code is what the rules are written in; words of the code
 * "-" mean nothing. Longer runs go before shorter ones.
 */
const CODES = `
.: thats it|thats all|that is all|thats everything
hedge: dunno|hmm|i guess|i suppose|idk|maybe|might|not certain|not sure|perhaps|possibly|probably|undecided|unsure
diff: spread out|spread them out|spread these out|spread|distribute|distribute these|distribute them|different days
same: same day|same|back to back|in a row|each day|different days|other day|other days|a time|50|alternate|alternating
it: it|they|them|its|theyre
verylate: really late|very late|super late|pretty late|quite late
late: until late|late into the night|late at night|all night|all night long|until the small hours|until the early hours
lodge: stay in|stay near|staying near|live in|hotel in
other: different|a different|another place|something else|anything else|another one
booked: have received tickets for|received tickets for|have got tickets for|got tickets for|booked|got a slot|have a slot|slot|reserved|have booked|tickets for|have tickets for|have tickets|booked for
halve: cut it in half|cut in half|cut that in half|cut this in half|cut it by half|half as much|half of that|half of it
lesswalk: keep walking short|keep the walking short|keep walks short|short walking|not too much walk|not so much walk|not so much walking|not walk too much|bad heart|weak heart|heart condition|heart problems|way too much walking|way to much walking|to much walking|not too much walking|not much walking|no long walks|no long walk|bad knee|bad knees|hates walking
endearly: keep evenings short|keep the evenings short|short evenings|evenings short|shorter days
nolate: not late|no late nights|nothing late|nothing late at night|nothing too late|nothing too late in the evening|not too late in the evening|nothing late in the evening|no late evenings
start earlier: early mornings|start early in the mornings
startlater: way too early|is way too early|much too early|is much too early|far too early|is far too early|is too early|sleep late|sleeping late|sleep long|sleeping long|not too early|not so early|not very early|nothing too early|not get up early|not getting up early|dont get up early|dont wake up early|no getting up early|no early alarm|no early alarms|late starts|late mornings|not morning people|no morning people|not a morning person|not morning persons|not early birds|not early risers|slow mornings|slow start|no early mornings|no early starts|no mornings|sleep in|late start|start late|starts too early|too early|lie in
leave: leave
-: mid|already|by day|up close|from close up|close up|be up|be awake|be out of bed|out of bed|if theres time|if there is time|if there is still time|if we have time|if time allows|time permitting|at the latest|the latest|thank you for the good plan|thank you for the great plan|thank you for the nice plan|thank you for the plan|thanks for the plan|thanks for the good plan|i must know|i need to know|we need to know|must know|need to know|want to know|would like to know|if that works with everything else|if it works with everything else|if that works with the rest|if it works with the rest|if that fits with the rest|if it fits with the rest|if that works out|if it works out|if that works|if it works|if that fits|if it fits|if there is any|if there are any|if theres any|if there is one|if theres one|if you can still get tickets|if you can get tickets|if we can still get tickets|if there are tickets|if there are still tickets|if its not sold out|if not sold out|plan around that|without the kids|without kids|without children|without the toddler|without the children|without the baby|additionally|earliest possible|as early as possible|idk earliest possible|too little for that|too young for that|too small for that|too old for that|in addition|if its still possible|if still possible|if thats possible|if its still open|if that still works|if it still works|if we can get tickets|if tickets are left|in the late|if it is possible|if its possible|if at all possible|no cap|fr|or wherever|to make room|to make space|whatever|without doubt|without a doubt|no doubt|as u like|pleaseee|pleasee|plss|wd|rly|if u can|if poss|if its open|if theres space|certainly|what do you think|or what do you think|dont you think|isnt it|think|i ask you to|i would be grateful if|we would be grateful if|would be appreciated|would be great|would be wonderful|would be perfect|would be a dream|would be sweet|first time here|its our first time|its my first time|would be sick|would be cool|would be fun|would be amazing|would be lovely|would be awesome|plan around this|plan around it|take into consideration that|take into account that|kindly consider that|consider that|note that|please note that|it would be nice if|it would be great if|many thanks|thank you|hello there|sit down|on the way|accordingly|please|aged|age|ages|with each other|each other|then also|take|make|travelling|traveling|weve|ive|theyve|much|in and out|the|a|an|our|my|us|me|i|we|you|your|to|of|on|in|at|for|with|would|could|can|may|should|shall|will|id|wed|ill|well|lets|let|is|are|be|been|am|was|im|were|there|theres|this|that|thats|these|those|some|really|very|just|kindly|too|ok|okay|oh|um|pretty|quite|definitely|absolutely|surely|sure|actually|if possible|where possible|as possible|if you can|if we can|if theres time|thanks|thx|cheers|lol|haha|obvs|obviously|obv|literally|honestly|tbh|ngl|guys|hi|hello|hey|plan|itinerary|trip|visit to|holiday|vacation|somewhere|place|is it possible to|is it possible|possible|ideally|preferably|of course|any|bit|a little|a bit|going|im going|to do|though|for us|for me|yes|yeah|yep|bro|mate|if poss
rm: leave off|weve all seen|we have all seen|weve both seen|we have both seen|weve all been to|we have all been to|had my fill of|had our fill of|have had our fill of|have had my fill of|my fill of|our fill of|not happening|is not happening|isnt happening|aint happening|obv not happening|obviously not happening|have been to|weve been to|have already been in|can be deleted|can therefore be deleted|can therefore be removed|can therefore be cancel|can therefore be skipped|can therefore be dropped|can therefore be left out|can therefore go|can then be deleted|can then be removed|can then be cancel|can then go|can be removed from the plan|can be removed|can be cancel|can be dropped|can be skipped|can be left out|be removed|be dropped|be skipped|be left out|happy to lose|fine to lose|ok to lose|weve done|we have done|ive done|i have done|weve already done|already done the|done the|already visited|have visited|have already visited|have already seen|have already been to|already been to|gives way|remove|tired of|seen|already seen|drop|skip|delete|cancel|lose|ditch|bin|scrap|strike|cut|get rid of|get rid|take out|take off|leave out|leave away|drop out|kill|axe|chuck out|throw out|kick out|omit|exclude|omitted|can be omitted|be omitted|dropped|can go|may go|could go|must go|be deleted|not needed|needed|not necessary|is not necessary|not our thing|is not our thing|not my thing|is not my thing|not so necessary|is not so necessary|not so important|is not so important|not that important|is not that important|dont need|do not need|out|gone|forget|do without|get lost|miss|not interested in|hate|hates|dislike|dont like|gave up|trash|erase|fall out|seen already|no go|a no go|is a no go|are a no go
no: keep well away from|stay well away from|keep away from|keep us well away from|keep us away from|keep me away from|keep them away from|keep the kids away from|well away from|stay out of|keep out of|stay away from|keep away from|dont want any|dont want to do any|dont want to see any|do not want any|do not want to do any|do not want to see any|nowhere with|nothing with|no places with|no|for nobody|avoid|without|none|zero|nah|nope|neither|nor|never
notonly: not just|not only
not: no way|theres no way|there is no way|no chance|no way in hell|not|dont|do not|doesnt|does not|wont|will not|cant|can not|didnt|shouldnt|wouldnt|dont want
nothing: nothing|no plans|no plan|no programme|no program|nothing booked|no sightseeing
keep: at its time|at their time|keep|change nothing|without giving up|without losing|without dropping|keeps|stay|stays|remain|remains|can stay|may stay|dont lose|dont touch|do not touch|dont change|do not change|dont move|survive|where it is|leave it alone
lock: lock|pin|fix
unlock: unlock|unpin
add: mix with|mix it with|mix them with|mix in|ride the|ride on the|go on the|ferry to|a ferry to|the ferry to|boat to|a boat to|the boat to|tram to|the tram to|cable car to|the cable car to|add|use|use it for|use that for|use the rest for|use that day for|use the time for|spend|include|put|put in|squeeze in|squeeze|fit|stick|insert|give|visit|see|go to|plan|schedule|give us|give me|do|doing|book|tour|explore|seeing|visiting|go up|integrate
missing: where is|where are|wheres|missing|is missing|are missing
want: join|to join|would like to join|want to join|love to join|like to join|would love to join|mad about|is mad about|is mad on|mad on|crazy about|is crazy about|nuts about|is nuts about|big fan of|a big fan of|big fans of|huge fan of|a huge fan of|huge fans of|a fan of|fan of|fans of|obsessed by|is into|are into|really into|super into|very into|so into|hooked on|plenty of|is the main thing|is the highlight|is our highlight|is my highlight|is top priority|is a priority|is the priority|is number one|is the main reason im going|is the main reason im coming|is the main reason we come|is the main reason|is main reason|is main reason of trip|is the main reason of the trip|is the main reason for the trip|is why im going|is why were going|where to watch|where to see|where can we watch|where can we see|good spot for|a good spot for|best spot for|the best spot for|a good place for|best place for|how do we do|how do we see|want|want to|wants|want to see|i like|we like|i would like|we would like|like to|id like|id like to|wed like to|would like|would love|love|fancy|hope|wish|interested in|into|obsessed with|must|must see|must do|must be|musts|need|need to|needs|have to|has to|essential|non negotiable|a must|is a must|is must|have|get|dont want to miss|do not want to miss|dont miss|do not miss|do not want to skip|dont want to skip|dont skip|do not skip|dont forget|cant miss|not to be missed|not to miss|lots of|go|enjoy|necessary|necessarily|still want|still want to|still want to see|still need|would be happy about|would be glad about|be happy about|be glad about|would be glad if|would be happy if|be visited
-: to another time|to a different time|to some other time
more: more|another|extra|one more|additional
fewer: rather less|rather fewer|fewer|less|not so many|not so much|not too many|reduce|too many|too much|overkill
only: only|nothing but|do nothing but
max: maximal|maximally|no need for more than|no need of more than|dont need more than|max|cut to|cut it to|cut that to|cut it down to|down to|shorten to|reduced to|be reduced to|cut down to|maximum|at most|no more than|not more than|up to|most|tops|is enough|are enough|enough|is plenty|plenty|sufficient|are sufficient|is sufficient|suffices|suffice
min: minutes|at least|minimum
swap: redo|swap|swap round|swap around|switch round|exchange|replace|switch|trade|change|swop|substitute|flip|turn
by: by|for|with|into|against
near: near|next to|close to|nearby
instead: instead|in return
instof: instead of|in place of|rather than
rather: rather|prefer|better|would rather
move: move|moved|got moved|was moved|been moved|got changed|be moved|shifted|be shifted|bring|shift|push|postpone|reschedule|relocate
first: directly at the opening|directly at opening|right at the opening|right at opening|at the opening|at opening time|as first|1 st thing|first|first thing|start with|begin with|at the beginning|at opening|super early|early
last: last|at the end|at the end of the day|end with|finish with|as conclusion
before: before
after: after|following|afterwards|behind|directly behind|straight after|right after|directly after
earlier: way too late|is way too late|much too late|is much too late|far too late|is far too late|too late|is too late|earlier|earlier in the day|sooner
later: later|more late
act: tea ceremony|tea ceremonies|food tour|food tours|walking tour|walking tours|guided tour|guided tours|massage
longer: plenty of time|lots of time|plenty of time at|lots of time at|plenty of time in|a long|the gained time|gained time|the time gained|the freed time|freed time|the saved time|longer|the time won|more time|more time at|more time in|needs longer|stay longer|for longer|extend
shorter: shorter|shorten|quick|quickly|quicker|less time at|too long|is too long
start: wake up|getting up|gets up|start|starts|begin|begins|get up|first point|starting
end: finish the program|finish the programme|end the program|end the programme|finish sightseeing|finish the sightseeing|end|ends|finish|finished|stop|done|be done|did
back: asleep|them asleep|back|home|be back|back in|back at hotel|back at the hotel|return|in bed|early bed|back at
clear: clear
free: leave it blank|leave it free|leave it empty|keep it blank|is mine|free|off|nap|rest|resting|a rest|rest day|day off|free day|free time|keep free|downtime|a nothing
calm: half as full|half as busy|half as much|is mad|is insane|is brutal|is nuts|is exhausting|is a bit much|is a lot|is way too much|way too much|almost empty|nearly empty|mostly empty|almost free|almost nothing|slow tempo|slow rhythm|keep it light|keep it very light|to full|way to full|to packed|to busy|way to busy|way too busy|too packed|very packed|so packed|too crammed|chill vibes|chill vibes only|chill trip|halve|thin out|lighten|dense|too dense|overloaded|overpacked|crammed|way too full|easy|too busy|fewer sights|fewer places|easier|lighter|slow|slow pace|slower|relaxed|more relaxed|relaxing|calm|calmer|gentle|gentler|chill|chilled|quieter|less packed|take it easy|no rushing|no rush|nothing exhausting|easygoing|leisurely|lazy|relaxed pace|too full
full: too empty|a bit empty|quite empty|packed|full|busier|fuller|as much as possible|see more|do more|fill|more sights
walk: walking|walk|walks|steps|foot
allergic: allergic to
isall: is literally all|is literally only|is literally just|is basically all|is basically only|is basically just|is nothing but|is mostly
cheap: exceeds our budget|exceed our budget|exceeds the budget|over our budget|is over our budget|out of our budget|is out of our budget|are out of our budget|is way out of our budget|are way out of our budget|way out of our budget|beyond our budget|is beyond our budget|above our budget|is above our budget|costs too much|cost too much|costs to much|is a rip off|overpriced|is overpriced|way overpriced|is way too expensive|is too expensive|are too expensive|cheap|rest cheap|the rest cheap|spend less money|too expensive|more free sights|cheaper|save money|free stuff
order: route|re plan|replan|rearrange|reorder|optimise|optimize|best order|better order|less back and forth|less travelling|less travel
fine: slaps|fine|how it is|exactly how it is|exactly as it is|the way it is|good|perfect|great|as it is|as is|lovely|nice
except: anything but|everything but|all but|except|except for|apart from|other than|with the exception of|save for|excluding|besides|bar
but: but|however
if: if|unless|in case|depends|depending|whether|provided|only when|only if
or: or
and: and|plus
all: all|everything|anything|all of|all the|both
rest: rest of the time|the rest of the time|rest of the trip|the rest of the trip|the rest|rest of|others|other|the others
or2: either|whichever|or similar
so: therefore|hence|thus|so|so that|then|also|and then|and also
child: mo|mo old|month old|months old|week old|weeks old|kid|kids|child|children|son|daughter|sons|daughters|twins|twin|baby|toddler|toddlers|yo|yr old|year old|years old|little one|little ones|for kids|for the kids|with the kids|with kids|with children|with a toddler
elder: in our seventies|in our early seventies|in our mid seventies|in our late seventies|in our eighties|in our early eighties|in our mid eighties|in our late eighties|in our 70 s|in our early 70 s|in our mid 70 s|in our late 70 s|in our 80 s|in our early 80 s|in our mid 80 s|in our late 80 s|in their seventies|in their early seventies|in their mid seventies|in their late seventies|in their eighties|in their early eighties|in their mid eighties|in their late eighties|in their 70 s|in their early 70 s|in their mid 70 s|in their late 70 s|in their 80 s|in their early 80 s|in their mid 80 s|in their late 80 s|seniors|pensioners|retirees|grandmas|grandpas|grandmothers|grans|nans|grandma|grandpa|grandmother|grandfather|grandparents|nan|nonna|gran|granny|gma|elderly
who: no one|noone|nobody|mums|moms|dads|hubby|hubbys|wifes|teen|teens|teenager|teenagers|mum|mom|dad|mother|father|parents|husband|wife|brother|sister|bro|sis|friend|friends|boys|girls|boy|girl|family|couple|eldest|oldest|youngest|uncle|aunt|cousin|cousins|guest|guests|everyone|none of us|neither of us
because: because|second time in|third time in|2 nd time in|3 rd time in|first time in|1 st time in|so that|even if|even though|although|because of|since|cause|as we|as i|as it|as the
correction: no wait|oh wait|jk|other way round
day: day|days
hotel: hotel|hotels
nap: still naps|still nap|still has a nap|still needs a nap|nap|naps|napping|siesta|siestas|sleeps|naptime|rest|resting|downtime
break: break|breaks|long break|proper break|pause|hotel pool|pool
freeday: rest day|day off|free day|a nothing|nothing day|break day
arrive: only get in|get in at|we come only|we only come|come only|fly in|flies in|flying in|fly into|gets in|getting in|we get in|i get in|land|lands|landing|arrive|arrives|arriving|flight lands|arrival
flight: flight goes|flight leaves|flight departs|fly|flying|flies|flying out|fly home|flight|flights|flight is|plane
rail: night train|sleeper train|overnight train|night bus|overnight bus|flixbus|our coach|our bus|train|our train|eurostar
depart: depart|departs|departing|departure|checkout|leave hotel|leave for the airport|leaving|leaves
athotel: near the hotel|near hotel|at the hotel|at hotel|in the hotel|in hotel
nolate: early bed|early beds|early night|early nights
startlater: sleeping in
start: sleep till|sleep until|sleep til|sleeping till|get out|stand up|human|beginning
end: finishes|finishing|ending
back: go back|zzz
thing: big sights|big sight|big things|thing|things|place|places|stop|stops|sight|sights|point|points|activity|activities|spots|attractions|places a day
party: 18 th|30 th|40 th|50 th|60 th|70 th|80 th|birthday|birthdays|anniversary|wedding anniversary|our anniversary
special: blowout|blow out|splurge|special|something special|posh|fancy|elegant|romantic|something nice|something romantic|smth special
booked: already have tickets for|already have tickets|already booked|have bought|bought|tickets of|have ticket|registration for
than: than
calm: not too many things|not too many things in one day|not too many things per day|not too many things a day|not too much in one day|not too much per day|not too much a day|not too full|not so full|not too packed|not too busy|only something light|only light program|only light programme|only a light programme|light programme|light program|halve|thin out|lighten|leave gaps|unhurried|slowly|light|really light|easy ones|easy things
-: no exceptions|no exception|i guess|i suppose|one time|if theres a choice|if there is a choice|if there is the choice|the second time|the third time|for the second time|for the third time|for the first time|again|any more|anymore|completely|totally|entirely|pref|in one go|is appropriate|appropriate|old|ancient|historic|beautiful|pretty|gorgeous|stunning|charming|quaint|iconic|impressive|local|traditional|typical|authentic|decent|proper|real|the big|the famous|the huge|little|slightly|for once|here|in here|shady|somewhere shady
keeprest: rest same|dont change anything else|do not change anything else|dont touch anything else|do not touch anything else|leave everything else|leave everything else as it is|everything else stays|everything else is fine|everything else can stay|the rest stays the same|rest whatever
busy: not available|unavailable|taken|busy|meeting|appointment|conference
reach: check in
cheap: free stuff only|too posh|too fancy|to expensive|way too expensive|way to expensive|to pricey|too pricey|pricey|prices are too high
-: sharp|exactly|precisely|or so|roughly|approximately|ca|no joke|im not joking|doing|apparently|somehow|anywhere|would be nice|our plan|now|unfortunately|what about|how about|for compensation|in compensation|as compensation|late in the|wherever|something like|take place|takes place|taking place|happen|happens
walk: on foot|by foot|to walk
lesswalk: knee problem|reduce the walking|reduce walking|cut the walking|cut down the walking|cut down on walking|cut down on the walking|too much walking|less walking|little walking|short walks|walk less
free: nothing booked|no programme|no program|without program
`;

/** Each line of a table: its key, and the words of it. */
function linesOf(table: string): readonly (readonly [key: string, words: readonly string[]])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2).split("|")];
    });
}

export type SaidKind = {
  readonly categories: readonly PlaceCategory[];
  readonly isPlural: boolean;
};

const CODE_OF = new Map(
  [...linesOf(CODES), ...linesOf(PLACE_CODES)].flatMap(([code, all]) =>
    all.map((words) => [words, code] as const),
  ),
);
const KIND_OF = new Map(
  linesOf(KIND_LINES).flatMap(([kind, words]) =>
    words.flatMap((word): [string, SaidKind][] => {
      const categories = [kind as PlaceCategory];
      return [
        [word, { categories, isPlural: false }],
        [pluralOf(word), { categories, isPlural: true }],
      ];
    }),
  ),
);
for (const [kinds, words] of linesOf(MASS_LINES)) {
  const categories = kinds.split(" ") as PlaceCategory[];
  for (const word of words) KIND_OF.set(word, { categories, isPlural: true });
}
for (const [kinds, words] of linesOf(QUALITY_LINES)) {
  const categories = kinds.split(" ") as PlaceCategory[];
  const phrases = words.flatMap((word) => QUALITY_PHRASES.replaceAll("~", word).split("|"));
  for (const phrase of phrases) {
    KIND_OF.set(phrase, { categories, isPlural: /(?:stuff|s)$|things/.test(phrase) });
  }
}
const LONGEST_PHRASE = 7;
const LONGEST_KIND = 5;

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|s)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The longest run of words with a code from here on. */
export function codeAt(
  plain: readonly string[],
  at: number,
): { code: string; count: number } | undefined {
  for (let count = LONGEST_PHRASE; count > 0; count -= 1) {
    const run = plain.slice(at, at + count);
    if (run.length < count || run.includes("")) continue;
    const code = CODE_OF.get(run.join(" "));
    if (code !== undefined) return { code, count };
  }
  return undefined;
}

/** "Theme" of "theme park" is no "themed". */
const PARTS_OF_PHRASES = new Set(
  [...CODE_OF.keys(), ...KIND_OF.keys()].flatMap((words) => words.split(" ")),
);

/** Words that may be meant where a letter is missing, doubled or exchanged. */
const MISTYPED = [...CODE_OF.keys(), ...KIND_OF.keys(), "morning", "evening", "afternoon"].filter(
  (word) => /^[a-z]{5,}$/.test(word),
);

/**
 * The word that is meant by one in which a letter is missing or too much, or two are exchanged; never another letter,
 * which makes another word: "parts" are no parks.
 */
export function repaired(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word) || isOrdinaryWord(word) || PARTS_OF_PHRASES.has(word))
    return undefined;
  return MISTYPED.find((known) => known[0] === word[0] && isSlip(word, known));
}

export function isSlip(word: string, known: string): boolean {
  const [longer, shorter] = word.length > known.length ? [word, known] : [known, word];
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  if (longer.length > shorter.length) {
    // A letter too much is a doubled one: "hikers" are no hikes.
    const isDoubled = longer[at] === longer[at - 1];
    return longer.slice(at + 1) === shorter.slice(at) && (longer === known || isDoubled);
  }
  return (
    longer.slice(at, at + 2) === [...shorter.slice(at, at + 2)].reverse().join("") &&
    longer.slice(at + 2) === shorter.slice(at + 2)
  );
}

/** The longest kind of place that is named from here on. */
export function kindAt(
  plain: readonly string[],
  at: number,
): (SaidKind & { count: number }) | undefined {
  for (let count = LONGEST_KIND; count > 0; count -= 1) {
    const run = plain.slice(at, at + count);
    if (run.length < count) continue;
    const kind = KIND_OF.get(run.join(" "));
    if (kind !== undefined) return { ...kind, count };
  }
  return undefined;
}

/** Words of names that stand in ordinary sentences too: one of them by itself is no name. */
const ORDINARY = new Set(
  `quiet crazy making big cost costs new old long green red blue white black golden gold silver royal national modern natural science history historic art arts city town house
hall street road avenue square place plaza bridge river lake sea island islands hill mountain forest wood woods field court cross gate tower wall
castle palace library theatre opera station terminal airport port harbour coast bay cave grand great little high low upper lower east west north
south central line top rock world day night sun moon sky water fire light lights saint holy king queen prince princess princes lady father mother children people
war memorial liberty peace victory independence company food wine beer coffee jazz club cafe boat boats cruise cruises ferry tram train trains transport car tour tours
show quarter district village summit bath baths family kids summer winter spring fall flea flower fish book books camera film music ballet cat cats dog dogs eye
stairs fountain steps gardens ruins center view views building stadium arena university college school hospital hotel house houses
store stores shop shops pink spy street secret magic time out table court stone stones hidden crystal living space air sound metro experience
street underground tunnel lift elevator cable wheel pier quay dock docks wharf canal canals pond beach memorial parliament government exchange
murdered jews unknown soldier heart angel angels devil dragon lion lions tiger bear bears elephant crossing imperial outer inner market
first second third fourth one two three four five six seven eight nine ten half cooking craft traditional open public free local main
sunset sunrise christmas easter halloween carnival chestnut rose iron bread cheese chocolate toy toys puppet dungeon wax games game sports football baseball harry fat free little italy
western eastern northern southern museum terrace panoramic electric digital pop pearl diamond ocean marine maritime naval army military
german french japanese chinese korean turkish spanish portuguese american indian asian european christian thai greek mexican
morning mornings afternoon evening night nights today tomorrow breakfast lunch dinner baths planets borderless bays scala heights point head mall food mile strip walk walks route trail way ways around through under over outside inside indoors outdoors near from drive drives driving dark alley alleys terrace terraces square squares garden store table house rock roof burger bar grill kitchen pizza cellar yard corner deck pond spring valley ridge wave breeze nest den loft studio shade`.split(
    /\s+/,
  ),
);

/** Whether a word is one of the language and so names nothing by itself. */
export function isOrdinaryWord(word: string): boolean {
  return (
    [word, word.replace(/s$/, "")].some((one) => ORDINARY.has(one)) ||
    CODE_OF.has(word) ||
    KIND_OF.has(word) ||
    word.length < 3
  );
}
