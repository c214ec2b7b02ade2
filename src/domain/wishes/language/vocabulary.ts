import type { PlaceCategory } from "../../places/place-category.ts";
import { KIND_LINES, MASS_LINES, QUALITY_LINES, QUALITY_PHRASES } from "./place-words.ts";
import { wordTable } from "./word-table.ts";

/** They may turn a wish round: "no museums", "rather the park", "only if it rains". */
const TURNING = `
all but|anything but|apart from|avoid|bar|besides|better|but|can not|cant|depending|depends|didnt|do not|do not want any|do not want to do any
do not want to see any|do nothing but|does not|doesnt|dont|dont want|dont want any|dont want to do any|dont want to see any|either|everything but|except
except for|excluding|for nobody|however|if|in case|in place of|instead|instead of|jk|keep away from|keep me away from|keep out of|keep the kids away from
keep them away from|keep us away from|keep us well away from|keep well away from|nah|neither|never|no|no chance|no places with|no plan|no plans|no sightseeing
no wait|no way|no way in hell|none|nope|nor|not|nothing|nothing but|nothing else|nothing more|nothing with|nowhere with|oh wait|only|only if|only when|or
other than|other way round|prefer|provided|rather|rather than|save for|shouldnt|stay away from|stay out of|stay well away from|there is no way|theres no way
unless|well away from|whether|will not|with the exception of|without|wont|would rather|wouldnt|zero
`;
/**
 * Other words of sentences that are no names. Runs of them are here for what they hide: "all night" is no evening, and in
 * "can go on day 5" the day begins behind the "on".
 */
