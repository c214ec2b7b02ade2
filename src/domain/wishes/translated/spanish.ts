import { lexiconOf } from "./lexicon.ts";

/** Spanish for what travellers wish most. */
export const spanish = lexiconOf({
  endings: ["s", "es", "a", "o", "as", "os"],
  numbers: "dos tres cuatro cinco seis siete ocho nueve diez once doce",
  negations:
    "no nada ni sin salvo excepto menos jamas nunca ningun ninguna ninguno ningunos ningunas evitar evita eviten evitad evitemos tampoco ya poco poca pocos pocas nadie cero",
  lines: `
-: el|la|los|las|lo|un|una|unos|unas|de|del|por favor|porfa|porfavor|gracias|muchas gracias|hola|buenas|nuestr~|mi|mis|su|sus|tu|tus|es|son|está|están|estaría bien|sería [genial/ideal/perfecto/estupendo/bueno]|nos gustaría que|si es posible|si se puede|si puede ser|a ser posible|hay|muy|realmente|sobre todo|especialmente|también|además|todo|toda|idealmente|preferiblemente|preferentemente|a poder ser|este|esta|esto|eso|ese|esa|que|tiene|tenemos|tengo|tienen|bien|algo|algún|alguna|algunos|algunas|hacer|ir|ir a|ir al|ir a la|se|le|les|nos|me|estar|durante el viaje|durante la estancia|un poco|allí|ahí|pues|eh|que sea|que sean|estamos|estaremos|somos|era|ser|vamos|iremos|poder|pero eso sí
we: nosotros|nosotras|yo
and: y|e|y también|así como
or: o|u
but: pero|aunque
because: porque|ya que|debido a|por lo que
if: si|en caso de
with: con|acompañados de|junto a
for: para|por
to: a|al|hacia
in: en
without: sin
no: sin|sin nada de|nada de|ningún|ninguna|ninguno|ni|nunca|jamás|tampoco|cero|(evitar/evita/eviten/evitad/evitemos/queremos evitar/preferimos evitar/a evitar) [los/las/el/la]|no|no queremos [ver/visitar/ir a/ir al] [los/las/el/la/a]|no quiero [ver/visitar/ir a/ir al] [los/las/el/la/a]|no nos (gustan/gusta/interesan/interesa) [los/las/el/la]|no me (gustan/gusta/interesan/interesa) [los/las/el/la]|no necesitamos|no nos apetece [n] [ir a/ir al] [los/las/el/la]|no (incluir/incluyas/incluyan/pongas/poner/metas/meter)|no (somos/soy) de|prescindir de
<no: no gracias|no nos (interesa/interesan/gusta/gustan)|no me (interesa/interesan/gusta/gustan)|no lo queremos|no los queremos|no hace falta|no es necesari~|no$|mejor no|evitar|no queremos|mejor evitar
yes: sí$
but we want: pero (sí/queremos/con)
already seen: ya (lo/la/los/las) (hemos visto/conocemos/vimos/conozco)|ya (visto/vista/vistos/vistas/visitado)|ya (hemos estado/estuvimos)|ya hemos visto
skip: ya (hemos visto/conocemos/vimos/visitamos/hemos visitado/conozco/estuvimos en/hemos estado en) [el/la/los/las]|saltarse [el/la/los/las]|saltar [el/la]|omitir [el/la/los/las]
nothing: nada
less: menos
not too many: no (demasiados/demasiadas/muchos/muchas/tantos/tantas)|pocos|pocas|poco|poca|no demasiado|no mucho
more: más
lots of: muchos|muchas|mucho|mucha|montón de|un montón de|bastante~|tiempo para
only: solo|sólo|solamente|únicamente
at most: como máximo|máximo|max|a lo sumo|como mucho|no más de|hasta
at least: al menos|por lo menos|como mínimo|mínimo
instead of: en lugar de|en vez de
except: excepto|salvo|menos (el/la/los/las)|a excepción de|quitando|aparte de
must see: (imprescindible/imprescindibles/obligatorio/obligatoria/obligado/imperdible/imperdibles) [ver/visitar/ir a]|sí o sí|no (perderse/perdernos/perderme) [el/la/los/las]|no (queremos/quiero) (perdernos/perderme) [el/la/los/las]|(hay/tenemos/tengo) que (ver/visitar/ir a/ir al) [sí o sí]|(queremos/quiero/queremos ver/quiero ver) (sí o sí/a toda costa) [ver/visitar]|que no falte [el/la]|que no falten [los/las]|no puede[n] faltar [el/la/los/las]|debemos (ver/visitar)|a toda costa|ver sí o sí|visitar sí o sí|obligatoriamente
<must see: sí o sí|no puede[n] faltar|(es/son) (imprescindible/imprescindibles/obligatorio/obligatoria/obligatorios/un must/fundamental)|imprescindible[s]|obligatori~|imperdible[s]|a toda costa|un must|sin falta|fijo|que no falte[n]
we want: (queremos/quisiéramos/nos gustaría/quiero/quisiera/me gustaría/deseamos/querríamos/nos apetece/desearíamos/debemos/tenemos ganas de/me apetece/quiere/quieren) [mucho/también]|nos encantaría|me encantaría|ganas de|pensamos|necesitamos
see: ver|visitar|visita|conocer|visita (al/a la/a los/a)|una visita (al/a la/a los/a)|subir a [la]|subir al|recorrer|explorar|disfrutar (de/del/de la)|descubrir
love: (nos/me) (encanta/encantan/gusta/gustan/interesa/interesan/chifla/chiflan/apasiona/apasionan) [mucho/muchísimo] [el/la/los/las]|le[s] (encanta/encantan/gusta/gustan) [mucho] [el/la/los/las]|somos (fans/amantes/aficionados/muy fans) (de/del/a) [la/los/las]|amantes (de/del)|(amamos/adoramos) [el/la/los/las]|interesad~ en|nos flipa[n] [el/la/los/las]
prefer: preferimos|prefiero|preferiríamos|mejor
every day: cada día|todos los días|a diario
every morning: cada mañana|todas las mañanas
every evening: cada noche|todas las noches
a day: al día|por día
day: día
days: días
on day #: [el] día #
on the first day: el primer día|primer día|el día 1|el día de llegada|el día que llegamos
on the last day: el último día|último día|el día de salida|el día de vuelta
on the second day: el segundo día
on the third day: el tercer día
on Monday: [el/los] lunes|en lunes
on Tuesday: [el/los] martes
on # January: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de enero|[el] # de enero
on # February: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de febrero|[el] # de febrero
on # March: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de marzo|[el] # de marzo
on # April: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de abril|[el] # de abril
on # May: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de mayo|[el] # de mayo
on # June: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de junio|[el] # de junio
on # July: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de julio|[el] # de julio
on # August: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de agosto|[el] # de agosto
on # September: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de septiembre|[el] # de septiembre
on # October: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de octubre|[el] # de octubre
on # November: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de noviembre|[el] # de noviembre
on # December: [el] (lunes/martes/miércoles/jueves/viernes/sábado/domingo) [,] # de diciembre|[el] # de diciembre
walks with a stick: (camina/anda/camino) con (bastón/un bastón/muletas/andador)
fewer places: menos (lugares/sitios/visitas)
on Wednesday: [el/los] miércoles
on Thursday: [el/los] jueves
on Friday: [el/los] viernes
on Saturday: [el/los] sábado[s]|en sábado
on Sunday: [el/los] domingo[s]|en domingo
Sunday evening: [el] domingo por la noche|[el] domingo noche
Friday evening: [el] viernes por la noche|[el] viernes noche
Saturday evening: [el] sábado por la noche|[el] sábado noche
Sunday morning: [el] domingo por la mañana
Saturday morning: [el] sábado por la mañana
Monday morning: [el] lunes por la mañana
Friday afternoon: [el] viernes por la tarde
Saturday afternoon: [el] sábado por la tarde
Sunday afternoon: [el] domingo por la tarde
at the weekend: [el/en/los] (fin/fines) de semana
in the morning: (por/en) la[s] mañana[s]|de mañana|mañana
at noon: al mediodía|a mediodía
in the afternoon: (por/en) la[s] tarde[s]
in the evening: (por/en) la[s] noche[s]|de noche
not before #:00: (no/nada/nunca/nada de visitas/no empezar/no salir/no comenzar/no madrugar/ninguna visita/nada programado/sin planes/no levantarse/no levantarnos/no queremos empezar/no queremos salir/no queremos levantarnos/preferimos no empezar/preferimos no salir) antes de las # [h/horas/de la mañana/am]|(a partir de/desde) las # [h/horas/de la mañana]
start at #:00: (empezar/comenzar/salir/empezamos/inicio/arrancar) a (la/las) # [h/horas/de la mañana]
back by #:00: (de vuelta/vuelta/volver/regresar/regreso/de regreso/estar de vuelta/en el hotel/estar en el hotel/volver al hotel/de vuelta en el hotel/vuelta al hotel/regresar al hotel/estar de vuelta en el hotel/acostarse/en la cama) (a/antes de/para/sobre/como tarde a/como muy tarde a) las # [h/horas/de la noche/de la tarde/pm]|(nada/no/ninguna actividad) después de las # [h/horas/de la noche/de la tarde/pm]|(terminar/acabar/terminamos) (a/antes de/sobre) las # [h/horas/de la noche/de la tarde/pm]|a las # (de vuelta/en el hotel) [en el hotel]
between #:00 and #:00: (entre/de) las # [h/horas] y las # [h/horas]|(de/entre) # (a/y) # [h/horas]
before #:00: antes de las # [h/horas]
after #:00: después de las # [h/horas]
until #:00: hasta las # [h/horas]
by #:00: como [muy] tarde a las # [h/horas]
at #:30: a las # y media
at #:00: (a/sobre/hacia) las # [h/horas/en punto]|# h
# hours: # horas
# minutes: # minutos
one hour: una hora
half an hour: media hora
half a day: medio día
before: antes de
after: después de
until: hasta
not before #:30: no antes de las # y media
late start: empezar tarde|salir tarde|empezar más tarde|comenzar tarde
sleep in: dormir hasta tarde|levantarse tarde|levantarnos tarde|(nos/me) gusta dormir|dormir más|no queremos madrugar|sin madrugar|no madrugar|no madrugamos|nada de madrugar|odiamos madrugar|no nos gusta madrugar|no me gusta madrugar|dormir la mañana|remolonear
slow mornings: mañanas (tranquilas/relajadas/lentas/calmadas/sin prisas/con calma/pausadas)|mañana tranquila
no early starts: (no/nada/sin) [levantarse/levantarnos/salir/empezar/queremos levantarnos/queremos empezar] [muy/demasiado/tan] temprano [por la mañana]|(no/nada/sin) [levantarse/levantarnos/salir/empezar] [muy/demasiado] pronto [por la mañana]|sin madrugones|nada de madrugones|(no/nada de/sin) madrugar (mucho/demasiado)
early start: (empezar/salir/levantarse/levantarnos) (temprano/pronto)|madrugar|madrugadores
no late nights: (no/sin) (acostarse/acostarnos/volver/trasnochar/regresar) [muy/demasiado] tarde|sin trasnochar|no trasnochar|nada de trasnochar|acostarnos temprano|acostarse temprano|dormir temprano|volver pronto al hotel|volver temprano al hotel|noches tempranas
early: temprano|pronto
late: tarde
we arrive: llegamos|aterrizamos|llegada|llego
we arrive at #:00: (llegamos/aterrizamos/llego) (a/sobre/hacia) las # [h/horas/de la tarde/de la mañana]|llegada a las # [h/horas]
we arrive on the first day at #:00: llegamos el primer día (a/sobre) las # [h/horas]
our flight is at #:00: [nuestro/el] (vuelo/avión) [de vuelta/de regreso] [sale/es] a las # [h/horas]|(volamos/despegamos) a las # [h/horas]|(volamos/nos vamos) de vuelta a las # [h/horas]
the train leaves at #:00: [nuestro/el] tren [sale/es] a las # [h/horas]
we leave at #:00: (salimos/nos vamos/partimos) a las # [h/horas]|salida a las # [h/horas]
flight: vuelo|avión
train: tren
station: estación
airport: aeropuerto
child: niño|niña
kids: niños|niñas|críos|chicos|peques|pequeños|hijos|hijas
with two kids: con dos (niños/hijos)
toddler: niño pequeño|niña pequeña|bebé de un año
toddlers: niños pequeños
baby: bebé
babies: bebés
son: hijo
daughter: hija
twins: gemelos|gemelas|mellizos|mellizas
teenager: adolescente
teenagers: adolescentes
grandma: abuela
grandpa: abuelo
grandparents: abuelos
mum: madre|mamá|suegra
dad: padre|papá|suegro
parents: padres|suegros
husband: marido|esposo
wife: mujer|esposa
partner: pareja|novio|novia
friends: amigos|amigas
family: familia|en familia
couple: en pareja
we travel with: (viajamos/vamos/voy/viajo/venimos/somos) con
# and # years old: de # [años] y # años|de # y #$
#, # and # years old: de #, # y # años
# years old: [de] # años
# months old: de # meses
one year old: de un año|de 1 año
seniors: personas mayores|gente mayor
vegetarian: vegetarian~|vegetariano|vegetariana|vegetarianos|vegetarianas|sin carne|no com[e] carne|no comemos carne|no come carne|comida vegetariana|opciones vegetarianas|nada de carne
vegan: vegan~|vegano|vegana|veganos|veganas|comida vegana|opciones veganas
gluten-free: sin gluten|celíac~|celíaco|celíaca|celíacos|intolerante al gluten|comida sin gluten|opciones sin gluten|no com[e] gluten|intolerancia al gluten
halal: halal|comida halal
kosher: kosher|comida kosher
lactose-free: sin lactosa|intolerante a la lactosa
allergic to nuts: alérgic~ a (los/las) (frutos secos/nueces/cacahuetes)|alergia a (los/las) (frutos secos/nueces/cacahuetes)
allergic to: alérgic~ (a/al) [los/las/la]|alergia (a/al) [los/las/la]
pork: cerdo
fish: pescado
raw fish: pescado crudo
seafood: marisco[s]
nuts: frutos secos|nueces
alcohol: alcohol
food: comida|gastronomía|cocina
good food: buena comida|comer bien|buena cocina|buena gastronomía|buenos restaurantes|comer rico|la buena mesa
local food: comida (local/típica/tradicional)|gastronomía (local/típica)|cocina (local/típica)|platos típicos|especialidades locales|probar la comida local|probar la gastronomía local
street food: comida callejera|street food|puestos de comida|puestos callejeros
restaurant: restaurante
restaurants: restaurantes
breakfast: desayuno|desayunar
lunch: almuerzo|almorzar|comer|la comida del mediodía
dinner: cena|cenar
dinners: cenas
meals: comidas
a nice dinner: una (buena cena/cena especial/cena romántica/cena bonita/cena elegante)|cena (romántica/especial/elegante)|cenar en un (sitio/lugar/restaurante) (especial/romántico/bonito/elegante/bueno)|un restaurante (especial/romántico/elegante)|una cena en un restaurante (elegante/romántico/bueno/especial)
rest after lunch: siesta [después de comer]|(dormir/echar/hacer) la siesta|descanso después de comer
nap #:00-#:00: (siesta/duerme/duermen/siesta del bebé/hace la siesta/duerme la siesta/descanso) (de/entre) [las] # (a/y) [las] # [h/horas]
coffee: café
cafes: cafés|cafeterías
ice cream: helado[s]
wine: vino[s]
beer: cerveza[s]
cheap: barat~|barato|barata|baratos|baratas|económic~|económico|económica|económicos|bajo presupuesto|presupuesto (bajo/ajustado/limitado/reducido/pequeño)|poco presupuesto|poco dinero|no muy caro|no muy cara|nada caro|no demasiado caro|sin gastar mucho|gastar poco|gastar lo menos posible|no queremos gastar mucho|low cost|gratis|actividades gratis|actividades gratuitas|cosas gratis|que no sea car~|no sea caro|que no sean caros
cheap restaurants: restaurantes (baratos/económicos/no muy caros/asequibles)|comer barato|sitios baratos para comer
expensive: car~|caro|cara|caros|caras
budget: presupuesto
museum: museo
museums: museos|exposiciones
modern art: arte (moderno/contemporáneo)
art museums: museos de arte
art: arte
history: historia|sitios históricos|lugares históricos
architecture: arquitectura
culture: cultura
galleries: galerías [de arte]
churches: iglesias|edificios religiosos
church: iglesia
cathedral: catedral
cathedrals: catedrales
temples: templos
temple: templo
mosque: mezquita
mosques: mezquitas
castle: castillo
castles: castillos
palace: palacio
palaces: palacios
monuments: monumentos
monument: monumento
sights: sitios|lugares|atracciones|puntos de interés
things: cosas|actividades|visitas|planes
viewpoints: miradores|vistas
viewpoint: mirador
views: vistas bonitas|buenas vistas|vistas panorámicas
sunset viewpoint: atardecer|puesta de sol|atardeceres
park: parque
parks: parques|jardines|zonas verdes|parques y jardines
garden: jardín
playground: parque infantil|columpios
playgrounds: parques infantiles
nature: naturaleza
hiking: senderismo|caminatas|excursionismo
market: mercado|mercadillo
markets: mercados|mercadillos
flea market: rastro|mercado de pulgas
shopping: compras|ir de compras|tiendas|de compras|hacer compras|centros comerciales
old town: casco antiguo|casco histórico|centro histórico|ciudad vieja|casco viejo
old streets: callejuelas|calles antiguas
neighbourhoods: barrios
beach: playa|mar
beaches: playas
a beach day: [un] día (de playa/en la playa/de playita)
# beach days: # días (de playa/en la playa)
a beach afternoon: una tarde (de/en la) playa
swimming: nadar|bañarnos|bañarse
show: espectáculo
shows: espectáculos
flamenco: flamenco
opera: ópera
concert: concierto
theater: teatro
nightlife: vida nocturna|fiesta|discotecas|salir de fiesta|salir por la noche|marcha|discoteca|ocio nocturno|fiestas|clubs|clubes
bars: bares|pubs
rooftop bar: rooftop|bar en azotea|azotea|terraza con vistas|bar rooftop
zoo: zoo|zoológico
aquarium: acuario
theme park: parque (de atracciones/temático)
theme parks: parques (de atracciones/temáticos)
a day trip: [una] excursión [de un día/de día completo]|[una] escapada [de un día]
day trips: excursiones [de un día]|escapadas [de un día]
a day trip to: [una] (excursión/escapada) [de un día/de día completo] (a/al)
less walking: (caminar/andar) poco|(no/sin) (caminar/andar) (mucho/demasiado/tanto)|(no puede/no pueden/no podemos/no puedo) (caminar/andar) (mucho/demasiado/largas distancias)|poca caminata|caminar menos|andar menos|no queremos (caminar/andar) (mucho/demasiado)|sin caminatas [largas]|sin (largas caminatas/grandes caminatas)|movilidad reducida|(camina/caminan/anda/andan) (poco/mal/despacio/con dificultad)|dificultad[es] para (caminar/andar)|le cuesta (caminar/andar)|le[s] cuesta (caminar/andar) [mucho]|no andar mucho|no caminar tanto|nada de grandes caminatas|poco caminar|evitar caminatas largas|evitar (caminar/andar) (mucho/demasiado)
at most # km on foot: (máximo/como máximo/no más de/no caminar más de/caminar como máximo/no andar más de/menos de) # (km/kilómetros) [a pie/andando/caminando] [al día/por día]
on foot: a pie|andando|caminando
walk: caminar|andar|pasear|paseo|paseos
bad knees: (problemas de/mal de las/mal de la) rodilla[s]
wheelchair accessible: silla de ruedas|en silla de ruedas|accesible [en silla de ruedas/para silla de ruedas]|usuario de silla de ruedas|va en silla de ruedas
pregnant: embarazada|estoy embarazada|está embarazada|embarazada de # meses
stroller: carrito|cochecito|carrito de bebé|silla de paseo|carro de bebé
no stairs: (sin/evitar/no muchas/pocas/nada de) [las] escaleras
stairs: escaleras
no crowds: (sin/evitar/evita/evitando/nada de/pocas/sin las/no nos gustan las/odiamos las/queremos evitar las/huir de las/lejos de las/evitar las/evitemos las) [grandes] (aglomeraciones/multitudes/masas/colas)|evitar (lugares/sitios) (masificados/llenos/abarrotados/muy turísticos/concurridos/con mucha gente/llenos de gente/demasiado turísticos/turísticos)|(sin/poca/no mucha/no demasiada/evitar tanta/sin tanta/con poca/sin mucha) gente|(nada/no muy/poco/no demasiado/no tan) turístico[s]|evitar (turistas/los turistas/los sitios turísticos/trampas para turistas/las trampas para turistas/la masificación/las masas/el gentío)|lejos de los turistas|lejos del gentío|sin agobios|sitios con poca gente|sin colas|evitar colas
crowds: multitudes|aglomeraciones|gentío
stay in: (alojarnos/hotel/alojamiento/dormir/hospedarnos/quedarnos/alojarse/hospedaje) (en el barrio de/en el barrio/en la zona de/en/por/en el/en la/en la zona del)|nos (alojamos/hospedamos/quedamos) (en/en el barrio de/en el/en la zona de)
stay near: (alojarnos/hotel/alojamiento/dormir/hospedarnos/quedarnos/hospedaje) cerca (de/del/de la)|nos (alojamos/hospedamos/quedamos) cerca (de/del/de la)
near the hotel: cerca del hotel|junto al hotel|en el hotel
near: cerca (de/del)|junto (a/al)
hotel: hotel|alojamiento
relaxed pace: (ritmo/plan/viaje/programa/itinerario) (tranquilo/relajado/lento/pausado/suave/calmado/sin prisas/ligero)|a (ritmo/paso) (tranquilo/relajado/lento/pausado/suave)|(sin/con calma y sin/nada de) (prisas/prisa/estrés/agobios/correr)|tranquil~|tranquilo|tranquila|relajad~|relajado|relajada|con calma|(tomárnoslo/tomarlo/tomárselo) con calma|tomarnos las cosas con calma|no [muy/demasiado] (apretado/cargado/cansado/intenso/apretados/cargados/apretada)|sin (agobiarnos/estresarnos)|no [muy/demasiadas/queremos demasiadas] cosas (al día/por día)|días (tranquilos/relajados/ligeros)|despacio|a nuestro ritmo|mucho[s] descanso[s]|con descansos|sin ir corriendo|sin (cargar/llenar) (mucho/demasiado) los días|descansar mucho|ritmo de descanso
see as much as possible: ver (lo máximo posible/todo lo posible/lo más posible/cuanto más mejor/lo máximo/mucho/todo)|(días/ritmo/plan) (intensos/intenso/completos/completo/llenos/a tope/rápido)|aprovechar (al máximo/el tiempo al máximo/cada minuto/a tope)|a tope|exprimir [al máximo] el (viaje/tiempo)|el máximo de (cosas/sitios/lugares)
at most # things a day: (máximo/como máximo/no más de/max/como mucho) # (cosas/visitas/actividades/sitios/lugares/planes) (al día/por día/cada día)|# (cosas/visitas/actividades/sitios) (al día/por día) (máximo/como máximo/como mucho)|(máximo/como máximo) # (cosas/visitas/actividades) diarias
a rest day: [un] día (de descanso/para descansar)
a free day: [un] día (libre/sin planes/sin nada)
a free afternoon: [una] tarde libre
a free evening: [una] noche libre
free: libre~|libres|tiempo libre|nada planeado|sin planes
break: descanso|pausa|descansos|pausas
birthday: cumpleaños|cumple
wedding anniversary: aniversario [de boda/de bodas]
honeymoon: luna de miel|viaje de novios
taxis: taxi[s]
public transport: transporte público|metro
if it rains: si llueve|en caso de lluvia
booked: reservad~|reservado|reserva
tickets: entradas|billetes
stuff for the kids: (actividades/cosas/planes/sitios/algo) (para/para los/con) (niños/los niños/peques/los peques/los críos/nuestros hijos)|para niños|apto para niños
the Eiffel Tower: torre eiffel
Louvre Museum: museo del louvre
Musée d'Orsay: museo de orsay|museo d'orsay|museo orsay
the Colosseum: coliseo
the Vatican Museums: museos vaticanos|vaticano
the Sistine Chapel: capilla sixtina
St Peter's Basilica: basílica de san pedro|san pedro
Trevi Fountain: fontana de trevi|fuente de trevi
Spanish Steps: plaza de españa|escalinata de españa
Arc de Triomphe: arco del triunfo|arco de triunfo
Palace of Versailles: palacio de versalles
Versailles: versalles
Brandenburg Gate: puerta de brandeburgo|puerta de brandenburgo
Museum Island: isla de los museos
Berlin Wall: muro de berlín
Tower of London: torre de londres
Buckingham Palace: palacio de buckingham
British Museum: museo británico
Charles Bridge: puente de carlos|puente carlos
Prague Castle: castillo de praga
the Acropolis: acrópolis
the Blue Mosque: mezquita azul
Hagia Sophia: santa sofía
Topkapı Palace: palacio de topkapi
the Grand Bazaar: gran bazar
Schönbrunn Palace: palacio de schönbrunn|schönbrunn
the Statue of Liberty: estatua de la libertad
Empire State Building: empire state
Central Park: central park
Notre-Dame: notre dame|notre-dame
the Pyramids: pirámides
St Mark's Basilica: basílica de san marcos
St Mark's Square: plaza de san marcos
Doge's Palace: palacio ducal
Rialto Bridge: puente de rialto
Uffizi: galería uffizi|uffizi|galería de los uffizi
Anne Frank House: casa de ana frank
Van Gogh Museum: museo van gogh
Royal Palace: palacio real
Sagrada Família: sagrada familia
Park Güell: parque güell|park güell
Prado: prado|museo del prado
Luxembourg Gardens: jardines de luxemburgo|jardín de luxemburgo
-: q|x favor|jaja|jajaja|al final|podrían|podrías|puedes|puedo|pueden|seguro$|de verdad|así que|por lo que|x
no: no (vamos/iremos) a
remove: (quita/quitar/quitad/quiten/elimina/eliminar/saca/sacar/borra/borrar/suprime/suprimir) [el/la/los/las]
add: (añade/añadir/añadid/agrega/agregar/pon/poner/incluye/incluir/mete/meter) [el/la/los/las]
swap: (cambia/cambiar/sustituye/sustituir/reemplaza/reemplazar/intercambia/intercambiar) [el/la/los/las]
swap days # and #: (cambia/cambiar/intercambia/intercambiar) [los] días # y #
move: (mueve/mover/pasa/pasar/pasad/traslada/trasladar) [el/la/los/las]
to Monday: al lunes
to Tuesday: al martes
to Wednesday: al miércoles
to Thursday: al jueves
to Friday: al viernes
to Saturday: al sábado
to Sunday: al domingo
to day #: al día #
keep: (deja/dejar/mantén/mantener/conserva/conservar) [el/la/los/las]
at the weekend: [el] finde
kids: nietos|nietas
at about #: como a las #
start at about #:00: empezar más tarde , como a las #
the rest stays the same: (deja/dejad) todo [lo demás] igual
half an hour more: media hora más
one full day: un día entero
food market: mercado gastronómico
less walking: caminar menos
start later: empezar más tarde
back earlier: volver antes
cheaper: más barato
take it easy: con calma
see more: ver más
for: por (un/una)
keep the evening free: (dejar/deja) la noche libre
`,
});
