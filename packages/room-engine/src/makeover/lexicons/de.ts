import type { Lexicon } from './lexicon.ts'

export const de: Lexicon = {
  // Eichenboden ends in a known word.
  hasCompounds: true,
  verbs: {
    remove:
      'entferne|entfernen|entfernt|wegnehmen|weg|lösche|löschen|raus|räume|wegmachen|wegräumen|rausnehmen|rauswerfen|entfern|beseitigen|beseitige|ausräumen|verschwinden|verschwindet|wegtun|fort|muss weg|soll weg|kann weg|kann raus|muss raus|verschwinden lassen',
    replace:
      'zu wuchtig|zu groß|zu klein|zu breit|zu hoch|ersetze|ersetzen|ersetzt|tausche|tauschen|austauschen|tausch|wechsle|wechseln|auswechseln|umtauschen|ändere|ändern',
    insert:
      'möcht|hätt gern|hätte gern|hätte gerne|bräuchte|bräuchten|rein|herein|hinein|dazu|dafür|stelle|stell|stellen|hinzufügen|füge|ergänze|platziere|setze|hinstellen|aufstellen|dazustellen|hinzu|ergänzen|einfügen|platzieren|setzen|hätten gern|brauche|brauchen|möchte',
    keep: 'darf auf keinen fall weg|auf keinen fall weg|darf nicht weg|lasst|lasst bitte|so wie er ist|so wie sie ist|behalte|behalten|lass|lassen|bleibt|bleiben|so lassen|behalten wir|lassen wir|stehen lassen|stehenlassen|unverändert|nicht anfassen|nicht ändern|nicht verändern|nicht anrühren|gebe ich nicht her|geb ich nicht her|soll bleiben|soll bitte bleiben|sollen bitte bleiben|soll erhalten bleiben|erhalten bleiben|sollen bleiben|nicht austauschen|bitte nicht anfassen|muss bleiben|müssen bleiben|darf bleiben|dürfen bleiben|behält|bleibt wie er ist|bleibt wie sie ist|so bleiben',
  },
  targets: {
    wall: 'wand|wände|wänden|wandfläche|wandflächen',
    floor: 'boden|fußboden|böden|fussboden|bodenbelag|teppichboden|fußbodens',
    ceiling: 'decke|zimmerdecke',
  },
  colours: {
    white: 'weiß|weiss',
    off_white:
      'warmes weiß|warmem weiß|warmweiß|altweiß|gebrochenes weiß|altweiss|gebrochenweiß|wollweiß|naturweiß|offwhite|off-white',
    cream: 'creme|cremefarben|cremeweiß|cremeweiss|vanille|crème',
    ivory: 'elfenbein',
    beige: 'beige|sand|sandfarben|sandton|sandfarbe|sandbeige|hellbeige',
    light_gray: 'hellgrau|lichtgrau|helles grau',
    medium_gray: 'grau',
    dark_gray: 'dunkelgrau',
    charcoal: 'anthrazit|anthrazitgrau|schiefer|schiefergrau',
    black: 'schwarz',
    taupe: 'taupe',
    greige: 'greige|warmgrau|warmes grau|graubeige',
    brown: 'braun',
    terracotta: 'terrakotta|terracotta',
    red: 'rot',
    burgundy: 'weinrot|bordeaux',
    pink: 'rosa|altrosa|puderrosa|zartrosa|rosé',
    peach: 'pfirsich',
    orange: 'orange',
    mustard: 'senfgelb|senf',
    yellow: 'gelb',
    sage_green: 'salbei|salbeigrün|salbeifarben|graugrün',
    olive_green: 'oliv|olivgrün|moosgrün|oliv grün|moos|moosfarben',
    green: 'grün|smaragdgrün',
    dark_green: 'dunkelgrün|tannengrün|flaschengrün|waldgrün|dunkles grün|tiefgrün',
    teal: 'petrol|türkis|petrolblau',
    light_blue: 'hellblau|himmelblau|pastellblau|eisblau|babyblau|himmelblaue|zartblau',
    grey_blue: 'taubenblau|graublau|rauchblau|blaugrau',
    blue: 'blau',
    navy_blue: 'dunkelblau|marineblau|nachtblau|tiefblau',
    lavender: 'lavendel|flieder',
    purple: 'lila|violett',
  },
  materials: {
    oak_planks:
      'eiche|eichen|eichendielen|eichenparkett|parkett|holz|dielen|holzboden|holzdielen|laminat|dielenboden|eichenholz|parkettboden|landhausdielen|dielenboden aus eiche',
    walnut_planks: 'nussbaum|nussbaumdielen|nussholz|nussbaumparkett|walnuss|nussbaumboden',
    pale_oak_planks:
      'heller boden|hellen boden|hellem boden|heller fußboden|helle eiche|helles holz|hellem holz|ahorn|helles parkett|esche|heller holzboden|eiche hell|helle dielen',
    grey_oak_planks: 'graue eiche',
    smoked_oak_planks:
      'dunkler boden|dunklen boden|dunkler fußboden|dunkler holzboden|räuchereiche|dunkle eiche|dunkles holz|dunklem holz|dunkles parkett',
    oak_herringbone:
      'eiche fischgrät|fischgrät|fischgrätparkett|fischgrat|fischgratparkett|eiche fischgrat|fischgrätmuster|fischgratmuster|im fischgrät',
    walnut_herringbone: 'nussbaum fischgrät',
    white_marble:
      'weißem marmor|hellem marmor|heller marmor|marmor|weißer marmor|marmorboden|marmorfliesen|weißen marmor',
    dark_marble: 'dunkler marmor|schwarzer marmor',
    terrazzo: 'terrazo|terrazzo',
    cement_tiles: 'zementfliesen|zementfliese|gemusterte fliesen|bunte fliesen|mosaikfliesen|marokkanische fliesen',
    clay_tiles:
      'tonfliesen|terrakottafliesen|cotto|tonfliese|terrakotta fliesen|terrakottaboden|terrakottafliesen|terracottafliesen',
    concrete: 'beton|sichtbeton|beton cire|estrich|betonoptik|mikrozement|betonboden',
    brick: 'backstein|ziegel|klinker|ziegelwand|backsteinwand|ziegelsteine|backsteine|klinkerwand|rohe ziegel',
    white_brick: 'weißer backstein|weiße ziegel',
    limewash: 'kalkfarbe|weiße kalkfarbe|kalk|kalkputz|gekalkt|kalkfarben',
    beige_limewash:
      'beige kalkfarbe|beigem kalkputz|beiger kalkputz|beigen kalkputz|kalkputz beige|kalkfarbe beige|kalkfarbe in beige|kalkputz in beige|sandfarbene kalkfarbe',
    clay_limewash:
      'lehmfarbene kalkwände|lehmfarbener kalkputz|lehmfarbene kalkfarbe|lehmfarben|lehmton|lehmputz|lehmfarbe',
    oak_slats: 'eichenlamellen|lamellen|holzlamellen|akustikpaneele|holzleisten|holzpaneele|lattenwand|lamellenwand',
    walnut_slats:
      'nussbaumlamellen|lamellen nussbaum|lamellenwand nussbaum|lamellen in nussbaum|lamellen aus nussbaum|lamellenwand in nussbaum|lamellenwand aus nussbaum|holzlamellen nussbaum|nussbaum lamellen|nussbaumpaneele|dunkle lamellen|dunkle holzlamellen|akustikpaneele nussbaum|akustikpaneele in nussbaum',
    rattan: 'rattan|wiener geflecht|geflecht',
    linen: 'leinen|leinenstoff|stoff|stoffbezug',
    leather: 'leder|braunes leder|cognacleder|lederbezug|naturleder',
  },
  furniture: {
    bed: 'bett|einzelbett|doppelbett|kinderbett',
    wardrobe: 'kasten|kleiderschrank|kleiderkasten|schrank|garderobenschrank',
    'tv-stand':
      'tv-möbel|tv-bank|lowboard|fernsehtisch|fernsehschrank|tv-lowboard|tv board|tv-board|tvboard|tv lowboard|fernsehbank|tv-schrank|fernsehmöbel',
    'shoe-cabinet':
      'schuhe|etwas für die schuhe|platz für die schuhe|platz für schuhe|was für die schuhe|schuhschrank|schuhregal',
    bookshelf: 'bücherregal|regal|bücherschrank|bücherregale',
    'study-desk':
      'schülerschreibtisch|kinderschreibtisch|schreibtisch für die kinder|schreibtisch für kinder|schreibtisch für den sohn|schreibtisch für die tochter',
    'dressing-table': 'schminktisch|frisiertisch',
    'work-desk': 'schreibtisch|arbeitstisch|tisch zum arbeiten|büroschreibtisch',
    'decor-cabinet': 'sideboard|kommode',
    'coffee-table': 'couchtisch|sofatisch|wohnzimmertisch',
    'wine-cabinet': 'weinregal|weinschrank|barschrank',
    sofa: 'ecksofa|eckcouch|sofa|couch|zweisitzer|dreisitzer|schlafsofa',
    'dining-table': 'esstisch|essplatz',
    'dish-cabinet': 'geschirrschrank|vitrine|glasvitrine',
    'file-cabinet': 'aktenschrank|rollcontainer',
    other:
      'tagesdecke|bettdecke|bettwäsche|kissen|arbeitsplatte|heizkörper|wanduhr|uhr|sessel|stuhl|stühle|hocker|lampe|stehlampe|teppich|pflanze|vorhang|vorhänge|gardine|gardinen|bild|spiegel|tisch|beistelltisch|kiste|kisten|korb|fernseher|heizung|klavier|kram|wäscheständer|bank|ohrensessel|wickeltisch|fahrrad|gerümpel|sitzsack|ventilator',
  },
  shades: {
    light: 'hell|helles|helle|hellem|zart|zarte|zartes|blass|sanft|sanftes|pastell',
    lighter: 'heller|etwas heller|freundlicher|eine spur heller',
    dark: 'dunkel|dunkles|dunkle|tief|sattes|satt',
    darker: 'dunkler|etwas dunkler|eine spur dunkler',
  },
  styles: {
    japandi: 'japandi|japandi-stil|japanisch',
    scandinavian: 'skandinavisch|skandi|nordisch|skandinavischer stil',
    indochine: 'indochine|kolonialstil',
    modern: 'modern|zeitgemäß',
    minimalist: 'minimalistisch|schlicht|puristisch|minimalismus',
    tropical: 'tropisch|dschungel|bali',
    coastal: 'maritim|küste|meer|strandhaus|strand|nordsee',
    mediterranean: 'mediterran|toskana|griechisch',
    industrial: 'industrial|industriell|loft|industriestil',
    neoclassical: 'neoklassisch|neoklassizistisch|neoklassizismus|klassisch|klassizistisch',
    wabi_sabi: 'wabi sabi|wabi-sabi',
    quiet_luxury: 'stiller luxus|luxuriös|edler stil|edles ambiente',
  },
  rooms: {
    living: 'wohnzimmer|stube|wohnraum',
    bedroom: 'schlafzimmer|gästezimmer|kinderzimmer|jugendzimmer|wg-zimmer|wg zimmer',
    dining: 'esszimmer|essbereich',
    study: 'arbeitszimmer|büro|homeoffice|home office',
    hall: 'flur|diele|eingang|eingangsbereich',
  },
  interventions: {
    low: 'dezente änderungen|nur dezente änderungen|dezent verändern|kleine änderungen|behutsam|behutsam verändern|nicht zu viel verändern|nicht viel verändern|nicht zu viel ändern|wenig verändern|möglichst wenig verändern|sonst nichts|nur farben|nur farbe|nur die farben|nur streichen|nur die farbe|keine möbel|keine neuen möbel|ohne neue möbel|nichts dazustellen|nichts hinzufügen',
    mid: 'auch der boden|auch den boden|boden auch|boden darf neu|boden darf auch neu|boden kann neu',
    extreme:
      'krass umbauen|komplett umbauen|alles umkrempeln|alles neu|möbel dürfen alle ausgetauscht werden|neue möbel|alles darf neu|alles darf weg|komplett neu|alles austauschen|möbel neu|alle möbel neu|rundum neu',
  },
  furnishings: 'möbel|einrichtung|mobiliar',
  rest: 'rest|sonst|alles andere|übrige|der rest|überall|ringsum',
  painting: 'streichen|streiche|streich|male|färbe|färben|anmalen',
  making: 'mach|mache|machen|ändere|ändern',
  paint: 'farbe|farben|farbig|gestrichen|anstrich|ton',
  these: 'diese|dieses|diesen|dieser|diesem|meine|meinen|mein|meinem',
  locatives: 'hinter|neben|gegenüber|vor|rund um|um',
  mildNegations:
    'kein|keine|keinen|nichts|nix|bloß kein|bloß keine|bloß nicht|nicht zu|nicht so|nicht allzu|nich so|nich zu',
  negations: 'nicht|statt|anstatt|anstelle|anstelle von|statt dessen nicht',
  turns:
    'passt das|passt die|treppenhaus|mag ich nich|mag ich nicht|ohne|außer|ausser|oder|nie|zeichne|fenster einbauen|einbauen|einreißen|abreißen|durchbruch|durchbrechen|vergrößern|fenster|kamin|kosten|kostet|preis|liefern|lieferung|nachts|nacht|schnee|regen|hund|katze|menschen|höher|größer|perspektive|video|wie viel',
  endings: ['farbenen', 'farbene', 'farben', 'en', 'em', 'er', 'es', 'e', 'n', 's'],
  joints: 'und|dann|sondern|aber',
  fillers:
    'wegen|gegen|am fenster|beim fenster|neben dem fenster|unter dem fenster|bitte|den|die|das|der|dem|ein|eine|einen|einem|einer|hier|dort|auch|ebenfalls|davor|dahinter|diese stelle|dieser stelle|diese ecke|es|mach|mache|machen|verlege|verlegen|lege|durch|mit|in|auf|zu|zum|aus|aus dem|hin|material|wie|er|ist|so|raum|zimmer|bild|alle|alles|an|mehr nicht|nichts weiter|weiter nichts|großer|große|großes|großen|zu dunkel|zu hell|mir zu dunkel|mir zu hell|zu düster|als jetzt|wie jetzt|gleicher farbton|sonst gleicher farbton|selber farbton|ein bisschen|ein wenig|eine nuance|lieber|alte|alten|altes|neue|neues|neuen|nicht so glänzend|matt|oder so|oder ähnlich|darf neu|dürfen neu sein|darf neu sein|geölt|ölig',
}