const PLAIN = `
1 day|1 full day|1 st thing|1 st time in|18 th|2 nd time in|3 rd time in|30 th|40 th|50|50 th|60 th|70 th|80 th|86|a|a big fan of|a bit|a bit empty|a boat to
a different|a fan of|a ferry to|a good place for|a good spot for|a huge fan of|a little|a long|a must|a no go|a nothing|a rest|a time|a whole day
above our budget|absolutely|absolutely not|absolutely yes|accordingly|activities|activity|actual|actually|add|additional|additionally|adore|adores|aesthetic
after|afterwards|again|against|age|aged|ages|aint happening|all|all day|all else|all night|all night long|all of|all the|all the same|allergic to|almost empty
almost free|almost nothing|already|already been to|already booked|already done the|already have tickets|already have tickets for|already in|already seen
already visited|also|also a no|alternate|alternating|although|am|amazing|an|ancient|and also|and then|anniversary|another|another day|another one
another place|any|any more|anymore|anything|anything else|anyway|anyways|anywhere|apparently|appointment|appropriate|approximately|are|are a no go|are enough
are into|are missing|are not negotiable|are out of our budget|are sufficient|are too expensive|are way out of our budget|are welcome|arrival|arrive|arrives
arriving|as compensation|as conclusion|as early as possible|as first|as i|as is|as it|as it is|as much as possible|as planned|as possible|as the|as u like
as we|asked for|asleep|at|at all|at hotel|at its time|at least|at most|at opening|at opening time|at the beginning|at the end|at the end of the day
at the hotel|at the latest|at the opening|at their time|attend|attractions|aunt|authentic|awesome|axe|baby|back|back at|back at hotel|back at the hotel
back in|back to back|bad heart|bad knee|bad knees|basically|be|be awake|be back|be deleted|be done|be dropped|be glad about|be happy about|be left out
be moved|be omitted|be out of bed|be reduced to|be removed|be shifted|be skipped|be up|be visited|beautiful|because|because of|become|becomes|been|been moved
before|begging|begin|begin with|beginning|begins|behind|best|best order|best place for|best spot for|better order|beyond our budget|big fan of|big fans of
big sight|big sights|big things|biggest|bin|birthday|birthdays|bit|bit less|bit more|bits|blow out|blowout|boat to|book|booked|booked for|both|bought|boy|boys
break|break day|breaks|bring|bro|brother|btw|bump|busier|busy|but not a long one|but not too far|but not too long|by|by day|by foot|ca|cable car to|calm
calmer|can|can be cancel|can be deleted|can be dropped|can be left out|can be omitted|can be removed|can be removed from the plan|can be shortened
can be skipped|can become|can come|can die|can go|can go on|can remain|can stay|can then be cancel|can then be deleted|can then be removed|can then go
can therefore be cancel|can therefore be deleted|can therefore be dropped|can therefore be left out|can therefore be removed|can therefore be skipped
can therefore go|cancel|cannot be missing|cant leave without|cant leave without seeing|cant miss|cant wait for|cant wait to see|catch|cause|certainly|change
change nothing|change to|charming|cheap|cheaper|check in|checkout|cheers|child|children|chill|chill at|chill in|chill trip|chill vibes|chill vibes only
chilled|choose|chuck in|chuck out|cld|clear|close to|close up|come only|completely|conference|consider that|cool|cost too much|costs to much|costs too much
could|could come|could go|couple|cousin|cousins|crammed|crave|craving|crazy about|cut|cut down on the walking|cut down on walking|cut down the walking
cut down to|cut in half|cut it by half|cut it down to|cut it in half|cut it to|cut that in half|cut that to|cut the|cut the walking|cut this in half|cut to
cute|dad|dads|daughter|daughters|day|day off|day out|day out of the city|day out of town|day outside the city|day trip|day trip out of the city
day trip out of town|day trip outside the city|day trip to|day trips|day trips to|days|decent|def|deffo|definitely|defo|delete|dense|depart|departing|departs
departure|desired|did|diff day|different|different days|directly after|directly at opening|directly at the opening|directly behind|discover|dislike|distribute
distribute them|distribute these|ditch|ditch the|do|do more|do not change|do not change anything else|do not cut|do not miss|do not need|do not skip
do not touch|do not touch anything else|do not want to miss|do not want to skip|do without|doesnt matter|doesnt matter which|doing|done|done the|dont care
dont care about|dont care which|dont change|dont change anything else|dont cut|dont do|dont drop|dont forget|dont get up early|dont go in|dont go inside
dont go up|dont let us miss|dont like|dont lose|dont mind|dont mind which|dont miss|dont move|dont need|dont need more than|dont need to go in
dont need to go inside|dont need to go up|dont skip|dont touch|dont touch anything else|dont wake up early|dont want to miss|dont want to skip
dont you dare touch|dont you think|down to|downtime|drop|drop by|drop out|dropped|dunno|each day|each other|earlier|earlier in the day|earliest possible|early
early bed|early beds|early mornings|early night|early nights|easier|easy|easy ones|easy things|easygoing|eg|either is fine|either way|elderly|eldest|elegant
else|elsewhere|end|end the program|end the programme|end with|ending|ends|enjoy|enjoys|enough|entirely|epic|erase|esp|especially|essential|etc|eurostar
even if|even though|evening light|evenings short|everyone|everything|everything else|everything else can stay|everything else is fine|everything else stays
exactly|exactly as it is|exactly how it is|exceed our budget|exceeds our budget|exceeds the budget|exchange|excited about|exclude|excursion|excursion to
excursions to|experience|explore|extend|extra|fab|fall out|family|famous|fan of|fancy|fans of|far too early|far too late|father|favorite|favourite|ferry to
fewer|fewer places|fewer sights|fill|find me|fine|fine to lose|finish|finish sightseeing|finish the program|finish the programme|finish the sightseeing
finish with|finished|finishes|finishing|first|first point|first thing|first time here|first time in|fit|fix|flies|flies in|flight|flight departs|flight goes
flight is|flight lands|flight leaves|flights|flip|flixbus|fly|fly home|fly in|fly into|flying|flying in|flying out|following|food tour|food tours|foot|for
for a day|for compensation|for example|for it|for kids|for longer|for me|for once|for one day|for sure|for that|for the first time|for the kids
for the second time|for the third time|for us|forget|fr|free|free day|free hand|free stuff|free stuff only|free time|freed time|friend|friends|from below
from close up|from far away|from outside|from outside only|from the ground|from the outside|from the outside only|from the pavement|from the pavement only
from the street|from the street only|full|full day|fuller|fyi|gained time|gave up|generally|gentle|gentler|get|get in at|get lost|get out|get rid|get rid of
get up|gets in|gets up|getting in|getting up|girl|girls|give|give me|give us|gives way|gma|go|go back|go on the|go to|go up|go with|goes to|going|gone|good
good luck|good spot for|gorgeous|got a slot|got changed|got moved|got tickets for|gran|grandfather|grandma|grandmas|grandmother|grandmothers|grandpa
grandparents|grandpas|granny|grans|great|guest|guests|guided tour|guided tours|guys|had my fill of|had our fill of|haha|half a day|half as busy|half as full
half as much|half of it|half of that|halve|happen|happens|happy to lose|has priority|has to|hate|hates|hates walking|have|have a slot|have already been in
have already been to|have already seen|have already visited|have been to|have booked|have bought|have got tickets for|have had my fill of|have had our fill of
have received tickets for|have ticket|have tickets|have tickets for|have to|have visited|heart condition|heart problems|hello|hello there|hence|here|hey|hi
historic|hit|hmm|holiday|home|honestly|hooked on|hope|hotel|hotel in|hotel pool|hotels|how about|how do we do|how do we see|how it is|hubby|hubbys|huge fan of
huge fans of|human|husband|i|i ask you to|i beg|i get in|i guess|i have done|i heard|i know|i leave it to you|i like|i must know|i need to know|i suppose
i think|i would be grateful if|i would like|iconic|id|id like|id like to|idc|ideally|idk|idk earliest possible|idm|if at all possible|if it fits
if it fits with the rest|if it is possible|if it is warm|if it is warm enough|if it rains|if it still works|if it works|if it works out
if it works with everything else|if it works with the rest|if its nice enough|if its not sold out|if its not too far|if its open|if its possible
if its still open|if its still possible|if its sunny|if its warm|if its warm enough|if not|if not sold out|if not then|if not too far|if poss|if possible
if still possible|if that fits|if that fits with the rest|if that still works|if that works|if that works out|if that works with everything else
if that works with the rest|if thats possible|if the weather is good|if the weather is nice|if the weather is ok|if the weather is warm|if there are any
if there are still tickets|if there are tickets|if there is a choice|if there is any|if there is one|if there is still time|if there is the choice
if there is time|if theres a choice|if theres any|if theres one|if theres space|if theres time|if tickets are left|if time allows|if u can|if warm enough
if we can|if we can get tickets|if we can still get tickets|if we have time|if weather is good|if weather is ok|if weather ok|if you can
if you can get tickets|if you can still get tickets|ill|im|im begging|im going|im not joking|imo|impossible|impressive|in|in a row|in addition|in and out
in bed|in compensation|in elsewhere|in exchange|in here|in hotel|in it|in one day|in one go|in our 70 s|in our 80 s|in our early 70 s|in our early 80 s
in our early eighties|in our early seventies|in our eighties|in our late 70 s|in our late 80 s|in our late eighties|in our late seventies|in our mid 70 s
in our mid 80 s|in our mid eighties|in our mid seventies|in our seventies|in return|in the freed time|in the hotel|in the late|in the plan|in their 70 s
in their 80 s|in their early 70 s|in their early 80 s|in their early eighties|in their early seventies|in their eighties|in their late 70 s|in their late 80 s
in their late eighties|in their late seventies|in their mid 70 s|in their mid 80 s|in their mid eighties|in their mid seventies|in their seventies|in there
in total|incl|include|included|including|insert|integrate|interested in|interesting|into|is|is a bit much|is a lot|is a must|is a no|is a no go|is a priority
is a rip off|is above our budget|is appropriate|is basically all|is basically just|is basically only|is beyond our budget|is brutal|is crazy about|is desired
is enough|is exhausting|is far too early|is far too late|is important|is impossible|is insane|is into|is it possible|is it possible to|is literally all
is literally just|is literally only|is mad|is mad about|is mad on|is main reason|is main reason of trip|is mine|is missing|is mostly|is much too early
is much too late|is must|is my highlight|is necessary|is non negotiable|is not happening|is not my thing|is not necessary|is not negotiable|is not our thing
is not so important|is not so necessary|is not that important|is nothing but|is number one|is nuts|is nuts about|is our highlight|is out of our budget
is out of the question|is over our budget|is overpriced|is planned|is plenty|is sufficient|is the highlight|is the main reason|is the main reason for the trip
is the main reason im coming|is the main reason im going|is the main reason of the trip|is the main reason we come|is the main thing|is the priority
is too early|is too expensive|is too late|is too long|is top priority|is up to you|is very welcome|is way out of our budget|is way too early
is way too expensive|is way too late|is way too much|is welcome|is why im going|is why were going|isnt happening|isnt it|isnt our thing|it
it would be great if|it would be nice if|itinerary|its|its my first time|its our first time|ive|ive done|join|just|just from below|just from outside
just from the outside|keep|keep evenings short|keep free|keep it blank|keep it light|keep it very light|keep the evenings short|keep the walking short
keep walking short|keep walks short|keeps|kick out|kid|kids|kill|kindly|kindly consider that|knee problem|land|landing|lands|last|late at night|late in the
late into the night|late mornings|late start|late starts|later|lazy|leave|leave away|leave everything else|leave everything else as it is
leave for the airport|leave gaps|leave hotel|leave it alone|leave it blank|leave it empty|leave it free|leave off|leave out|leaves|leaving|leisurely|less
less back and forth|less packed|less time at|less travel|less travelling|less walking|let|lets|lie in|light|light program|light programme|lighten|lighter|like
like to|like to join|likes|limit|linger|literally|little|little one|little ones|little walking|live in|loads of|local|lock|lol|long break|longer|lose|lots of
lots of time|lots of time at|love|love to join|lovely|loves|mad about|mad on|main|main purpose|mainly|make|many thanks|massage|mate|max|maximal|maximally
maximum|may|may go|may not be missing|may remain|may stay|maybe|me|meeting|mid|might|minimum|minutes|miss|missing|mix in|mix it with|mix them with|mix with|mo
mo old|mom|moms|month old|months old|more|more free sights|more late|more like|more relaxed|more sights|more time|more time at|more time in|most
most important|mostly|mostly empty|mother|move|moved|moves to|much|much too early|much too late|mum|mums|must|must be|must do|must go|must know
must not be lost|must not be missing|must not be touched|must not get lost|must remain|must see|musts|my|my fill of|namely|nan|nans|nap|napping|naps|naptime
near|near hotel|near the hotel|nearby|nearly empty|necessarily|necessary|need|need to|need to know|needed|needs|needs longer|neither of us|next to|ngl|nice
nicest|night bus|night train|nix|no 1|no cap|no doubt|no early alarm|no early alarms|no early mornings|no early starts|no exception|no exceptions
no getting up early|no go|no joke|no kidding|no late evenings|no late nights|no long walk|no long walks|no more than|no morning people|no mornings
no need for more than|no need of more than|no need to go in|no need to go inside|no need to go up|no one|no program|no programme|no rush|no rushing|no thanks
no worries|nobody|non negotiable|none of us|nonna|noone|not a long one|not a morning person|not available|not be touched|not certain|not deleted
not early birds|not early risers|not enough|not get up early|not getting up early|not go in|not go inside|not go up|not going in|not going inside|not going up
not gonna lie|not happening|not interested in|not just|not late|not more than|not morning people|not morning persons|not much walking|not my thing
not necessary|not needed|not negotiable|not negotiable to lose|not on one day|not on the same day|not on the same day as|not only|not our thing|not so early
not so full|not so important|not so many|not so much|not so much walk|not so much walking|not so necessary|not sure|not that important|not the same day as
not to be missed|not to be touched|not to miss|not together|not too busy|not too early|not too full|not too late in the evening|not too many
not too many things|not too many things a day|not too many things in one day|not too many things per day|not too much a day|not too much in one day
not too much per day|not too much walk|not too much walking|not too packed|not very early|not walk too much|note that|nothing booked|nothing day
nothing exhausting|nothing late|nothing late at night|nothing late in the evening|nothing too early|nothing too late|nothing too late in the evening|now|nudge
nuts about|obsessed by|obsessed with|obv|obv not|obv not happening|obviously|obviously not happening|obvs|of|of course|off|oh|ok|ok so|ok to lose|okay|old
oldest|omit|omitted|on|on another day|on different days|on foot|on it|on one day|on the way|one day|one day out|one day trip|one day trip out of the city
one day trip out of town|one half day|one more|one time|only a light programme|only from below|only from outside|only from the ground|only from the outside
only from the pavement|only from the street|only get in|only light program|only light programme|only outside|only something light|optimise|optimize
or otherwise|or similar|or smth|or so|or something|or somthing|or what do you think|or whatever|or wherever|order of|other|other day|other days|others
otherwise|our|our anniversary|our bus|our coach|our fill of|our plan|our train|out|out of bed|out of our budget|out of the question|outside only
over our budget|over there|overkill|overloaded|overnight bus|overnight train|overpacked|overpriced|packed|parents|particularly|pause|pensioners|perfect
perhaps|pick|pin|place|places|places a day|plan|plan around it|plan around that|plan around this|plane|please|please include|please note that|pleasee|pleaseee
plenty|plenty of|plenty of time|plenty of time at|plenty of time in|plss|point|points|pool|posh|possible|possibly|postpone|precisely|pref|preferably|prettiest
pretty|pretty late|prices are too high|pricey|priority|probably|proper|proper break|push|put|put in|quaint|quick|quicker|quickly|quieter|quite|quite empty
quite late|rather fewer|rather less|rather skip|re plan|real|really|really into|really late|really light|rearrange|received tickets for|redo|reduce
reduce the walking|reduce walking|reduced to|registration for|relaxed|relaxed pace|relaxing|relocate|remain|remaining time|remains|remove|reorder|replace
replan|requested|reschedule|reserved|rest|rest cheap|rest day|rest is up to u|rest is up to you|rest of|rest of the time|rest of the trip|rest same
rest whatever|resting|retirees|return|ride on the|ride the|right after|right at opening|right at the opening|rly|romantic|roughly|round there|route|same
same day|save money|schedule|scrap|second time in|see|see more|seeing|seen|seen already|select|seniors|separate them|several|shady|shall|sharp|shift|shifted
shld|short evenings|short walking|short walks|shorten|shorten to|shortened|shorter|shorter days|should|should not be missing|should not get lost|should remain
shouldnt be missing|show me|shunt|siesta|siestas|sight|sights|since|sis|sister|sit down|skip|slaps|sleep in|sleep late|sleep long|sleep til|sleep till
sleep until|sleeper train|sleeping in|sleeping late|sleeping long|sleeping till|sleeps|slightly|slot|slow|slow mornings|slow pace|slow rhythm|slow start
slow tempo|slower|slowly|smth|smth special|so|so into|so many|so packed|so that|sod|some|somehow|something|something better|something closer|something else
something less|something like|something nearby|something nearer|something nice|something quieter|something romantic|something special|somewhere
somewhere closer|somewhere else|somewhere nearer|somewhere shady|somewhere w|somewhere with|somewhere with a|somthing|son|sons|sooner|sorry|special|spend
spend less money|split them|split them up|splurge|spots|spread|spread out|spread them out|spread these out|squeeze|squeeze in|stand up|start
start early in the mornings|start late|start with|starting|starts|starts too early|stay|stay in|stay longer|stay longer at|stay near|staying near|stays|steps
stick|still has a nap|still nap|still naps|still need|still needs a nap|still want|still want to|still want to see|stop|stops|straight after|strike|stuff
stunning|substitute|such as|suffice|suffices|sufficient|super early|super into|super late|sure|surely|surely include|surprise me|survive|survives|swap
swap around|swap round|swerve|switch|switch round|swop|take|take away|take into account that|take into consideration that|take it easy|take off|take out
take place|taken|takes place|taking place|tbf|tbh|tea ceremonies|tea ceremony|teen|teenager|teenagers|teens|than|thank you|thank you for the good plan
thank you for the great plan|thank you for the nice plan|thank you for the plan|thanks|thanks for the good plan|thanks for the plan|that|that is all|thats
thats all|thats everything|thats it|the|the best spot for|the big|the boat to|the cable car to|the famous|the ferry to|the freed time|the gained time|the huge
the latest|the light|the order|the order of|the others|the remaining|the rest|the rest cheap|the rest is up to you|the rest of the time|the rest of the trip
the rest stays the same|the same day|the saved time|the second time|the third time|the time gained|the time won|the tram to|the way it is|them|them asleep
themed|then|then also|there|therefore|theres|these|they|theyre|theyve|thin out|thing|thing is|things|think|third time in|this|those|though|throw out|thus|thx
tickets for|tickets of|time in|time permitting|tired of|to|to a different time|to another day|to another time|to busy|to do|to expensive|to full|to join
to make room|to make space|to much walking|to packed|to pricey|to some other time|to walk|toddler|toddlers|together|too|too busy|too crammed|too dense
too early|too empty|too expensive|too fancy|too full|too late|too little|too little for that|too long|too many|too much|too much walking|too old for that
too packed|too posh|too pricey|too small for that|too young for that|top|tops|totally|tour|trade|traditional|train|tram to|trash|traveling|travelling|trip
trip out of the city|trip out of town|try|turn|twin|twins|type|typical|um|unavailable|uncle|undecided|unfortunately|unhurried|unlock|unpin|unsure|until late
until the early hours|until the small hours|untouched|up close|up to|up to u|up to you|us|use|use it for|use that day for|use that for|use the rest for
use the time for|vacation|very|very into|very late|very packed|very welcome|vibe|vibes|visit|visit of|visit to|visiting|wake up|walk|walk less|walking
walking tour|walking tours|walks|want|want to|want to go|want to join|want to know|want to see|want to visit|wants|was|was moved|watch|way out of our budget
way overpriced|way to busy|way to expensive|way to full|way to much walking|way too busy|way too early|way too expensive|way too full|way too late
way too much|way too much walking|wd|we|we come only|we get in|we have all been to|we have all seen|we have both seen|we have done|we know already|we like
we love|we need to know|we only come|we would be grateful if|we would like|weak heart|weather permitting|wed|wed like to|wedding anniversary|week old
weeks old|welcome|well|were|weve|weve all been to|weve all seen|weve already done|weve already seen|weve been to|weve both seen|weve done|what about
what do you think|whatever|whatevs|whenever|where are|where can we see|where can we watch|where is|where it is|where possible|where to see|where to watch
wheres|wherever|whichever|whole day|wife|wifes|will|wish|wishlist|with|with a toddler|with children|with each other|with kids|with the kids|without a doubt
without children|without doubt|without dropping|without giving up|without going in|without going inside|without going up|without kids|without losing
without program|without the baby|without the children|without the kids|without the toddler|witness|wld|wont do|would|would be a dream|would be amazing
would be appreciated|would be awesome|would be cool|would be fine|would be fun|would be glad about|would be glad if|would be good|would be great
would be happy about|would be happy if|would be lovely|would be nice|would be perfect|would be sick|would be sweet|would be welcome|would be wonderful
would hate to miss|would interest us|would like|would like to join|would like to know|would love|would love to join|would not want to miss
wouldnt want to miss|yeah|year old|years old|yeet|yep|yes|yes to|yo|you|you choose|you decide|youngest|your|yr old|yup|zzz
`;

