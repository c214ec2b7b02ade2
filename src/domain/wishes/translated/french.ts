import { lexiconOf } from "./lexicon.ts";

/** French for what travellers wish most. */
export const french = lexiconOf({
  endings: ["s", "e", "es", "x"],
  numbers: "deux trois quatre cinq six sept huit neuf dix onze douze",
  negations:
    "pas ne n' ni non sans sauf hormis jamais rien aucun aucune aucuns aucunes eviter evitez evite zero moins peu deja personne guere excepte",
  lines: `
-: le|la|les|l'|un|une|de|du|des|d'|s'il vous plaît|svp|s'il te plait|merci [d'avance]|bonjour|notre|nos|mon|ma|mes|votre|vos|leur|leurs|son|sa|ses|est|sont|était|serait [bien/super/sympa/top/génial/parfait]|ce serait [bien/super/sympa/top/génial/parfait/chouette]|ça serait [bien/super/sympa/top/génial]|si possible|dans la mesure du possible|il y a|y|en|très|vraiment|surtout|aussi|également|peut-être bien|tout|toute|absolument|idéalement|de préférence|ce|cet|cette|ces|c'est|qui|que|qu'|a|ont|nous avons|on a|j'ai|avons|bien|voire|là|sur place|pendant le séjour|pendant le voyage|du coup|voilà|un peu|quelque chose|quelques|faire|faire du|faire un|faire une|faire des|aller|aller à|aller au|aller aux|par|pouvoir
we: nous|on|je|j'|moi
and: et|ainsi que|puis|&
or: ou
but: mais|par contre|en revanche
because: car|parce que|parce qu'|à cause de|vu que
if: si|s'|au cas où
with: avec|accompagnés de
for: pour
to: à|au|aux|vers
in: dans
at: chez
without: sans
no: sans|pas de|pas d'|aucun~|jamais de|jamais d'|ni|ni de|zéro|(éviter/évitez/évitons/à éviter) [les/la/le/l']|on veut éviter [les/la/le/l']|nous voulons éviter [les/la/le/l']|plus de|surtout pas de|surtout pas d'|pas|[nous] ne voulons pas [voir/visiter] (de/d'/les/le/la/l')|on [ne] veut pas [voir/visiter] (de/d'/les/le/la/l')|[je] ne veux pas [voir/visiter] (de/d'/les/le/la/l')|[nous] n'aimons pas (les/le/la/l')|on [n']aime pas (les/le/la/l')|je n'aime pas (les/le/la/l')|pas envie (de/d')|ne souhaitons pas [voir/visiter] (de/d'/les/le/la/l')|non aux|non au
skip: ne pas visiter (le/la/les/l')|pas besoin (de/d'/du/des)|inutile de (voir/visiter)
<no: non merci|[très peu] pour nous|à éviter|on évite|[ça] ne nous intéresse pas|[ça] ne nous intéressent pas|on n'aime pas|on aime pas|on n'en veut pas|nous n'en voulons pas|pas pour nous|pas du tout|non$
but we want: mais (des/du/de la/oui aux/oui)
yes: oui$
already seen: déjà (vu/vus/vue/vues/visité/visités/visitée/fait/faits)|(on l'a/nous l'avons/on les a/nous les avons) déjà (vu/vus/vue/vues/fait/visité)|on connaît déjà|on connait déjà
<skip: à éviter|pas nécessaire|pas la peine|à supprimer
not: ne … pas
nothing: rien
less: moins (de/d')|moins
not too many: pas trop (de/d')|peu (de/d')|pas beaucoup (de/d')|pas (tant/autant) (de/d')
more: plus (de/d')|davantage (de/d')|encore
lots of: beaucoup (de/d')|plein (de/d')|un maximum (de/d')|énormément (de/d')|du temps pour
only: seulement|uniquement|juste|que du|que des
at most: maximum|au maximum|au plus|max|pas plus (de/d')|pas plus que|maxi|jusqu'à
at least: au moins|minimum|au minimum
# museums: # musées
one: au moins un|au moins une
instead of: au lieu (de/du/des/d')|à la place (de/du/des/d')|plutôt (que/qu') [le/la/les/l'/de/d']
except: sauf|excepté|hormis|à part|en dehors de|à l'exception (de/du/des/d')
must see: (à voir absolument/à voir/à ne pas manquer/à ne pas rater/incontournable/incontournables/indispensable/indispensables/obligatoire/obligatoires)|ne pas (manquer/rater/louper) [le/la/les/l']|il faut [absolument] (voir/visiter/aller à/aller au/aller aux)|on veut absolument (voir/visiter/aller à/aller au/faire)|nous voulons absolument (voir/visiter/aller à/aller au/faire)|je veux absolument (voir/visiter/aller à/aller au/faire)|(on tient/nous tenons/je tiens) [absolument] à (voir/visiter/faire)|à ne surtout pas manquer|voir absolument|absolument voir|visiter absolument|absolument visiter|à tout prix|impérativement|(on doit/nous devons/je dois) [absolument] (voir/visiter)
<must see: absolument|à tout prix|impérativement|(c'est/est) (obligatoire/indispensable/un must/incontournable/un incontournable)|(à/a) ne pas (manquer/rater/louper)|obligatoire|incontournable|indispensable|à voir absolument|à voir|un must
we want: (on/nous) (veut/voulons/voudrait/voudrions/aimerait/aimerions/souhaite/souhaitons/souhaiterait/souhaiterions/a envie de/avons envie de/compte/comptons/doit/devons) [bien/aussi]|(je/j') (veux/voudrais/aimerais/souhaite/souhaiterais/ai envie de)|(veut/voulons/voudrait/voudrions/aimerait/aimerions/souhaite/souhaitons/souhaitent/veulent)|envie (de/d')|avec envie de
see: voir|visiter|visite|découvrir|visite (du/de/des/de la/de l'/d')|la visite (du/de/des/de la/de l')|monter à|monter en haut de|admirer
love: (on/nous/j'/je) (aime/aimons/adore/adorons/suis fan de/sommes fans de) [bien/beaucoup/beaucoup] (les/la/le/l'/de/des/d')|(aime/adore/aimons/adorons/aiment/adorent) [bien/beaucoup]|passionné~ (de/d'/par)|fan~ (de/d')|intéressé~ par|(on s'intéresse/nous nous intéressons) (à/au/aux)|amateur~ (de/d')
prefer: préfère|préférons|préférerions|préférerait|plutôt
every day: chaque jour|tous les jours|par jour$
every morning: chaque matin|tous les matins
every evening: chaque soir|tous les soirs
a day: par jour|par journée
day: jour|journée
days: jours|journées
on day #: [le] jour #|au jour #
on the first day: le premier jour|le 1er jour|jour 1|le jour de l'arrivée|le jour de notre arrivée
on the last day: le dernier jour|dernier jour|le jour du départ
on the second day: le deuxième jour|le second jour
on the third day: le troisième jour
on Monday: [le] lundi[s]|les lundis
on Tuesday: [le] mardi[s]
on # January: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # janvier|[le] # janvier
on # February: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # février|[le] # février
on # March: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # mars|[le] # mars
on # April: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # avril|[le] # avril
on # May: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # mai|[le] # mai
on # June: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # juin|[le] # juin
on # July: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # juillet|[le] # juillet
on # August: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # août|[le] # août
on # September: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # septembre|[le] # septembre
on # October: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # octobre|[le] # octobre
on # November: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # novembre|[le] # novembre
on # December: [le] (lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche) [,] # décembre|[le] # décembre
walks with a stick: (marche/marchent) avec (une canne/des béquilles/un déambulateur)
fewer places: moins de (lieux/endroits/visites)
on Wednesday: [le] mercredi[s]
on Thursday: [le] jeudi[s]
on Friday: [le] vendredi[s]
on Saturday: [le] samedi[s]
on Sunday: [le] dimanche[s]
Sunday evening: [le] dimanche soir
Friday evening: [le] vendredi soir
Saturday evening: [le] samedi soir
Sunday morning: [le] dimanche matin
Saturday morning: [le] samedi matin
Monday morning: [le] lundi matin
Friday afternoon: [le] vendredi après-midi
Saturday afternoon: [le] samedi après-midi
Sunday afternoon: [le] dimanche après-midi
at the weekend: le week-end|le weekend|ce week-end|week-end
in the morning: le matin|du matin|matin
at noon: le midi|à midi|midi
in the afternoon: l'après-midi|après-midi
in the evening: le soir|en soirée|soir|au soir
not before #:00: (pas/rien/jamais/pas de visite/pas de visites/aucune visite/ne rien prévoir/pas de départ/pas commencer/ne pas commencer/pas sortir/ne pas sortir/pas se lever/ne pas se lever/ne pas partir/pas de réveil/pas debout) avant # [h/heures/heure] [du matin/le matin]|[commencer/départ/début/démarrer] pas avant # [h/heures]|à partir de # [h/heures] [seulement/minimum]
start at #:00: (commencer/début/départ/démarrer/on commence/nous commençons/on démarre/debut) (à/vers) # [h/heures]|début des visites (à/vers) # [h/heures]
back by #:00: (retour/de retour/rentrés/rentrer/rentrer à l'hôtel/retour à l'hôtel/être rentrés/être de retour/rentré/être de retour à l'hôtel/de retour à l'hôtel/rentrés à l'hôtel/rentrer au plus tard/retour au plus tard/au lit) (à/avant/pour/vers/au plus tard à/maximum à) # [h/heures]|(rien/pas/pas de visite/plus rien/pas de sortie) après # [h/heures]|(fin/finir/terminer/fin des visites) (à/avant/vers) # [h/heures]|(retour/rentrés/rentrer) [à l'hôtel] (avant/à/pour) # [h/heures] [max/maximum]
between #:00 and #:00: (entre/de) # [h/heures] (et/à) # [h/heures]
before #:00: avant # [h/heures]
after #:00: après # [h/heures]
until #:00: jusqu'à # [h/heures]
by #:00: au plus tard à # [h/heures]
at #:00: (à/vers) # (h/heures)
# hours: # (h/heures)
# hours on: # heures (au/à/dans)
# minutes: # (min/minutes/mn)
half an hour: une demi-heure|demi-heure
one hour: une heure
half a day: demi-journée|une demi-journée
before: avant
after: après
until: jusqu'à
late start: commencer tard|départ tardif|partir tard|démarrer tard|commencer plus tard
sleep in: grasse matinée|faire la grasse matinée|grasses matinées|faire des grasses matinées|dormir tard|se lever tard|lève-tard|(on/nous) (se lève/nous levons/levons) tard|traîner au lit
slow mornings: matinées (tranquilles/calmes/douces/cool/relax/lentes)|matins (tranquilles/calmes/doux/lents)|matin (tranquille/calme/cool)|réveil en douceur
no early starts: pas [trop/très/de lever/de réveil/se lever/se lever trop/de départ trop/de départ/de départ] tôt [le matin]|pas de (lever/réveil/départ/départs/levers) (matinal/trop matinal/matinaux/trop tôt/tôt/aux aurores)|ne pas (se lever/commencer/partir/démarrer) [trop] tôt|pas trop tôt le matin|pas lève-tôt|pas de réveil aux aurores
early start: (partir/commencer/départ/se lever) tôt|lève-tôt
no late nights: pas [trop/de] tard le soir|pas rentrer [trop] tard|ne pas rentrer [trop] tard|pas de (soirées/soirée) tardive~|(se coucher/coucher/rentrer) tôt|pas de soirées trop longues|rentrer tôt le soir|pas de sorties tardives
early: tôt
late: tard
we arrive: [on/nous/j'] (arrive/arrivons/atterrit/atterrissons)|(arrivée/atterrissage)|arrivant
we arrive at #:00: [on/nous] (arrive/arrivons/atterrit/atterrissons) (à/vers) # [h/heures]|(arrivée/atterrissage) (à/vers) # [h/heures]|arrivée # (h/heures)
our flight is at #:00: [notre] (vol/avion) [de retour/retour] [est] (à/vers) # [h/heures]|(vol retour/vol de retour) [le] à # [h/heures]|(notre/le) vol (décolle/part) à # [h/heures]|(on/nous) (décolle/décollons/prend l'avion/prenons l'avion/reprend l'avion/reprenons l'avion) à # [h/heures]
the train leaves at #:00: [notre] train [est] (à/part à) # [h/heures]|le train (est/part) à # [h/heures]|(on prend/nous prenons/on reprend/nous reprenons) le train à # [h/heures]
we leave at #:00: (on/nous) (part/partons/repart/repartons) à # [h/heures]|départ à # [h/heures]
flight: vol|avion
train: train
station: gare
airport: aéroport
child: enfant
kids: enfants|(les/nos/mes/des) petits|gamins|gosses
?: marche|marches
with two kids: avec deux enfants
two kids: deux enfants
toddler: tout-petit|bambin|jeune enfant|enfant en bas âge
kids aged: enfants de
baby: bébé|nourrisson
son: fils
daughter: fille
daughters: filles
twins: jumeaux|jumelles
teenager: ado|adolescent~
teenagers: ados
grandma: grand-mère|mamie|mémé
grandpa: grand-père|papi|papy
grandparents: grands-parents
mum: mère|maman|belle-mère
dad: père|papa|beau-père
parents: parents|beaux-parents
husband: mari|conjoint
wife: femme|épouse
partner: copain|copine|compagne|compagnon|conjointe
friends: amis|copains|copines|amies
family: famille|en famille
couple: couple|en couple
we travel with: (on/nous) (voyage/voyageons/vient/venons/part/partons/vient/est/sommes) avec
# and # years old: [de] # [ans] et # ans|(âgé~) (de) # [ans] et # ans
#, # and # years old: [de] # [ans], # [ans] et # ans
# years old: [de] # ans|âgé~ de # ans|a # ans
# months old: [de] # mois
seniors: seniors
vegetarian: végétarien~|végétariens|végétarienne|végétariennes|végé|végétarien|sans viande|pas de viande|(mange/mangeons/mangent) [pas/ne] végétarien|(ne mange/ne mangeons/ne mangent/mange) pas [de] viande
vegan: vegan~|végan~|végétalien~|végétalienne
gluten-free: sans gluten|pas de gluten|intolérant~ au gluten|coeliaque|céliaque|cœliaque|intolérance au gluten|allergique au gluten
halal: halal|manger halal|viande halal|on mange halal|nous mangeons halal
kosher: casher|kasher|cacher
lactose-free: sans lactose|intolérant~ au lactose
allergic to nuts: allergique aux (noix/fruits à coque/cacahuètes/arachides)|allergie aux (noix/fruits à coque/cacahuètes/arachides)
allergic to: allergique (à/au/aux)|allergie (à/au/aux)
pork: porc
fish: poisson~
raw fish: (poisson cru/poissons crus)
seafood: fruits de mer
nuts: noix
alcohol: alcool
food: nourriture|gastronomie|cuisine
good food: bien manger|bonne (cuisine/bouffe/table)|bons restaurants|bons restos|bonnes tables|la bonne bouffe|manger bon
local food: cuisine locale|gastronomie locale|spécialités locales|plats locaux|cuisine traditionnelle|manger local|cuisine typique|spécialités
street food: street food|cuisine de rue|nourriture de rue
restaurant: restaurant|resto
restaurants: restaurants|restos
breakfast: petit-déjeuner|petit déj|petits-déjeuners
lunch: déjeuner|le repas de midi|repas du midi|déjeuners
dinner: dîner|souper|repas du soir
dinners: dîners
meals: repas
a nice dinner: un (bon/beau/joli) (dîner/restaurant/resto)|dîner (romantique/gastronomique/chic/spécial/aux chandelles)|un dîner (romantique/gastronomique/chic/spécial/aux chandelles)|restaurant (gastronomique/chic/étoilé/romantique)|un restaurant (gastronomique/chic/étoilé/romantique)|une bonne table|un soir au restaurant gastronomique
rest after lunch: sieste [après le déjeuner/l'après-midi]|(fait/font) la sieste
nap #:00-#:00: (sieste/fait la sieste/font la sieste) (de/entre) # [h/heures] (à/et) # [h/heures]|dort de # [h/heures] à # [h/heures]
coffee: café
cafes: cafés
ice cream: glace~
pastries: pâtisserie~|pâtisseries|viennoiseries
wine: vin|vins
cheese: fromage~
beer: bière~
cheap: (pas/peu) cher~|pas trop cher~|pas trop chère|petit~ budget|budget (serré/limité/réduit)|bon marché|économique~|pas cher~|activités gratuites|choses gratuites|gratuit~|pas dépenser [trop/beaucoup]|pas ruineux|à petit prix|petits prix
cheap restaurants: restaurants (pas chers/pas trop chers/bon marché/abordables/économiques)|restos (pas chers/pas trop chers/bon marché/abordables)|manger pas cher
expensive: cher~|chère~
budget: budget
museum: musée|le musée
museums: musées|visites de musées|expositions|expos
modern art: art moderne|art contemporain
art museums: musées d'art
art: art|peinture|arts
history: histoire|historique~|monuments historiques|sites historiques
architecture: architecture
culture: culture
galleries: galeries [d'art]
churches: églises|édifices religieux
church: église
cathedral: cathédrale
cathedrals: cathédrales
temples: temples
temple: temple
mosque: mosquée
castle: château|chateau
castles: châteaux
palace: palais
monuments: monuments
sights: sites|lieux|attractions
things: choses|activités|visites|trucs
viewpoints: points de vue|panoramas|belvédères
viewpoint: point de vue|panorama|belvédère|belle vue|une vue
views: belles vues|jolies vues
sunset viewpoint: coucher (de/du) soleil
park: parc
parks: parcs|jardins|espaces verts|parcs et jardins|coins de verdure|verdure
garden: jardin
playground: aire de jeux|aires de jeux|terrain de jeu
nature: nature
hiking: randonnée~|rando~
market: marché
markets: marchés
flea market: marché aux puces|brocante|puces
flea markets: marchés aux puces|brocantes
shopping: shopping|magasins|boutiques|achats
old town: vieille ville|vieux quartiers|centre historique|vieux centre
old streets: ruelles|petites rues|vieilles rues
neighbourhoods: quartiers
beach: plage|mer|bord de mer
beaches: plages
a beach day: [une] journée (à la plage/plage/à la mer/au bord de la mer)|un jour (à la plage/de plage/à la mer)|une journée de plage
# beach days: # (jours/journées) (à la plage/de plage/plage)
swimming: baignade|se baigner|nager
show: spectacle
shows: spectacles
opera: opéra
concert: concert
theater: théâtre
nightlife: vie nocturne|boîtes|boîtes de nuit|sortir le soir|faire la fête|sorties nocturnes|discothèques|soirées en boîte|fête|clubs|bars et clubs|sorties le soir
bars: bars|pubs
rooftop bar: rooftop~|bar rooftop|bar en terrasse|bar sur le toit
zoo: zoo|parc animalier
aquarium: aquarium
theme park: parc d'attraction[s]|parc à thème
theme parks: parcs d'attractions
a day trip: excursion [d'une journée/à la journée]|une excursion [d'une journée/à la journée]|sortie à la journée|une escapade [d'une journée]|une journée hors de la ville|une journée en dehors de la ville
day trips: excursions [d'une journée/à la journée]|escapades
a day trip to: [une] (excursion/escapade) [d'une journée] (à/au/aux/en)|une journée à
less walking: [ne] pas [trop/beaucoup] marcher|marcher (peu/moins)|peu de marche|pas trop de marche|moins de marche|pas de longues marches|pas de marche|(marche/marchent) (peu/mal/difficilement/lentement)|du mal à marcher|(a/ont) du mal à marcher|[ne] (peut/peuvent/pouvons) pas [trop/beaucoup] marcher [beaucoup/longtemps]|ne pas marcher (trop/beaucoup)|sans trop marcher|difficultés à marcher|mobilité réduite|[ne] marche pas [trop/beaucoup] (bien/longtemps/beaucoup)|pas trop de kilomètres à pied|éviter de trop marcher|limiter la marche|marcher le moins possible|pas de longues distances à pied
at most # km on foot: (pas plus de/maximum/au maximum/max/moins de) # (km/kilomètres) (à pied/de marche) [par jour]
on foot: à pied
walk: (la marche/marche à pied/de la marche)|marcher|se promener|promenade~|balade~|se balader|flâner
bad knees: (problème/problèmes/mal) (de/aux/au) genou[x]
wheelchair accessible: fauteuil roulant|en fauteuil roulant|en fauteuil|accessible [en fauteuil roulant]|accessible aux handicapés|PMR|accès PMR|handicapé~
pregnant: enceinte|suis enceinte|est enceinte|enceinte de # mois
stroller: poussette
no stairs: (pas d'/sans/éviter les/pas trop d') (escaliers/marches)|pas de marches
stairs: escaliers
no crowds: (pas/sans/éviter/évitant/peu/éviter d'avoir) [trop] [de/la/les] (foule/foules/monde)|(loin/à l'écart) (de la foule/des foules/des touristes)|pas trop de (monde/touristes/foule)|pas trop touristique~|peu touristique~|(sans/pas de) (files d'attente/queue/file d'attente)|éviter (les files d'attente/la queue/les queues/les touristes/les endroits bondés/les lieux bondés/les endroits trop touristiques/les lieux trop touristiques/les pièges à touristes)|(pas de/sans) pièges à touristes|hors des sentiers battus|(on/nous) n'aime pas la foule|(on/nous) n'aimons pas la foule|on déteste la foule|pas de foules|la foule nous stresse|évitez la foule|fuir la foule
crowds: foule~|monde
stay in: (loger/dormir/hôtel/logement/hébergement/séjourner/rester/logés/logé) (dans le quartier [de/du/des/de la/de l'/d']/dans le/dans la/dans les/dans/à/au/en/vers/quartier)
stay near: (loger/dormir/hôtel/logement/hébergement/séjourner/logés) (près/proche/à côté/non loin) (de/du/des/d'/de la/de l')
near the hotel: près de l'hôtel|proche de l'hôtel|à l'hôtel|à côté de l'hôtel
near: près (de/du/des/d')|proche (de/du/des/d')|à côté (de/du/des/d')
hotel: hôtel|logement
relaxed pace: (rythme/tempo/programme/voyage/séjour/planning) (tranquille/cool/détendu/relax/calme/lent/doux/léger/paisible/relaxé/pas trop chargé/modéré/zen)|à un rythme (tranquille/cool/détendu/relax/calme/lent/doux/léger)|un rythme (tranquille/cool/détendu/relax/calme/lent/doux/léger)|tranquille~|tranquillement|détendu~|sans (se presser/stress/courir/se stresser/nous presser/trop courir)|pas (trop chargé/trop intense/trop rempli/trop de choses/se presser/courir/fatigant/trop fatigant)|ne pas (courir/se presser)|relax|cool|zen|doucement|prendre [notre/son/le] temps|(on/nous) (prend/prenons) notre temps|journées (tranquilles/pas trop chargées/légères/calmes/cool)|beaucoup de pauses|pas de stress|à notre rythme|reposant~|pas trop de choses par jour|pas trop de visites par jour|pas de marathon
see as much as possible: (voir/faire/visiter) (le plus/le maximum/un maximum) [de choses/possible]|en voir un maximum|tout voir|journées (bien remplies/remplies/chargées)|(programme/planning) (chargé/bien rempli/intense)|rythme (intense/soutenu/rapide)|à fond|voir le plus de choses possible
at most # things a day: (maximum/max/pas plus de/au maximum/au plus/maxi) # (visites/choses/activités/sites/lieux/trucs) [maximum/max] par jour|# (visites/choses/activités/sites) [maximum/max/au maximum/grand maximum] par jour [maximum/max/au maximum/au plus]|# (visites/choses/activités/sites) max par jour
a rest day: [un/une] (jour/journée) de repos
a free day: [un/une] (jour/journée) (libre/sans programme/sans rien)
a free afternoon: [un/une] après-midi (libre/tranquille/off)
a free evening: [une/un] (soirée/soir) libre
free: libre~|temps libre|rien de prévu
break: pause~
birthday: anniversaire
wedding anniversary: anniversaire de mariage
honeymoon: lune de miel|voyage de noces
taxis: taxi~
public transport: transports en commun|métro|transports publics
if it rains: s'il pleut|en cas de pluie
booked: réservé~
tickets: billets|places
stuff for the kids: (activités/choses/visites/trucs/quelque chose) (pour/adaptées aux/adaptés aux) [les/nos/des] enfants|adapté~ aux enfants|activités enfants
the Eiffel Tower: tour eiffel
the Colosseum: colisée
the Vatican Museums: musées du vatican|vatican
the Sistine Chapel: chapelle sixtine
St Peter's Basilica: basilique saint-pierre|saint-pierre
Trevi Fountain: fontaine de trevi
Spanish Steps: place d'espagne
Arc de Triomphe: arc de triomphe
Palace of Versailles: château de versailles
Louvre Museum: musée du louvre
Musée d'Orsay: musée d'orsay
Brandenburg Gate: porte de brandebourg
Museum Island: île aux musées
Berlin Wall: mur de berlin
Tower of London: tour de londres
Buckingham Palace: palais de buckingham
British Museum: british museum
Charles Bridge: pont charles
Prague Castle: château de prague
the Acropolis: acropole
the Blue Mosque: mosquée bleue
Hagia Sophia: sainte-sophie
Topkapı Palace: palais de topkapi
the Grand Bazaar: grand bazar
Schönbrunn Palace: château de schönbrunn|schönbrunn
the Statue of Liberty: statue de la liberté
Empire State Building: empire state building
Central Park: central park
Notre-Dame: notre-dame
the Pyramids: pyramides
St Mark's Basilica: basilique saint-marc
St Mark's Square: place saint-marc
Doge's Palace: palais des doges
Rialto Bridge: pont du rialto
Uffizi: offices|galerie des offices
Anne Frank House: maison d'anne frank
Van Gogh Museum: musée van gogh
Royal Palace: palais royal
Sagrada Família: sagrada familia
Park Güell: parc güell|park güell
Prado: prado|musée du prado
Luxembourg Gardens: jardin du luxembourg|jardins du luxembourg
-: stp|ya|finalement|donc|alors|évidemment|mdr|lol|merci|on peut|est-ce qu'on peut|pourriez-vous|peux-tu|pouvez-vous|genre
we want: jveux|j'veux
remove: (enlever/enlevez/enlève/supprimer/supprimez/supprime/retirer/retirez/retire/virer/vire/virez/ôter/ôtez)
add: (ajouter/ajoutez/ajoute/rajouter/rajoutez/rajoute/inclure/incluez)
swap: (remplacer/remplacez/remplace/échanger/échangez/échange)
swap days # and #: (inverser/échanger/inversez/échangez/intervertir) [les] jours # et #
for: (par/contre) (le/la/les/l'/un/une/du/des)
move: (déplacer/déplacez/déplace/mettre/mettez/mets/décaler/décalez/décale)
to Monday: (à/au) lundi
to Thursday: (à/au) jeudi
to Friday: (à/au) vendredi
to Saturday: (à/au) samedi
to Sunday: (à/au) dimanche
keep: (garder/gardez/garde/gardez juste/conserver/conservez) [le/la/les/l']
too many: trop (de/d')
in the afternoon: l'aprem|aprem
shopping: friperies
more relaxed: plus (cool/tranquille/calme/relax/lent/doux) [le rythme]
slower: moins vite|plus lentement
rest after lunch: sieste [obligatoire] (l'aprem/l'après-midi/après le repas)
late start: (pas me lever/pas se lever/pas nous lever) [trop] tôt
we fly: on a un vol
less walking: moins de marche
start later: (commencer/démarrer/partir) plus tard
back earlier: rentrer plus tôt
cheaper: moins cher
take it easy: plus tranquille
see more: en voir plus|voir plus
for: (contre/par) (un/une)
keep the evening free: (garder/laisser) la soirée libre|soirée libre
`,
});
