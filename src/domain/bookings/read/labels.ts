/** What a label of a confirmation asks for. */
export type Label =
  | "number"
  | "traveller"
  | "seat"
  | "price"
  | "depart"
  | "arrive"
  | "checkIn"
  | "checkOut"
  | "pickUp"
  | "dropOff"
  | "from"
  | "to"
  | "date"
  | "time"
  | "end"
  | "terminal"
  | "platform"
  | "address"
  | "place"
  | "hotel"
  | "event"
  | "service"
  | "ship"
  | "guests"
  | "route"
  | "duration"
  | "other";

/** The first that matches wins. Labels stand in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const LABELS: ReadonlyArray<readonly [Label, RegExp]> = [
  // Other dates and numbers than the journey's.
  [
    "other",
    /^(?:(?:booked|issued|ordered|paid|created|printed|sent|reserved|purchased) ?(?:on|at)|(?:issue|booking|order|payment|invoice|purchase|birth) date|date of (?:issue|booking|purchase|birth|order|payment)|(?:buchungs|rechnungs|bestell|ausstellungs|geburts|kauf)datum|gebucht am|bestellt am|ausgestellt am|date (?:de|d['’]) ?(?:réservation|commande|émission|naissance|achat|facture)|fecha de (?:reserva|compra|emisión|pago|nacimiento)|data (?:di|da|de|della) ?(?:prenotazione|acquisto|emissione|reserva|compra|emissão|nascita|nascimento|pagamento)|(?:e-?)?ticket (?:number|no\.?|nr\.?)s?|e-?ticket|ticketnummer|eticketnummer|(?:n[°º] de|numéro de) billet|número de (?:billete|bilhete)|numero (?:del |di )?biglietto|invoice (?:number|no\.?)|rechnungs(?:nummer|nr\.?)|customer (?:number|no\.?)|kunden(?:nummer|nr\.?)|pin(?: code)?|pin-code|(?:frequent flyer|loyalty|membership|miles).{0,20}|phone|tel\.?|telephone|telefon|telefono|teléfono|téléphone|telefone|fax|e-?mail|website|web|vat.{0,20}|ust.{0,20}|iban|booking class|class|klasse|classe|clase|fare|tarif|tarifa|tariffa|flight time|flugzeit|fahrzeit|travel time|reisezeit|aircraft|flugzeug|avion|avión|aeromobile|equipment|status|baggage.{0,20}|luggage.{0,20}|gepäck|bagages?|equipaje|bagaglio|bagagem|free cancell?ation.{0,20}|kostenlose stornierung.{0,20}|online.check.?in.{0,20}|check.?in (?:opens|closes|from|desk|counter|deadline).{0,20}|web check.?in.{0,20}|boarding(?: time)?|boardingzeit|gate closes|einsteigezeit|embarquement|embarque|imbarco|last check.?in|group|zone|sequence|seq\.? ?no\.?|bed type|breakfast|operated by|durchgeführt von)$/iu,
  ],
  [
    "number",
    /^(?:(?:your |ihre? |votre |su |tu |il tuo |la tua |(?:o )?seu |a sua )?(?:(?:booking|reservation|confirmation|reference|order|itinerary|trip|voucher|agreement|rental agreement|hotel confirmation|airline (?:booking )?)[ -]?(?:reference|number|code|no\.?|nr\.?|id|#|ref\.?)?(?: ?(?:number|code|no\.?|#|\(pnr\)|\/ ?pnr))?|(?:booking|confirmation|reservation|reference|record|pnr)|record locator|locator|pnr(?:[ -]?(?:code|nummer|number))?|ref(?:erence)?\.?(?: no\.?)?|buchungs(?:nummer|code|referenz|nr\.?|kennung)|reservierungs(?:nummer|code|nr\.?)|bestätigungs(?:nummer|code|nr\.?)|auftrags(?:nummer|nr\.?)|bestell?(?:nummer|nr\.?)|vorgangs(?:nummer|nr\.?)|filekey|référence(?:s)?(?: (?:de |du )?(?:(?:la |votre )?(?:réservation|dossier|commande)))?|(?:numéro|n[°º]|no)\.? (?:de |du )?(?:la |votre )?(?:réservation|confirmation|dossier|commande)|code (?:de )?(?:réservation|confirmation)|dossier(?: voyage)?|(?:número|n[º°.]|nro\.?|num\.?|código|cód\.?)(?: de)?(?: la| tu| su| sua| a)? ?(?:reserva|confirmación|confirmação|pedido|localizador)|localizador(?: de (?:la )?reserva)?|referencia(?: de (?:la )?reserva)?|referência(?: da reserva)?|reserva|confirmación|(?:numero|n[.°º]|nr\.?|codice|cod\.?)(?: di| della)? ?(?:prenotazione|conferma|ordine)|prenotazione|pnr|riferimento|numer rezerwacji|boknings?nummer|booking ?nummer|bestillings?nummer|予約番号|ご予約番号|予約id|conf(?:irmation)?\.? ?(?:no|nr|number|#)|(?:auftrag|bestellung|commande|pedido|ordine|order) ?(?:n[°ºro.]{1,2}|nr\.?|no\.?|#)|(?:supplier|provider|operator|airline|carrier|hotel|property|agency|partner)(?:['’]s)? (?:booking |confirmation )?(?:ref(?:erence)?|code|number|no)|numer (?:biletu|zamówienia)|(?:rezervace|číslo rezervace)|bokningsreferens|referanse|referens|viite|varausnumero|bookingreference|ordrenummer|rezervasyon (?:no|numarası|kodu)|κωδικός κράτησης|αρ\. κράτησης|(?:reserverings?|boekings?|bevestigings?)(?:nummer|code)))$/iu,
  ],
  [
    "duration",
    /^(?:duration|length|running time|länge|spieldauer|dauer|durée|duración|durata|duração|duur|varaktighet|varighed|czas trwania|süre|διάρκεια)$/iu,
  ],
  [
    "route",
    /^(?:route|rute|rutt|trasa|güzergah|διαδρομή|strecke|trajet|trayecto|tratta|percurso|itinéraire|itinerario|relation|journey|trip details|reiseroute)$/iu,
  ],
  [
    "guests",
    /^(?:(?:number of )?(?:guests|people|persons|adults|party size|covers|nights|rooms?|tickets?|quantity|qty)|(?:anzahl(?: der)? )?(?:gäste|personen|erwachsene|nächte|zimmer|tickets|karten)|personenzahl|(?:nombre de )?(?:personnes|couverts|convives|adultes|nuits|chambres|billets)|(?:número de |nº de )?(?:personas|comensales|adultos|noches|habitaciones|entradas|pessoas|noites|quartos|bilhetes)|(?:numero (?:di )?)?(?:persone|ospiti|coperti|adulti|notti|camere|biglietti)|party|room type|zimmertyp|type de chambre|tipo de (?:habitación|quarto)|tipo di camera|car group|vehicle|car|fahrzeug|véhicule|vehículo|coche|veicolo|veículo|auto)$/iu,
  ],
  [
    "traveller",
    /^(?:(?:(?:main |lead |primary )?(?:passenger|travell?er|guest|driver|customer|attendee|booker|ticket holder)s?(?:[ ']?s?[ -]?names?)?|names? of (?:the )?(?:passengers?|guests?|travell?ers?)|(?:full )?name|booked (?:for|by)|reserved (?:for|by)|issued to|booked under|(?:reservation )?name|(?:mit)?reisender?|reisende|passagier(?:e|s)?|fluggast|fluggäste|fahrgast|fahrgäste|gast(?:name)?|name des gastes|(?:haupt)?fahrer|teilnehmer|auf den namen|bucher|voyageurs?|passagers?|nom(?: (?:du|de la|des) (?:client|passagers?|voyageurs?|réservation))?|client|conducteur|occupant|au nom de|pasajeros?|viajeros?|huésped(?:es)?|titular|conductor|nombre(?: del? (?:pasajero|huésped|titular|cliente))?|a nombre de|cliente|passegger[oi]|viaggiator[ei]|ospite(?: principale)?|intestatario|conducente|nome(?: e cognome)?(?: d[eo](?:l| )? ?(?:passeggero|cliente|passageiro|hóspede))?|nominativo|a nome di|passageiros?|hóspedes?|condutor|em nome de|naam|reizigers?|gastnaam))$/iu,
  ],
  [
    "seat",
    /^(?:(?:(?:your )?seats?(?: ?(?:number|no\.?|assignment))?|sitz(?:platz|plätze)?(?:nummer)?|platz|plätze|siège(?:s)?|place assise|asientos?|plaza|post[oi](?: a sedere)?|lugar(?:es)?|assento|stoel|plats|coach ?\/ ?seat|wagen ?\/ ?platz|reservierung|voiture ?\/ ?place|coche ?\/ ?plaza|carrozza ?\/ ?posto))$/iu,
  ],
  [
    "price",
    /^(?:(?:(?:grand |order |booking )?total(?: (?:price|amount|cost|paid|fare|charge|due|stay price|eur|incl.{0,20}))?|amount(?: (?:paid|due|charged))?|price(?: (?:paid|total))?|you paid|paid|gesamt(?:preis|betrag|summe|kosten)?|(?:end|zahl)?(?:preis|betrag|summe)|bezahlt|montant(?: (?:total|payé|réglé))?|prix(?: total)?|total (?:ttc|payé|de (?:la )?(?:reserva|compra)|da reserva|pago|general|geral)|precio(?: total| final)?|importe(?: total| pagado)?|合計金額|合計料金|料金合計|お支払い?金額|importo(?: totale)?|totale(?: (?:pagato|prenotazione|complessivo))?|prezzo(?: totale)?|preço(?: total)?|valor(?: total)?|totaal(?:bedrag|prijs)?|prijs))$/iu,
  ],
  [
    "pickUp",
    /^(?:(?:(?:car |vehicle )?pick[ -]?up(?: (?:location|date|time|date (?:and|&) time|place|point|station|branch|details|date\/time))?|collection(?: point)?|abhol(?:ung|ort|zeit|datum|termin|station)|anmiet(?:ung|station|zeit)|(?:fahrzeug)?übernahme|mietbeginn|(?:lieu|date|heure|agence)?(?: de )?(?:prise en charge|retrait)|(?:lugar |fecha |hora |oficina )?(?:de )?recogida|ritiro|(?:luogo|data|ora|data e ora)(?: di)? ritiro|levantamento|(?:local|data)(?: de)? (?:levantamento|retirada)|retirada|ophalen|ophaallocatie))$/iu,
  ],
  [
    "dropOff",
    /^(?:(?:(?:car |vehicle )?(?:drop[ -]?off|return)(?: (?:location|date|time|date (?:and|&) time|place|point|station|branch|details|date\/time))?|(?:fahrzeug)?rückgabe(?:ort|zeit|datum|termin|station)?|abgabe|mietende|(?:lieu|date|heure|agence)(?: de )(?:restitution|retour)|restitution|(?:lugar |fecha |hora |oficina )?(?:de )?(?:devolución|entrega)|riconsegna|restituzione|(?:luogo|data|ora|data e ora)(?: di)? (?:riconsegna|restituzione)|devolução|(?:local|data)(?: de| da)? (?:devolução|entrega)|inleveren|inleverlocatie))$/iu,
  ],
  [
    "checkIn",
    /^(?:(?:(?:date of )?check[ -]?in(?: (?:date|time|from|day))?|arrival date|anreise(?:datum|tag)?|check-in[- ]?(?:datum|zeit)|(?:date d['’])arrivée|fecha de (?:entrada|llegada)|entrada|data di arrivo|(?:data de )?(?:entrada|check-?in)|einchecken|incheck(?:en|datum)|aankomst(?:datum)?|hora de (?:entrada|check-?in)|incheckning|indtjekning|innsjekking|zameldowanie|przyjazd do hotelu|příjezd do hotelu|giriş(?: tarihi)?|заезд|прибытие|sisäänkirjautuminen|チェックイン(?:日時|日)?))$/iu,
  ],
  [
    "checkOut",
    /^(?:(?:(?:date of )?check[ -]?out(?: (?:date|time|by|until|day))?|departure date|abreise(?:datum|tag)?|check-out[- ]?(?:datum|zeit)|(?:date de )départ|fecha de salida|data di partenza|(?:data de )?(?:saída|check-?out)|auschecken|uitcheck(?:en|datum)|vertrek(?:datum)?|hora de (?:salida|saída|check-?out)|utcheckning|udtjekning|utsjekking|wymeldowanie|çıkış(?: tarihi)?|выезд|uloskirjautuminen|チェックアウト(?:日時|日)?))$/iu,
  ],
  [
    "depart",
    /^(?:(?:(?:scheduled |new |actual )?depart(?:s|ure|ing)?(?: ?(?:time|at|date (?:and|&) time|\(local\)))?|dep\.?|leaves|leaving|sailing|ab(?:flug|fahrt)(?:s?zeit)?|ab|(?:heure de )?départ|salida|hora de salida|partenza|(?:ora|orario) (?:di )?partenza|partida|saída|hora (?:de|da) partida|vertrek(?:tijd)?|avgång|avgår|afgang|avgang|odjazd|wylot|odjezd|kalkış|отправление|вылет|lähtö|αναχώρηση))$/iu,
  ],
  [
    "arrive",
    /^(?:(?:(?:scheduled |new |actual )?arriv(?:es?|al|ing)(?: ?(?:time|at|date (?:and|&) time|\(local\)))?|arr\.?|ankunft(?:s?zeit)?|an|(?:heure d['’])?arrivée|llegada|hora de llegada|arrivo|(?:ora|orario) (?:di )?arrivo|chegada|hora (?:de|da) chegada|aankomst(?:tijd)?|ankomst|ankommer|przyjazd|przylot|příjezd|varış|прибытие|прилёт|прилет|saapuminen|άφιξη))$/iu,
  ],
  [
    "from",
    /^(?:(?:from|von|de|da|desde|van|origin|origen|origine|origem|start(?:ort|bahnhof)?|(?:departure|boarding) (?:station|airport|port|city|stop|point)|departing from|abfahrtsort|abflugort|einstieg|gare de départ|aéroport de départ|estación de (?:origen|salida)|aeropuerto de salida|stazione di partenza|estação de (?:origem|partida)|porto di partenza|puerto de salida|port de départ|abfahrtshafen|från|fra|z|od|nereden))$/iu,
  ],
  [
    "to",
    /^(?:(?:to|nach|à|a|para|hasta|naar|destination|destino|destinazione|ziel(?:ort|bahnhof)?|bestemming|(?:arrival) (?:station|airport|port|city|stop|point)|going to|ankunftsort|ausstieg|gare d['’]arrivée|aéroport d['’]arrivée|estación de (?:destino|llegada)|aeropuerto de llegada|stazione di arrivo|estação de (?:destino|chegada)|porto di arrivo|puerto de llegada|port d['’]arrivée|ankunftshafen|till|til|do|nereye))$/iu,
  ],
  [
    "end",
    /^(?:(?:ends?(?: time)?|end date|until|ende|bis|fin|hasta|fine|fim|termina|finishes))$/iu,
  ],
  [
    "date",
    /^(?:(?:(?:travel |visit |event |reservation |outbound |journey |valid |entry |flight )?date(?: of (?:travel|visit))?|day|when|datum|tag|reisedatum|besuchs(?:datum|tag)|wann|termin|gültig am|date(?: de (?:visite|voyage|la visite))?|jour|quand|fecha(?: de (?:la )?(?:visita|viaje))?|cuándo|día|data(?: (?:della|di|da) (?:visita|viaggio))?|giorno|quando|dia|date (?:and|&) time|date\/time|datum (?:und|&) uhrzeit|date et heure|fecha y hora|data e ora|data e hora|dato|dag|tarih|ημερομηνία|дата|päivä|pvm|reisdatum))$/iu,
  ],
  [
    "time",
    /^(?:(?:(?:entry |start |show |reservation |arrival |visit )?time(?: slot)?|time of (?:visit|entry)|starts?|begins?|entry|uhrzeit|zeit|beginn|zeitfenster|einlasszeit|heure(?: de (?:visite|début))?|horaire|créneau|début|hora(?: de (?:la )?(?:visita|entrada))?|horario|ora(?: (?:di )?(?:ingresso|inizio))?|orario(?: (?:di )?ingresso)?|horário|início|inizio|(?:start|aanvangs)?tijd|(?:start)?tid|godzina|čas|saat|ώρα|время|klo|klockslag))$/iu,
  ],
  ["terminal", /^(?:terminal|hall|aérogare|terminale)$/iu],
  [
    "platform",
    /^(?:(?:platform|track|gate|gleis|bahnsteig|voie|quai|porte|vía|andén|puerta|dársena|binario|linha|plataforma|spoor|perron|flugsteig|bay|stop|pier|berth|bussteig))$/iu,
  ],
  [
    "address",
    /^(?:(?:(?:hotel |property |venue )?address|adresse|anschrift|dirección|indirizzo|endereço|morada|adres|meeting point|treffpunkt|point de rendez-vous|punto de encuentro|punto (?:d['’])incontro|ponto de encontro|adresa|住所|所在地|adres obiektu|адрес|διεύθυνση|osoite|mødested|mötesplats))$/iu,
  ],
  [
    "hotel",
    /^(?:(?:hotel(?: name)?|property(?: name)?|accommodation|your (?:stay|hotel)|unterkunft|ihr hotel|hôtel|hébergement|établissement|alojamiento|struttura|alojamento|propriedade|accommodatie|restaurant|restaurante|ristorante|rental company|vermieter|supplier|宿泊施設名?|施設名|宿名|ホテル名))$/iu,
  ],
  [
    "event",
    /^(?:(?:event|show|performance|concert|ticket|attraction|experience|activity|tour|exhibition|match|film|opera|veranstaltung|vorstellung|ausstellung|konzert|erlebnis|aktivität|führung|spectacle|événement|évènement|exposition|activité|visite|evento|espectáculo|actividad|visita|exposición|spettacolo|attività|mostra|atividade|espetáculo|exposição))$/iu,
  ],
  [
    "place",
    /^(?:(?:venue|location|where|place|ort|veranstaltungsort|spielstätte|wo|lieu|salle|où|lugar|sala|recinto|dónde|luogo|dove|local|onde|locatie|theat(?:er|re)|stadium|museum|dock|departure point|boarding point))$/iu,
  ],
  [
    "service",
    /^(?:(?:(?:flight|train|bus|coach|service|servicio|serviço|servizio|line)(?: ?(?:number|no\.?|nr\.?|#))?|flug(?:nummer|nr\.?)?|zug(?:nummer|nr\.?)?|produkte?|linie|verbindung|vol|(?:n[°º]|numéro) de (?:vol|train)|train|vuelo|(?:número|nº) de (?:vuelo|tren|voo)|tren|volo|numero (?:del )?(?:volo|treno)|treno|voo|comboio|trem|vlucht|trein|autobús|autocar|tåg|tog))$/iu,
  ],
  [
    "ship",
    /^(?:(?:ship|vessel|ferry|schiff|fähre|navire|bateau|buque|barco|nave|traghetto|navio|skib|skip|fartyg|statek|prom|loď|gemi|πλοίο|operator|company|carrier))$/iu,
  ],
];
const MOST_LETTERS = 40;

/** What a text asks for, when it is a label and nothing else. */
export function labelOf(text: string): Label | undefined {
  const plain = text
    .replace(/[\s:.#*]{1,5}$/u, "")
    .replace(/^[\s*•·#>■●◆▪◇□※【-]{1,5}/u, "")
    .trim();
  if (plain === "" || plain.length > MOST_LETTERS * 2) return undefined;
  const whole =
    plain.length > MOST_LETTERS ? undefined : LABELS.find(([, pattern]) => pattern.test(plain));
  if (whole !== undefined) return whole[0];
  // "Hotel 2", "Passenger 1".
  const counted = /^(\p{L}{4,20})\s\d{1,2}$/u.exec(plain)?.[1];
  const ofOne = counted === undefined ? undefined : labelOf(counted);
  if (ofOne === "hotel" || ofOne === "traveller") return ofOne;
  const loose = looseLabelOf(plain);
  if (loose !== undefined) return loose;
  // "Localizador / Locator": one label in two languages.
  const parts = plain.split(/\s{0,2}[/|]\s{0,2}/);
  if (parts.length !== 2) return undefined;
  return parts.map((part) => labelOf(part)).find((label) => label !== undefined);
}

const BOOKED =
  /book|reserv|réserv|buch|bestell|auftrag|confirm|bestätig|prenot|conferm|ordin|order|pedido|command|dossier|vorgang|voucher|localiz|bokning|boeking|rezerw|rezerv|varaus|бронир|заказ|подтвержд|κράτηση/iu;
const CODED =
  /(?:^|\s)(?:ref(?:erence|erentie|erencia|erência|erenz)?|codice|código|number|no|n[°º]|número|numero|numer|id|pnr)$|(?:code|kod|kode|nummer|nr)$|^(?:номер|код|n[°º.o]{1,2}|numer|číslo)\s/iu;
const DAY =
  /^(?:date|datum|data|fecha|día|dia|day|tag|jour|giorno|dag)(?!\p{L})|(?:datum|tag)$|\s(?:date|day)$/iu;
const HOUR =
  /^(?:time|hour|ora|orario|hora|horario|horário|heure|horaire|uhrzeit|tijd|tid|godzina)(?!\p{L})|(?:zeit|uhrzeit)$|\stime$/iu;
const OF_VISIT =
  /visit|besuch|eintritt|einlass|entry|entr[aé]|ingress|ingreso|admission|show|event|veranstaltung|vorstellung|beginn|begin|start|début|debut|inicio|início|inizio|tour|slot|represent|bezoek|besök/iu;
const NOT_OF_VISIT =
  /book|reserv|réserv|buch|bestell|order|ordin|pedido|command|payment|zahl|paiement|pago|pagamento|compra|acquist|achat|kauf|issue|émission|emisi|emiss|ausstell|birth|geburt|naiss|nasc|expir|valid|gültig/iu;

/** Labels by the words that they are made of, however these stand together: "Data visita", "Hora de acceso". */
function looseLabelOf(plain: string): Label | undefined {
  if (plain.length > MOST_LETTERS || plain.split(/\s+/).length > 5 || /\d/.test(plain))
    return undefined;
  if (BOOKED.test(plain) && CODED.test(plain)) return "number";
  const isDay = DAY.test(plain);
  if (isDay && NOT_OF_VISIT.test(plain)) return "other";
  if (!OF_VISIT.test(plain)) return undefined;
  if (isDay) return "date";
  return HOUR.test(plain) ? "time" : undefined;
}