function wordsOf(list: string): readonly string[] {
  return list.trim().split(/[|\n]/);
}

export type SaidKind = {
  readonly categories: readonly PlaceCategory[];
  readonly isPlural: boolean;
};

/** What a run of words is where no list has a place, a time, a food or a need of it. */
export type WordCode = "turn" | "and" | "-";

const CODE_OF = new Map<string, WordCode>([
  ...wordsOf(PLAIN).map((words) => [words, "-"] as const),
  ...wordsOf(TURNING).map((words) => [words, "turn"] as const),
  ["and", "and"],
  ["plus", "and"],
]);
const categoriesIn = (kinds: string) => kinds.split(" ") as PlaceCategory[];
const KIND_OF = new Map<string, SaidKind>();
for (const [word, kind] of wordTable(KIND_LINES)) {
  KIND_OF.set(word, { categories: categoriesIn(kind), isPlural: false });
  KIND_OF.set(pluralOf(word), { categories: categoriesIn(kind), isPlural: true });
}
for (const [word, kinds] of wordTable(MASS_LINES))
  KIND_OF.set(word, { categories: categoriesIn(kinds), isPlural: true });
for (const [word, kinds] of wordTable(QUALITY_LINES))
  for (const phrase of QUALITY_PHRASES.replaceAll("~", word).split("|"))
    KIND_OF.set(phrase, {
      categories: categoriesIn(kinds),
      isPlural: /(?:stuff|s)$|things/.test(phrase),
    });
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
): { code: WordCode; count: number } | undefined {
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
