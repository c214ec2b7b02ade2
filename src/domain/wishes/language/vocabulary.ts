import type { PlaceCategory } from "../../places/place-category.ts";
import { KIND_LINES, MASS_LINES, PLACE_CODES } from "./place-words.ts";
import { WIDE_CODES } from "./wide-words.ts";

/**
 * What words say, each line a code and the words for it. A code is what the rules are written in; words of the code
 * "-" mean nothing. Longer runs go before shorter ones.
 */
const CODES = `
same: same day|same|back to back|in a row|each day|different days|different day|other day|other days|a time|50|alternate|alternating
it: it|they|them|its|theyre
lodge: stay in|staying in|staying at|stay near|stay close to|stay around|staying near|hotel in|hotel near|hotel close to|hotel around|sleep near|our hotel is in|our hotel is near|our hotel is at|hotel is in|hotel is near|our airbnb is in|airbnb in|airbnb near|a hotel in|a hotel near|be based in|based in|base in|base ourselves in|lodging in|lodging near|accommodation in|accommodation near|live in|rent a flat in
other: different|a different|another place|something else|something different|anything else|another one
booked: booked|reserved|have booked|tickets for|ticket for|have tickets for|have tickets|got tickets for|booking for
lesswalk: bad knee|bad knees|sore feet|tired feet|cant walk far|cant walk much|hate walking|hates walking|not much walking|no long walks
endearly: days not too long|not too long days|short days|shorter days|days too long|no long days|no late nights|no late evenings|early nights|early evenings
startlater: not a morning person|not morning people|not early birds|not an early bird|wake up late|get up late|waking up late|not up early|slow mornings|slow start|slow starts|late mornings|no early mornings|no early starts|no mornings|sleep in|late start|late starts|start late|starts late|lie in|get a lie in|have a lie in|sleep longer|sleep late|start too early|starts too early|starts are all too early|too early
leave: leave
-: sit down|on the way|along the way|after all|accordingly|please|aged|age|ages|with each other|each other|then also|take|make|travelling|traveling|weve|ive|theyve|so much|much|too far|far|in and out|the|a|an|our|my|us|me|i|we|you|your|to|of|on|in|at|for|with|would|could|can|may|might|should|shall|will|id|wed|ill|well|lets|let|is|are|be|been|am|was|im|were|there|theres|this|that|thats|these|those|some|really|very|just|maybe|perhaps|kindly|too|ok|okay|oh|um|pretty|quite|definitely|absolutely|surely|sure|actually|if possible|where possible|as possible|if you can|if we can|if it fits|if theres time|if theres room|if there is time|if it goes|as you like|only if it fits|thank you|thanks|thank you very much|thx|cheers|lol|haha|obvs|obviously|obv|literally|honestly|tbh|ngl|guys|hi|hello|hey|plan|itinerary|trip|visit to|holiday|vacation|somewhere|place|as well|do you think|is it possible to|is it possible|would it be possible to|possible|ideally|preferably|of course|by the way|any|bit|little bit|a little|a bit|now|still|already|going|im going|to do|though|for us|for me|by all means|yes|yeah|yep|yes please|bro|mate
rm: has to give way|have to give way|must give way|can give way|gives way|is then dropped|are then dropped|then dropped|is then omitted|are then omitted|remove|tired of|seen|already seen|have seen|been to|have been to|already been to|drop|skip|delete|cancel|lose|ditch|bin|scrap|strike|cut|cut out|get rid of|take out|take off|leave out|leave away|leave off|drop out|fall out|kill|axe|chuck|omit|exclude|throw out|omitted|can be omitted|may be omitted|could be omitted|be omitted|is dropped|dropped|can go|may go|could go|must go|has to go|should go|can be deleted|can be cancelled|be deleted|be cancelled|not needed|isnt needed|needed|not necessary|is not necessary|isnt necessary|no need for|no need of|dont need|dont need to see|do not need|dont have to see|dont have to visit|out please|out|gone|forget|forget about|dont bother with|do without|get lost|pass on|miss out|miss|not happening|not interested in|not bothered about|fed up with|sick of|hate|hates|dislike|dont like|do not like|dont fancy|bin off|cut back|give up|gave up|given up|trash|erase|clear out
no: no|avoid|without|stay away from|keep away from|steer clear of|none|zero|nah|nope|neither|nor|never
not: not|dont|do not|doesnt|does not|wont|will not|cant|can not|didnt|shouldnt|wouldnt|dont want|do not want
nothing: nothing|no plans|no plan|no programme|no program|nothing planned|nothing booked|no sightseeing
keep: keep|keeps|stay|stays|remain|remains|stays in|can stay|may stay|must stay|has to stay|dont lose|dont touch|do not touch|dont change|do not change|dont move|leave alone|stays put|is safe|survive|hold on to|leave as is|leave as it is|where it is|where they are|stays where it is|leave it alone|hands off
lock: lock|pin|fix
unlock: unlock|unpin
add: add|spend|include|put|put in|squeeze in|squeeze|fit in|fit|stick|insert|give|visit|see|go see|go to|take us to|bring|plan|schedule|throw in|work in|build in|give us|give me|do|doing|book|tour|explore|seeing|visiting|go up|include|integrate
want: want|want to|wants|want to see|i like|we like|i would like|we would like|like to|id like|wed like|id like to|wed like to|would like|would like to|would love|love|fancy|hope|wish|prefer to see|keen on|interested in|into|obsessed with|must|must see|must do|must be|musts|must have|need|need to|needs|have to|has to|essential|non negotiable|a must|is a must|is must|have|get|dont want to miss|do not want to miss|dont miss|do not miss|do not want to skip|dont want to skip|dont skip|do not skip|dont forget|cant miss|not to be missed|not to miss|lots of|plenty of|in please|go|happy with|enjoy|necessary|necessarily|top of our list|big on|mad about|crazy about
more: more|another|extra|one more|some more|additional
fewer: fewer|less|not so many|not so much|not too many|not many|not as many|not too much|reduce|cut down on|cut down|fewer of|too many|too much|way too many|too many of|not enough but|overkill
only: only|just one|only one of
max: is my limit|is our limit|my limit|our limit|should not exceed|must not exceed|not exceed|shouldnt exceed|max|maximum|at most|no more than|not more than|up to|most|tops|at the most|is enough|are enough|enough|is plenty|plenty|sufficient|are sufficient|is sufficient|suffices|suffice
min: minutes|at least|minimum|no less than|not less than
swap: swap|exchange|replace|switch|trade|change|swop|substitute|flip|turn
arrow: →
by: by|for|with|into|against
near: near|next to|close to|nearby
instead: instead|in return
instof: instead of|in place of|rather than|in exchange for
rather: rather|prefer|preferably rather|better|would rather
move: move|shift|push|bring forward|postpone|reschedule|relocate
first: as early as possible|as first|as the first|first of all|first|first thing|first thing in the morning|as the first thing|at the start|first stop|start with|begin with|at the beginning|right at opening|at opening|at opening time|right at opening time|when it opens|right when it opens|early when it opens|as soon as it opens|once it opens|when they open|when the doors open|straight when it opens|straight to|go straight to|super early|early|as the first one|as first one
last: as late as possible|last|at the end|at the end of the day|last thing|last stop|end with|finish with|as the last|as conclusion|at the last|to finish
before: before|ahead of|prior to
after: after|following|afterwards|behind|directly behind|straight after|right after|directly after
earlier: too late|is too late|are too late|way too late|earlier|earlier in the day|sooner|bit earlier|a bit earlier
later: later|later in the day|bit later|a bit later|more late
longer: longer|the time won|time won|the time saved|the time gained|its time|its time is|more time|more time at|more time in|needs longer|stay longer|for longer|extend|extra time
shorter: shorter|shorten|quick|quickly|quicker|make quick|make it quick|keep short|keep it short|less time|less time at|less time in|less long|not so long|too long|is too long
start: start|starts|begin|begins|set off|get up|wake up|getting up|first point|out the door|out of bed|starting
end: end|ends|finish|finished|stop|done|wrap up|be done|call it a day|did
back: asleep|them asleep|kids asleep|back|home|be back|back at|back in|back at hotel|back at the hotel|back to the hotel|back to hotel|back in hotel|back in the hotel|return|return to hotel|be home|in bed|early bed|be back at the hotel|be back at hotel|back home
vacant: empty|open
clear: clear
free: is mine|is for me|is my own time|to myself|to ourselves|is ours|free|off|nap|rest time|keep clear|keep empty|rest|resting|a rest|rest day|day off|days off|free day|free time|keep free|downtime|chill day|a nothing
calm: way too full|way way too full|far too full|way too busy|way too packed|too packed|easy|too busy|too full|too packed|fewer sights|fewer places|fewer things|fewer stops|less sights|less places|less things|easier|lighter|slow|slower|slow down|relaxed|more relaxed|relaxing|calm|calmer|gentle|gentler|chill|chilled|quieter|less packed|less busy|less full|less rushed|less stressful|take it easy|no rushing|not rushed|no rush|dont rush|no stress|nothing exhausting|easy going|easygoing|leisurely|not too packed|laid back|lazy|slow pace|relaxed pace|easy pace
full: packed|full|busier|fuller|jam packed|as much as possible|see more|do more|lots packed in|pack more|fill|fill up|more stuff|more things|more sights
walk: walking|walk|walks|long walks|steps|foot
allergic: allergic to|allergy to|intolerant to|allergies to
cheap: free stuff|just free stuff|free things|free sights|cheap|less money|spend less money|too expensive|too pricey|more free sights|more free things|cheaper|less expensive|spend less|save money|low cost|on a budget|tight budget|cheap as possible|as cheap as possible|cheap as
order: route|re plan|replan|rearrange|reorder|optimise|optimize|best order|better order|better route|best route|less back and forth|less travelling|less travel
fine: fine|good|perfect|great|as it is|as is|lovely|nice
except: except|except for|apart from|besides|other than|with the exception of|bar
but: but|however
if: if|unless|in case|depends|depending|whether|provided|as long as|only when|only if|except when|except if
or: or
and: and|plus
all: all|everything|anything|all of|all the|both
rest: the rest|rest of|rest up|others|other|the others
or2: either|whichever|or similar
so: therefore|hence|thus|that means|so|so that|then|also|and then|and also
child: kid|kids|child|children|son|daughter|sons|daughters|twins|twin|baby|toddler|toddlers|yo|yr old|year old|years old|little one|little ones|for kids|for the kids|with the kids|with kids|with children|with a toddler|with a baby
elder: grandmas|grandpas|grandmothers|grans|nans|grandma|grandpa|grandmother|grandfather|grandparents|nan|nonna|gran|granny|gma|elderly parents|elderly
who: mums|moms|dads|hubby|hubbys|wifes|teen|teens|teenager|teenagers|mum|mom|dad|mother|father|parents|husband|wife|brother|sister|bro|sis|friend|friends|boys|girls|boy|girl|family|couple|eldest|oldest|youngest|uncle|aunt|cousin|cousins|guest|guests|everyone
because: because|since|cause|as im|as we|as i|as it|as the
correction: no wait|wait no|oh wait|actually no|scratch that|never mind|jk|just kidding|not really|on second thoughts|other way round
day: day|days
hotel: hotel|hotels
nap: nap|naps|napping|siesta|siestas|sleeps|nap time|naptime|rest time|rest|resting|downtime
break: break|breaks|long break|proper break|midday break|pause|pool time|hotel pool|pool
freeday: rest day|day off|days off|free day|a nothing|nothing day|break day|off day|rest days|day of rest
arrive: land|lands|landing|arrive|arrives|arriving|get in|gets in|touch down|flight lands|flight arrives|plane lands|our flight lands|arrival
flight: fly|flying|flies|fly out|flying out|fly home|flying home|fly back|flight|flights|flight home|flight back|flight leaves|flight is|plane|plane leaves|plane home
rail: train|our train|train leaves|train home|train back|eurostar|eurostar leaves|train departs|train goes
depart: depart|departs|departing|departure|check out|checkout|leave hotel|leave the hotel|leave our hotel|leave for the airport|leave for airport|head to the airport|leave for the station|leaving|leaves|out of there|head home|go home|going home
athotel: near the hotel|near our hotel|near hotel|near to the hotel|close to the hotel|close to our hotel|close to hotel|at the hotel|at hotel|in the hotel|in hotel|at our hotel|by the hotel|around the hotel
endearly: no late nights|no late evenings|early nights|early evenings|early night|early bed|early finish|nothing late|no late anything|not too late|no late ones|not late|early finishes
startlater: slow mornings|slow morning|easy mornings|lazy mornings|lazy morning|slow start|slow starts|late mornings|late morning|no early mornings|no early morning|no early starts|no early start|no mornings|sleep in|sleeping in|late start|late starts|start late|starts late|lie in|lie ins|get a lie in|have a lie in|sleep longer|sleep late|longer sleeping|start too early|starts too early|starts are all too early|too early|nothing early|not early|not too early|start not early|no alarm clock|let me sleep in|let us lie in
start: start|starts|begin|begins|set off|get up|wake up|getting up|first point|first stop at|out the door|out of the door|out of bed|starting|get out|get going|leave the house|stand up|be human|human|beginning
end: end|ends|finish|finished|stop|done|did|wrap up|be done|call it a day|finishes|finishing|ending
back: back|home|be back|back at|back in|back at hotel|back at the hotel|back to the hotel|back to hotel|back in hotel|back in the hotel|return|return to hotel|be home|in bed|be in bed|be back at the hotel|be back at hotel|back home|get back|be back home|go back|zzz
thing: thing|things|place|places|stop|stops|sight|sights|point|points|points of program|activity|activities|spots|attractions|sights a day|places a day
party: birthday|birthdays|anniversary|wedding anniversary|our anniversary
special: special|something special|posh|fancy|elegant|romantic|something nice|smth nice|smth special|something romantic
booked: booked|reserved|have booked|already booked|have bought|bought|bought tickets for|have bought tickets for|tickets of|tickets at|ticket at|tickets booked for|tickets booked|reserved for|entry at|slot at|reservation at|tickets for|ticket for|have tickets for|have tickets|have ticket|already have tickets for|got tickets for|got tix for|tix for|booking for|reservation for|have a reservation for|have a booking for|registered for|slot for|tickets to|booked for|registration for|have tickets to
than: than
calm: dont stress us|dont stress me|stress free|not too planned|not overplanned|leave gaps|leave some gaps|with gaps|gaps between|time to breathe|breathing room|room to breathe|unhurried|without rush|without rushing|no hurry|not hectic|nothing hectic|slowly|walk slowly|take things slow|take it slow|light|really light|very light|light day|light one|easy ones|easy one|easy things|gentle day|not exhausting|nothing strenuous
sleep: sleep|sleeping
-: pref|preferably|in one go|at one go|is appropriate|appropriate|suits us|works for us|works best|is enough for us|late at|local|traditional|typical|authentic|decent|proper|little|slightly|a tad|for once|for a change|here|in here|if you can help it|shady|in the shade|somewhere shady
keeprest: rest same|rest the same|rest as is|rest stays|rest stays same|rest stays the same|rest is fine|rest is good|rest unchanged|the rest stays|the rest stays the same|the rest same|the rest the same|the rest is fine|the rest is good|the rest is ok|the rest as is|the rest as it is|the rest can stay|the rest unchanged|leave the rest|leave the rest as is|leave the rest alone|keep the rest|keep the rest as is|keep the rest the same|keep everything else|keep everything else the same|leave everything else|leave everything else alone|everything else stays|everything else stays the same|everything else can stay|everything else can stay where it is|everything else the same|everything else same|everything else as is|everything else is fine|everything remains as it is|everything stays as it is|the remaining sequence the same|the sequence can stay|the order can stay|the order stays|same order|in the same order|keep the order|dont change anything else|do not change anything else|dont touch anything else|dont move anything else|dont move anything|nothing else changes|no other changes|all else stays|all else the same|rest can stay|rest whatever|the rest moves up|the rest moves up as it fits|the rest moves as it fits|rest moves up|the rest as it fits|the rest later
busy: taken|busy|meeting|a meeting|appointment|an appointment|conference|a conference
wakes: are up at|is up at|up at|awake at|wakes at|wake at|we wake up at|wake up at
atairport: be at the airport|at the airport|be at the station|at the station
reach: get to the hotel|get to our hotel|reach the hotel|check in|check in at|checking in
cheap: keep it cheap|keep things cheap|keep costs down|free stuff only|only free stuff|free things only|only free things|free sights only|only free sights|money is tight|on the cheap|cheap as poss|as cheap as poss|low budget|budget friendly|save money|we save money|dont cost much|not too expensive|not expensive
-: plan round that|plan around that|plan round it|plan around it|plan around|plan round|build the day around it|build the day around|build the day round|arrange the rest around it|arrange the day around it|arrange the rest around|work around that|work around it|sharp|exactly|on the dot|precisely|or so|roughly|approximately|no joke|im not joking|then|each|doing|absolutely|apparently|somehow|anywhere|if poss|as poss|if it goes|if that works|would be great|would be good|would be nice|would be lovely|itd be nice|itd be lovely|thatd be great|our trip|our plan
walk: walking distance|walking distances|walking distance per day|walking|walk|walks|long walks|on foot|by foot|foot|to walk|a walk
lesswalk: bad knee|bad knees|knee problem|sore feet|tired feet|cant walk far|cant walk much|cant walk a lot|cant walk long|hate walking|hates walking|not much walking|not too much walking|little walking|no long walks|less walking|walk less|walks less|as little walking as possible|tired legs|bad hip|bad back
free: free|off|rest time|keep clear|keep empty|free time|keep free|chill day|nothing booked|nothing planned|no programme|no program|without program|without programme|time off
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
  [...linesOf(WIDE_CODES), ...linesOf(CODES), ...linesOf(PLACE_CODES)].flatMap(([code, all]) =>
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

/** Words that may be meant where a letter is missing, doubled or exchanged. */
const MISTYPED = [...CODE_OF.keys(), ...KIND_OF.keys()].filter((word) => /^[a-z]{5,}$/.test(word));

/**
 * The word that is meant by one in which a letter is missing or too much, or two are exchanged; never another letter,
 * which makes another word: "parts" are no parks.
 */
export function repaired(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word) || isOrdinaryWord(word)) return undefined;
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
  `big new old long green red blue white black golden gold silver royal national modern natural science history historic art arts city town house
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
chestnut rose iron bread cheese chocolate toy toys puppet dungeon wax games game sports football baseball harry fat free little italy
western eastern northern southern museum terrace panoramic electric digital pop pearl diamond ocean marine maritime naval army military
german french japanese chinese korean turkish spanish portuguese american indian asian european christian thai greek mexican
planets borderless bays scala heights point head mall food mile strip walk walks route trail way ways around through under over near from`.split(
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
