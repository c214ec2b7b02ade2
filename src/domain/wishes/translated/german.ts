import { lexiconOf } from "./lexicon.ts";

/** German for what travellers wish most. */
export const german = lexiconOf({
  endings: ["e", "en", "er", "es", "em", "n", "s"],
  numbers: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  negations:
    "nix ungern schon bereits nicht nichts nie niemals kein keine keinen keiner keinem keines keins ohne außer ausser statt anstatt weder noch weg weglassen auslassen verzichten vermeiden meiden nein nö niemand kaum wenig weniger",
  lines: `
-: der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|bitte|gern~|mal|ja|halt|eben|doch|so|zwar|einfach|dort|da|dann|gerade|noch|schon|auch|uns|mir|mich|sich|es|etwas|unser~|mein~|dein~|euer|eure|ihr~|sein~|euch|wirklich|total|ganz|sehr|super|echt|am liebsten|hätten gern~|hätte gern~|wäre~ schön|wären schön|wäre toll|wäre~ super|wäre gut|wäre nett|wenn möglich|falls möglich|wenn es geht|möglichst|würden|würde|werden|wird|könnten|könnte|können|kann|dürfen|darf|soll~|sollt~|ist|sind|sein|war|haben|habe|hat|hätte~|gibt es|geht|gehen|machen|wohl|eher|unbedingt|auf jeden fall|natürlich|danke|vielen dank|hallo|liebes team|ihr lieben|vor allem|vor ort|im urlaub|unterwegs|insgesamt|genau|in ruhe
we: wir|ich|man
and: und|sowie|plus|u|&
or: oder
but: aber|jedoch|sondern|dafür
because: weil|denn|da wir|da ich|da er|da sie|da die|wegen
if: wenn|falls|sofern|außer wenn
with: mit|zusammen mit
for: für
to: zu|zum|zur|nach
of: von|vom
in: in|im
at: bei|beim|an|um|gegen|auf
without: ohne
no: kein~|keinerlei|nie|niemals|nie wieder|weder|vermeiden|meiden|bloß kein~|auf [gar] keinen fall|bloß nicht|lieber kein~|lieber ohne|(gar/absolut) kein~|[wir haben/haben/ich habe] keine lust auf|(wir/ich) (wollen/mögen/mag/brauchen/möchten/brauche/will/möchte) kein~|nicht (in/ins/zum/zur)|nichts mit|noch
<no: [lieber] nicht|(muss/müssen) nicht sein|(brauchen/mögen/wollen/möchten/müssen/würden) wir [gar] nicht|(brauche/mag/will/möchte/muss) ich [gar] nicht|(interessieren/interessiert) uns [gar] nicht|(sind/ist) nichts für uns|vermeiden|meiden|[bitte] (weglassen/auslassen)|(kann/können) weg|raus|streichen|(vermeiden/auslassen) (wollen/möchten) wir|(wollen/möchten) wir (vermeiden/auslassen)|[wollen wir] nicht (sehen/besuchen/besichtigen/anschauen)|(möchten/wollen/müssen) wir [gar] nicht (sehen/besuchen/besichtigen/rein)|auslassen wir|lassen wir (aus/weg)|braucht es nicht|lieber auslassen
not: nicht
<skip: lasst … weg|lassen … weg|lassen … aus|lass … weg|lass … aus
nothing: nichts
less: weniger
not too many: nicht zu viele|nicht so viele|nicht zu viel|nicht so viel|nicht allzu viele|wenige|wenig
more: mehr|noch mehr
lots of: viel|viele|jede menge|ganz viel
only: nur|bloß|ausschließlich
at most: höchstens|maximal|max|nicht mehr als|bis zu|am höchsten
at least: mindestens|wenigstens
instead of: statt|anstatt|anstelle von
except: außer|bis auf|ausgenommen|mit ausnahme von
must see: muss sein|müssen sein|muss rein|ein muss|ist ein muss|ist pflicht|pflicht|darf nicht fehlen|dürfen nicht fehlen|nicht verpassen|dürfen wir nicht verpassen|nicht auslassen|wollen wir unbedingt sehen|müssen wir sehen|muss dabei sein|müssen dabei sein|darf auf keinen fall fehlen|ist gesetzt|hat priorität|wollen unbedingt in|wollen unbedingt ins|wollen unbedingt zum|wollen unbedingt zur
<must see: unbedingt sehen|unbedingt besuchen|müssen wir sehen|unbedingt|unbedingt anschauen|unbedingt ansehen|auf jeden fall sehen|auf jeden fall
we want: wir wollen unbedingt|wir möchten unbedingt|ich will unbedingt|ich möchte unbedingt|wir müssen unbedingt|wir wollen auf jeden fall|wir würden gerne|wir würden gern|wir wollen|wir möchten|ich möchte|ich würde gern~|wir hätten gern~|möchten wir|wollen wir|möchte ich|will ich|würden wir gern~|wir müssen|möchten|wollen
see: sehen|besuchen|besichtigen|anschauen
we want: wir (wollen/möchten/müssen) … (sehen/besuchen/besichtigen/anschauen/ansehen/machen)|(wollen/möchten/müssen) wir … (sehen/besuchen/besichtigen/anschauen/ansehen/machen)|ich (will/möchte/muss) … (sehen/besuchen/besichtigen/anschauen)|wir (wollen/möchten) unbedingt … (sehen/besuchen/hin)|(wir würden gern/wir würden gerne/ich würde gern/ich würde gerne) … (sehen/besuchen/machen/besichtigen)|wir müssen unbedingt … (sehen/besuchen/hin)|wir (wollen/möchten/müssen) … (hin/rein)
<see: sehen|besuchen|besichtigen|anschauen|ansehen|erleben|schauen
love: lieben|liebe|liebt|mögen|mag|stehen auf|interessieren uns für|interessiere mich für|interessiert sich für|begeistern uns für|freuen uns auf|fan von|fans von|lieben wir|mögen wir|sind fans von|große fans von|haben lust auf|lust auf|bock auf|interesse an|interessieren uns sehr für
rather: lieber
prefer: bevorzugen|bevorzugt
every day: jeden tag|täglich|jeden tag mal
every morning: jeden morgen|jeden vormittag
every evening: jeden abend
a day: pro tag|am tag|je tag
day: tag|tages
days: tage|tagen
on day #: am # tag|an tag #|tag #
on the first day: am ersten tag|am anreisetag|den ersten tag|erster tag|am ankunftstag
on the last day: am letzten tag|am abreisetag|letzter tag
on the second day: am zweiten tag
on the third day: am dritten tag
on Monday: am montag|montags|montag|an montagen
on Tuesday: am dienstag|dienstags|dienstag
on Wednesday: am mittwoch|mittwochs|mittwoch
on Thursday: am donnerstag|donnerstags|donnerstag
on Friday: am freitag|freitags|freitag
on Saturday: am samstag|samstags|samstag|am sonnabend
on Sunday: am sonntag|sonntags|sonntag
Sunday evening: sonntagabend|am sonntagabend|am sonntag abend
Friday evening: freitagabend|am freitagabend|am freitag abend
Saturday evening: samstagabend|am samstagabend|am samstag abend
Sunday morning: sonntagmorgen|am sonntagmorgen|sonntagvormittag|am sonntagvormittag
Saturday morning: samstagmorgen|am samstagmorgen|samstagvormittag|am samstagvormittag
Friday afternoon: freitagnachmittag|am freitagnachmittag
Saturday afternoon: samstagnachmittag|am samstagnachmittag
Sunday afternoon: sonntagnachmittag|am sonntagnachmittag
at the weekend: am wochenende|wochenende|wochenends
on # January: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # januar|[am/dem] # januar
on # February: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # februar|[am/dem] # februar
on # March: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # märz|[am/dem] # märz
on # April: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # april|[am/dem] # april
on # May: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # mai|[am/dem] # mai
on # June: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # juni|[am/dem] # juni
on # July: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # juli|[am/dem] # juli
on # August: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # august|[am/dem] # august
on # September: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # september|[am/dem] # september
on # October: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # oktober|[am/dem] # oktober
on # November: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # november|[am/dem] # november
on # December: [am] (montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag) [,] [den] # dezember|[am/dem] # dezember
in the morning: am morgen|morgens|vormittags|am vormittag
at noon: mittags|am mittag
in the afternoon: am nachmittag|nachmittags
in the evening: am abend|abends
not before #:00: (nicht/nie/nichts/nix/keine termine/kein programm/nirgends) vor # [uhr] [morgens] |[programm] (erst/frühestens) (ab/um/gegen) # [uhr] [los]|frühestens # uhr|nicht vor # [uhr] [morgens] (los/starten/anfangen/beginnen/aufstehen/losgehen/raus/aus dem haus/losziehen/los geht)
start at #:00: (start/starten/beginnen/anfangen/beginn/tagesbeginn/los/losgehen) (um/ab) # [uhr]|ab # [uhr] [los]|(um/ab) # [uhr] (los/losgehen/starten/beginnen/anfangen)
back by #:00: [abends] [wieder] zurück (um/bis) # [uhr]|[abends] [spätestens] (um/bis/vor/ab/gegen/bis spätestens) # [uhr] [wieder] (zurück/im hotel/im bett/daheim/im hotel sein/zurück sein/im bett sein/ins bett/zu hause)|[abends] spätestens # [uhr] (zurück/im hotel)|(nicht/nichts) nach # [uhr]|(schluss/feierabend) um # [uhr]|[abends] [spätestens] (um/gegen) # [uhr] (schluss/feierabend)|zurück im hotel (um/bis/bis spätestens/spätestens um) # [uhr]
between #:00 and #:00: (zwischen/von) # [uhr] (und/bis) # [uhr]
before #:00: vor # uhr
after #:00: nach # uhr
until #:00: bis # [uhr]
by #:00: bis spätestens # [uhr]|spätestens [um] # [uhr]
at #:00: (um/gegen/so um) # [uhr]|# uhr
start at {-1}:30: (um/ab/erst um/gegen) halb # (los/starten/losgehen)
at {-1}:30: [um] halb #
not before {-1}:30: nicht vor halb #
back by {-1}:30: [spätestens] (um/bis) halb # (zurück/im hotel)
# hours: # stunden|# std
# hour: # stunde|eine stunde|einer stunde
# minutes: # minuten|# min
half an hour: halbe stunde
before: vor
after: nach dem|nach der
start later: (später/erst später) (starten/anfangen/los/beginnen)
sleep in: schlafen [gerne] … aus|schlafen … aus
late start: spät starten|später start|spät anfangen|erst spät los|spät los|spät aufstehen|später starten|später anfangen
sleep in: ausschlafen|lange schlafen|lang schlafen|wir schlafen gern~ aus|schlafen gern~ aus|schlafen gern lange|schlafen gerne lange|langschläfer|morgenmuffel|keine frühaufsteher
slow mornings: langsame vormittage|ruhige vormittage|morgens langsam|langsam in den tag starten|gemütliche vormittage|entspannte vormittage|morgens gemütlich|gemütlich in den tag starten|morgens ruhig|morgens keine hektik|entspannte morgen|langsame morgen|morgens langsam starten
no early starts: nicht früh aufstehen|nicht so früh aufstehen|nicht zu früh aufstehen|kein frühes aufstehen|nicht zu früh starten|nicht zu früh los|nicht so früh los|nicht früh los|nicht zu früh|nicht so früh|morgens nicht zu früh|morgens nicht so früh|nicht früh raus|nicht zu früh anfangen|morgens nicht zu früh los|früh aufstehen wollen wir nicht
early start: früh los|früh starten|früh aufstehen|früher start|frühaufsteher|wir sind frühaufsteher
no late nights: abends nicht (zu/so) spät [zurück/ins hotel/heim/ins bett]|abends nicht zu lange|nicht zu spät ins bett|keine langen abende|abends früh zurück|abends nicht so spät|nicht so spät ins bett|früh ins bett|abends früh ins bett|abends früh ins hotel|abends nicht lange
early: früh~
late: spät~
arrive: kommen [wir] … an|komme … an|kommt … an|reisen … an|landen|landen wir|ankunft|ankommen|anreise|treffen … ein
arrive at #:00: (ankunft/landung/anreise) [um] # [uhr]|landen [erst/gegen] [um] # [uhr]|(ankunft/landung) gegen # [uhr]
our flight is at #:00: [unser] (rückflug/abflug/heimflug/flug) [geht] [um] # [uhr]|[unser] (rückflug/flug) ist um # [uhr]|fliegen [wir] um # [uhr] (zurück/ab/heim)
the train leaves at #:00: [unser] zug (fährt/geht) [um] # [uhr] [ab]|abfahrt [um] # [uhr]
we leave at #:00: (reisen/fahren) [wir] um # [uhr] (ab/heim/nach hause/zurück)|abreise [um] # [uhr]
flight: flug|rückflug|heimflug
airport: flughafen
train: zug
station: bahnhof
child: kind|kinde|kindes
kids: kinder|kindern|kids|kleinkindern
with two kids: mit zwei kindern|mit 2 kindern
two kids: zwei kinder|2 kinder
three kids: drei kinder|3 kinder
toddler: kleinkind|kleinkindes
baby: baby|säugling
babies: babys
son: sohn
sons: söhne|söhnen
daughter: tochter
daughters: töchtern
twins: zwillinge|zwillingen
teenager: teenager|teenie|jugendlicher
teenagers: teenagern|teenies|jugendliche|jugendlichen
grandma: oma|großmutter
grandpa: opa|großvater
grandparents: großeltern|oma und opa
mum: mutter|mama|mutti|schwiegermutter
dad: vater|papa|papi|schwiegervater
parents: eltern|schwiegereltern
husband: mann|ehemann
wife: frau|ehefrau
partner: partner|partnerin|freund|freundin
friends: freunde|freunden|freundinnen
family: familie
# and # years old: # und # jahre|# und # jahre alt|# und # jahren|# u # jahre|# und #jährig
# years old: # jahre alt|# jahre|# jahren|# jahr|# j
# months old: # monate alt|# monate|# monaten
# year old: #jährig~|# jährig~|#-jährig~|# - jährig~|#jährigem|#jährigen
seniors: senioren
my grandma: senior
vegetarian: vegetarisch~|vegetarier|vegetarierin|vegetarierinnen|veggie|vegetarisch essen|essen vegetarisch|esse vegetarisch|isst vegetarisch|ernähren uns vegetarisch|kein fleisch|essen kein fleisch|isst kein fleisch|esse kein fleisch|fleischlos~
vegan: vegan~|veganer|veganerin|essen vegan|isst vegan|esse vegan|ernähren uns vegan
gluten-free: glutenfrei~|zöliakie|gluten frei|ohne gluten|kein gluten|essen glutenfrei|isst glutenfrei|glutenunverträglichkeit|glutenintoleranz
halal: halal|essen halal|nur halal
kosher: koscher~|essen koscher
lactose-free: laktosefrei~|laktoseintolerant|laktoseintoleranz
allergic to nuts: nussallergie|allergisch gegen nüsse|nussallergiker
allergic to: allergisch gegen|allergisch auf|allergie gegen
pork: schweinefleisch|schwein
fish: fisch
raw fish: (roher/rohen/rohem) fisch
seafood: meeresfrüchte|meeresfrüchten
nuts: nüsse|nüssen
alcohol: alkohol
food: essen|speisen|küche
good food: gutes essen|gut essen|lecker essen|leckeres essen
local food: lokale küche|einheimische küche|regionale küche|lokales essen|typisches essen|lokale spezialitäten|einheimisches essen|typische küche
street food: streetfood|street food|street-food
<eat: gegessen
restaurant: restaurant|lokal
restaurants: restaurants|lokale|lokalen
breakfast: frühstück|frühstücken
lunch: mittagessen|mittag essen|mittags essen|zu mittag essen
dinner: abendessen|abendbrot|dinner|abends essen|zu abend essen
nice dinner: schönes abendessen|schickes abendessen|romantisches abendessen|besonderes abendessen|feines abendessen|schön essen gehen|schick essen gehen|schick essen|romantisch essen
lunch break: mittagspause
rest after lunch: mittagsschlaf|mittagsruhe|schlafen mittags|hält mittagsschlaf|macht mittagsschlaf|braucht mittagsschlaf
nap #:00-#:00: mittagsschlaf von # bis #|mittagsschlaf von # bis # uhr|mittagsschlaf zwischen # und #|mittagsschlaf zwischen # und # uhr|schläft von # bis #|schläft von # bis # uhr|schläft zwischen # und # uhr|mittagspause von # bis #|mittagspause von # bis # uhr|pause von # bis # uhr|siesta von # bis #
coffee: kaffee
cafes: cafés|cafes
ice cream: eis|gelato
cake: kuchen
beer: bier|biergarten
wine: wein
cheap: billig~|günstig~|preiswert~|kleines budget|kleinem budget|knappes budget|schmales budget|sparsam|wenig geld|nicht zu teuer|nicht so teuer|nichts teures|nicht teuer|möglichst günstig|knapp bei kasse|gratis|kostenlos~|kostenlose sachen|auf budget|nicht viel ausgeben|wenig ausgeben
cheap dinners: günstig essen|günstige restaurants|billig essen
expensive: teuer|teure|teuren|teures
budget: budget
museum: museum
museums: museen|museum n|ausstellungen|museumsbesuche|museumsbesuch
museum museum: museum museum
modern art: moderne kunst|moderner kunst|zeitgenössische kunst
art museums: kunstmuseen|kunstmuseum
art: kunst
history: geschichte|historisches|geschichtliches
architecture: architektur
culture: kultur
galleries: galerien
gallery: galerie
churches: kirchen|kirchenbesuche|gotteshäuser
church: kirche
cathedral: dom|kathedrale
temples: tempel|tempeln
mosque: moschee
mosques: moscheen
castle: schloss|burg
castles: schlösser|burgen|schlössern
palace: palast
palaces: paläste|palästen
monuments: denkmäler|monumente|sehenswürdigkeiten
sights: highlights|sehenswertes|orte
fewer places: weniger (orte/stationen/programmpunkte)
bridge: brücke
things: dinge|sachen|programmpunkte|aktivitäten|stationen|programmpunkten|sachen
viewpoints: aussichtspunkte|aussichtspunkten|ausblicke
viewpoint: aussichtspunkt|aussicht|ausblick|schöne aussicht|schöner ausblick|aussichtsplattform
views: schöne aussichten|tolle aussichten
sunset viewpoint: sonnenuntergang|sonnenuntergänge
park: park
parks: parks|grünanlagen|gärten
garden: garten
playground: spielplatz
playgrounds: spielplätze|spielplätzen
nature: natur|im grünen|ins grüne|grün
hiking: wandern|wanderung|wanderungen
market: markt|wochenmarkt
markets: märkte|märkten|wochenmärkte
flea market: flohmarkt
flea markets: flohmärkte
shopping: shopping|shoppen|einkaufen|bummeln|einkaufsbummel|shoppingtour|einkaufszentren|läden|geschäfte
old town: altstadt
old streets: gassen|altstadtgassen
beach: strand|meer
beaches: strände|stränden
a beach day: strandtag|tag am strand|ein tag am strand|einen tag am strand|einen strandtag|ein strandtag|am strand liegen|ein tag am meer|einen tag am meer|tag am meer
# beach days: # strandtage|# tage am strand|# tage am meer
swimming: schwimmen|baden
show: show
opera: oper
concert: konzert
theater: theater
musical: musical
nightlife: nachtleben|ausgehen|feiern|party|partys|clubbing|feiern gehen
clubs: clubs|diskos|discos|diskotheken|clubs
bars: bars|kneipen
rooftop bar: rooftop-bar|rooftop bar|dachterrasse|rooftopbar
zoo: zoo|tierpark
aquarium: aquarium
theme park: freizeitpark|vergnügungspark|themenpark
theme parks: freizeitparks|vergnügungsparks
a day trip: tagesausflug|tagestour|ausflug|einen tagesausflug|ein tagesausflug|ein ausflug|einen ausflug
day trips: tagesausflüge|ausflüge|tagestouren
a day trip to: tagesausflug nach|ausflug nach|ein tagesausflug nach|einen tagesausflug nach|einen ausflug nach|tagestour nach
less walking: wenig laufen|weniger laufen|nicht so viel laufen|nicht zu viel laufen|nicht viel laufen|kurze wege|wenig zu fuß|wenig gehen|nicht viel zu fuß|nicht weit laufen|nicht so weit laufen|keine langen wege|keine langen fußwege|keine weiten wege|nicht gut zu fuß|schlecht zu fuß|ist nicht gut zu fuß|ist schlecht zu fuß|kann nicht gut laufen|kann nicht viel laufen|kann nicht weit laufen|nicht so viel gehen|wenig fußweg|gehbehindert|kann schlecht laufen|laufen nicht viel|laufen nicht so viel|laufen nicht gern~|laufen ungern|nicht zu viel zu fuß|keine langen strecken|weniger zu fuß|keine weiten fußwege
at most # km on foot: höchstens # km laufen|maximal # km laufen|maximal # km zu fuß|höchstens # km zu fuß|max # km zu fuß|nicht mehr als # km laufen|nicht mehr als # km zu fuß|maximal # kilometer laufen|maximal # kilometer zu fuß
a day on foot: am tag zu fuß|pro tag zu fuß
on foot: zu fuß
walk: laufen|spazieren|spazieren gehen
walks with a stick: (geht/gehe/gehen/läuft/laufe) (am/mit/mit dem/mit einem) (stock/gehstock/krückstock/rollator)|(braucht/benutzt) (einen stock/einen gehstock/einen rollator)
bad knees: knieprobleme|kaputtes knie|knie kaputt|probleme mit dem knie|schlechte knie
wheelchair accessible: rollstuhl|rollstuhlgerecht|barrierefrei~|im rollstuhl|mit rollstuhl|rollstuhlfahrer|sitzt im rollstuhl|rollstuhlfahrerin
stroller: kinderwagen|buggy
pregnant: schwanger|bin schwanger|ist schwanger|im # monat schwanger|in der schwangerschaft
no stairs: keine treppen|ohne treppen|wenig treppen|nicht viele treppen|keine vielen treppen|möglichst wenig treppen
stairs: treppen|stufen
no crowds: keine menschenmassen|ohne menschenmassen|keine massen|menschenmassen vermeiden|menschenmassen meiden|wenig menschen|nicht so viele menschen|nicht zu viele menschen|nicht so voll|nicht zu voll|wenig los|wo wenig los ist|nicht überlaufen|nicht so überlaufen|nicht zu touristisch|nicht so touristisch|keine touristenmassen|keine touristenfallen|abseits der touristenmassen|abseits der massen|keine warteschlangen|keine langen schlangen|keine schlangen|weg von den massen|touristenmassen vermeiden|touristenmassen meiden|ohne touristenmassen|massen vermeiden|massen meiden|möglichst wenig touristen|wenig touristen|menschenmengen vermeiden|menschenmengen meiden|keine menschenmengen|mögen keine menschenmassen|mag keine menschenmassen|große menschenmengen vermeiden|keine großen menschenmengen|kein gedränge|nicht überlaufen~
crowds: menschenmassen|menschenmengen|touristenmassen|massen|gedränge
stay in: (in/im) … (wohnen/übernachten/schlafen/unterkommen)|wohnen in|übernachten in|schlafen in|unterkunft in|hotel in|hotel im|unterkunft im|wohnen im|übernachten im|wohnen wir in|wohnen wir im
stay near: hotel nahe|hotel in der nähe von|unterkunft nahe|hotel in der nähe|unterkunft in der nähe von|wohnen in der nähe von|wohnen nahe|hotel bei|übernachten in der nähe von|hotel in der nähe vom|hotel nähe|unterkunft in der nähe vom|wohnen bei
near the hotel: in hotelnähe|in der nähe vom hotel|in der nähe des hotels|nahe dem hotel|nah am hotel|beim hotel
near: nahe|in der nähe von|in der nähe vom|in der nähe
hotel: hotel|unterkunft
in the hotel: im hotel
relaxed pace: entspannt~|gemütlich~|ruhig~|gemächlich~|langsames tempo|langsam~|ohne stress|kein stress|keinen stress|ohne hektik|keine hektik|stressfrei~|ohne eile|gemütliches tempo|entspanntes tempo|ruhiges tempo|nicht zu viel programm|nicht so viel programm|wenig programm|nicht zu voll gepackt|nicht zu vollgepackt|nicht vollgepackt|viele pausen|viel zeit|mit vielen pausen|nicht hetzen|nicht stressig|keine eile|ohne hetze|keine hetze|nicht zu stressig|es langsam angehen lassen|es ruhig angehen lassen|es gemütlich angehen lassen|es entspannt angehen lassen|langsam angehen lassen|gemütlich angehen|nicht zu viel pro tag|nicht zu viel am tag|nicht zu viel an einem tag|nicht zu anstrengend|nicht anstrengend|relaxt|chillig|chillen|in gemütlichem tempo|in ruhigem tempo|im langsamen tempo
see as much as possible: so viel wie möglich sehen|so viel wie möglich|möglichst viel sehen|möglichst viel|volles programm|viel sehen|viel programm|alles mitnehmen|vollgepackt|vollgepackte tage|volle tage|wollen viel sehen
at most # things a day: höchstens # sachen pro tag|maximal # sachen pro tag|höchstens # dinge pro tag|maximal # programmpunkte pro tag|maximal # dinge pro tag|höchstens # programmpunkte pro tag|maximal # programmpunkte am tag|nicht mehr als # sachen pro tag|nicht mehr als # programmpunkte pro tag|nicht mehr als # dinge pro tag|nicht mehr als # orte pro tag|maximal # orte pro tag|höchstens # orte pro tag|max # programmpunkte pro tag|maximal # stationen pro tag|maximal # sehenswürdigkeiten pro tag|höchstens # sehenswürdigkeiten pro tag|nicht mehr als # sehenswürdigkeiten pro tag|maximal # sachen am tag|höchstens # sachen am tag|nur # sachen pro tag
a rest day: ruhetag|einen ruhetag|pausentag|tag pause|einen tag pause
a free day: freier tag|freien tag|einen freien tag|tag frei|einen tag frei|ein freier tag|einen tag ohne programm|ein tag ohne programm|tag zur freien verfügung
free: frei|freihalten|frei halten|frei lassen|freilassen|nichts geplant|nichts vorhaben|bleibt frei|soll frei bleiben|frei haben
a free afternoon: freier nachmittag|einen freien nachmittag|nachmittag frei|ein freier nachmittag
a free evening: freier abend|einen freien abend|ein freier abend
break: pause|pausen
birthday: geburtstag|hat geburtstag
anniversary: hochzeitstag|jahrestag|jubiläum
honeymoon: flitterwochen|hochzeitsreise
taxis: taxis|taxi
public transport: öffis|öffentliche verkehrsmittel|mit den öffis|u-bahn|bahn|ubahn
rain: regen
if it rains: bei regen|wenn es regnet|falls es regnet
but we want: aber (gerne/dafür/viele/viel)
already seen: kennen wir (schon/bereits)|waren wir schon|haben wir schon gesehen|schon gesehen|haben wir schon|kenne ich schon
yes: schon$|ja$|gerne$|gern$
tickets: tickets|karten|eintrittskarten
booked: gebucht|reserviert
for kids: für kinder|für die kinder|für unsere kinder|für die kleinen|kindgerecht~|kinderfreundlich~|familienfreundlich~
stuff for the kids: etwas für kinder|was für kinder|was für die kinder|etwas für die kinder|programm für kinder|kinderprogramm|aktivitäten für kinder
the Eiffel Tower: eiffelturm|eifelturm|eiffelturms
the Colosseum: kolosseum|colosseum
the Vatican Museums: vatikanische museen|vatikanischen museen|vatikanmuseen
the Sistine Chapel: sixtinische kapelle|sixtinischen kapelle
St Peter's Basilica: petersdom
Trevi Fountain: trevibrunnen|trevi-brunnen
Spanish Steps: spanische treppe|spanischen treppe
Arc de Triomphe: triumphbogen
Palace of Versailles: schloss versailles
Versailles: versailles
Brandenburg Gate: brandenburger tor
Museum Island: museumsinsel
the Tower of London: tower von london|tower
Buckingham Palace: buckingham palast
British Museum: britisches museum
Charles Bridge: karlsbrücke
Prague Castle: prager burg
the Acropolis: akropolis
the Blue Mosque: blaue moschee|blauen moschee
Hagia Sophia: hagia sophia
Topkapı Palace: topkapi palast|topkapi-palast
the Grand Bazaar: großer basar|großen basar
Schönbrunn Palace: schloss schönbrunn|schönbrunn
St Stephen's Cathedral: stephansdom
the Statue of Liberty: freiheitsstatue
Empire State Building: empire state building
Central Park: central park
Notre-Dame: notre dame|notre-dame
the Pyramids: pyramiden
St Mark's Basilica: markusdom
St Mark's Square: markusplatz
Doge's Palace: dogenpalast
Rialto Bridge: rialtobrücke
Duomo: mailänder dom
Uffizi: uffizien
Fisherman's Bastion: fischerbastei
Anne Frank House: anne-frank-haus|anne frank haus
Van Gogh Museum: van-gogh-museum|van gogh museum
Rijksmuseum: rijksmuseum
Prado: prado
Royal Palace: königspalast|königlicher palast
Sagrada Família: sagrada familia
-: nen|ne|nem|hab|is|isch|ists|z . b .|zum beispiel|am besten|eigentlich|deshalb|daher|diesmal|einplanen$|sonst$|bin|bei mir|bei uns
no: nix|nix mehr
remove: entfern~|streich~|streiche
remove: nimm … raus|nehmt … raus|nehmen … raus
<remove: rausnehmen|entfernen|raus|herausnehmen
add: füg … hinzu|füge … hinzu|ergänz~|nimm … dazu|nimm … auf|pack … rein
<add: hinzufügen|dazu|ergänzen|aufnehmen
swap: tausch~|ersetz~|tauscht
swap days # and #: tag # und [tag] # tauschen|tausche tag # und [tag] #|tage # und # tauschen
<swap: tauschen|ersetzen|austauschen
for: durch
move: (verschieb~/verleg~/leg/lege) [bitte]
<move: verschieben|verlegen|legen|schieben
to Monday: auf [den] montag
to Tuesday: auf [den] dienstag
to Wednesday: auf [den] mittwoch
to Thursday: auf [den] donnerstag
to Friday: auf [den] freitag
to Saturday: auf [den] samstag
to Sunday: auf [den] sonntag
to day #: auf [den] tag #
keep: behalt~|behalte
<keep: behalten|bleibt|bleiben|soll bleiben|sollen bleiben|drin lassen|drinlassen
the rest stays the same: (den rest/alles andere) so lassen|(der rest/alles andere) bleibt [so]|rest so lassen|sonst alles so lassen
daughter: tochter
wants: (will/möchte) [unbedingt] [gerne/gern]
husband wants: mein mann (will/möchte) [unbedingt]
wife wants: meine frau (will/möchte) [unbedingt]
son wants: mein sohn (will/möchte) [unbedingt]
afternoon tea: afternoon tea
peanuts: erdnüsse|erdnüssen
allergic to nuts: erdnussallergie
rest after lunch: (mittags/nach dem mittagessen/nachmittags) [immer] [eine/ne] [längere/lange/kurze] (pause/ruhepause)
a calmer day: ruhigerer tag
first: zuerst|als erstes
half a day: (einen/ein) halben tag|halber tag|halbtags
one full day: einen ganzen tag|ganzer tag|den ganzen tag
less walking: weniger (zu fuß/laufen)
start later: später (beginnen/anfangen/starten)
back earlier: (früher/eher) zurück
cheaper: (günstiger/billiger)
take it easy: [ganz] in ruhe
see more: mehr sehen
swap: tausch~
<swap: tauschen
for: gegen (einen/eine/ein/den/die/das)
add: einen … hinzufügen|eine … hinzufügen|ein … hinzufügen|den … hinzufügen|die … hinzufügen|das … hinzufügen
keep the evening free: [den] abend frei (halten/lassen)|abends frei (halten/lassen)|[der] abend soll frei bleiben
swap the: das … tauschen|den … tauschen|die … tauschen
`,
});
