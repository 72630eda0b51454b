import { IMPORT_FIELDS, type ImportField } from '@satchel/contract/imports/imports.ts'

/**
 * Column headers used by other products and people, the better ones first: in English, then in the other languages of the
 * app, without case, accents and signs.
 */
const SYNONYMS: Record<ImportField, readonly [english: string, others: string]> = {
  url: [
    'url link address webaddress weburl href page webpage website asseturl loc',
    'webadresse adresse internetadresse lien adresseweb pageweb enlace direccion direccionweb paginaweb collegamento indirizzo indirizzoweb webadres adres koppeling adreswww adresurl odnosnik strona',
  ],
  name: [
    'title name itemname assettitle assetname headline pagetitle',
    'titel bezeichnung uberschrift titre nom titulo nombre titolo nome naam tytuł nazwa',
  ],
  description: [
    'description summary abstract notes note excerpt',
    'beschreibung zusammenfassung notizen descripcion resume resumen notas descrizione riassunto beschrijving samenvatting notities opis streszczenie notatki',
  ],
  visitorDescription: [
    'descriptionforvisitors visitordescription publicdescription',
    'beschreibungfurbesucher descriptionpourlesvisiteurs descripcionparavisitantes descrizioneperivisitatori beschrijvingvoorbezoekers opisdlaodwiedzajacych',
  ],
  funnelStage: [
    'funnelstage stage buyerstage salesstage funnel',
    'phase phaseimfunnel funnelphase verkaufsphase kaufphase stufe etape etapeduparcoursdachat etapa etapadelembudo fase fasedelfunnel faseindefunnel verkoopfase etap etaplejka',
  ],
  contentProduct: [
    'product products contentproduct productline',
    'produkt produkte produit produits producto productos prodotto prodotti producten produkty',
  ],
  contentType: [
    'contenttype type format assettype',
    'inhaltstyp art typ typedecontenu tipodecontenido tipo tipodicontenuto soortcontent soort rodzajtresci rodzaj',
  ],
  contentIndustry: [
    'industry industries contentindustry vertical sector',
    'branche branchen secteur secteurs sectores settore settori sectoren branża branże',
  ],
  contentRegion: [
    'region regions contentregion country market geography',
    'regionen land markt pays marche paises pais mercado regione regioni paese mercato regio regios kraj rynek',
  ],
  tags: [
    'tags tag keywords labels',
    'schlagworte schlagworter stichworter etiquettes etiqueta etiquetas motscles palabrasclave etichette parolechiave trefwoorden tagi słowakluczowe',
  ],
  collections: [
    'collection collections folder folders board',
    'sammlung sammlungen ordner mappe dossier dossiers coleccion colecciones carpeta carpetas raccolta raccolte cartella cartelle collectie collecties map mappen kolekcja kolekcje',
  ],
  owner: [
    'owneremail owner author authoremail createdby',
    'eigentumer inhaber autor verantwortlich proprietaire auteur propietario proprietario autore eigenaar wlasciciel',
  ],
  shareable: [
    'shareable shareableexternally externallyshareable',
    'darfgeteiltwerden teilbar partageable sepuedecompartir compartible condivisibile deelbaar doudostepniania',
  ],
  inLibrary: [
    'inlibrary includeinmainlibrary includeinlibrary',
    'inderbibliothek danslabibliotheque enlabiblioteca nellalibreria indebibliotheek wbibliotece inthelibrary',
  ],
  releasesOn: [
    'releaseson releasedate release availablefrom publishdate',
    'freigabedatum freigabe veroffentlichtam datedediffusion fechadepublicacion datadirilascio vrijgavedatum datapublikacji',
  ],
  expiresOn: [
    'expireson expirydate expirationdate expiry expires validuntil',
    'ablaufdatum lauftabam gultigbis datedexpiration fechadecaducidad datadiscadenza vervaldatum datawygasniecia',
  ],
  action: ['importaction action mode', 'aktion importaktion accion azione actie działanie'],
}

const namesOf = (field: ImportField) => SYNONYMS[field].join(' ').split(' ').map(fold)

const FIELD_OF = new Map(
  (Object.keys(SYNONYMS) as ImportField[]).flatMap((field) =>
    namesOf(field).map((name, rank) => [name, { field, rank }] as const),
  ),
)

/** Guesses each column's field by its header, and that of addresses by the first rows if no header fits them. */
export function guessMapping(
  heads: readonly string[],
  samples: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const named = mappingByName(heads)
  const cells = heads.map((_, index) => samples.map((row) => row[index]?.trim()).filter(Boolean))
  const holdsAddresses = (index: number) => cells[index]?.some((cell) => cell && isWebAddress(cell))
  const at = named.indexOf('url')
  // A postal address is called the same.
  if (at >= 0 && (holdsAddresses(at) || cells[at]?.length === 0)) return named
  const better = heads.findIndex(
    (_, index) => holdsAddresses(index) && (named[index] === null || named[index] === 'name'),
  )
  if (better < 0) return named
  return named.map((field, index) => (index === better ? 'url' : index === at ? null : field))
}

/** Tells whether a cell has an address alone: more follows a semicolon where it separates columns. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s;]+$/i.test(text)

/** Returns the fields that headers name; of two candidates the better name wins, else the first. */
function mappingByName(heads: readonly string[]): (ImportField | null)[] {
  const found = heads.map((head) => FIELD_OF.get(fold(head))?.field ?? null)
  const rankOf = (index: number) => FIELD_OF.get(fold(heads[index] ?? ''))?.rank ?? 0
  return found.map((field, index) => {
    if (field === null) return null
    const isBeaten = found.some(
      (other, place) =>
        other === field &&
        place !== index &&
        (rankOf(place) < rankOf(index) || (rankOf(place) === rankOf(index) && place < index)),
    )
    return isBeaten ? null : field
  })
}

export function headOf(field: ImportField): string {
  return IMPORT_FIELDS[field]
}

function fold(head: string): string {
  return head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
