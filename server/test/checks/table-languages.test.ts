import { IMPORT_FIELDS } from '@satchel/contract/imports/imports.ts'
import { LINK_COLUMNS } from '@satchel/contract/imports/links.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../harness.ts'
import { wishFor } from '../wishing.ts'

const satchel = product({ shared: true })

const REPORTS = 'analytics/v1/reports'

/** Returns the lines of a table, without the mark of its encoding. */
async function linesOf(owner: Owner, path: string, headers = {}): Promise<string[]> {
  const { status, body } = await owner.call('GET', path, undefined, headers)
  expect(status, path).toBe(200)
  expect(body.startsWith('\uFEFF')).toBe(true)
  return body.slice(1).trimEnd().split('\n')
}

async function addForm(owner: Owner): Promise<string> {
  const fields = [
    { name: 'email', label: 'E-Mail', type: 'email', required: true },
    { name: 'terms', label: 'Ja, bitte', type: 'consent', required: true },
  ]
  const draft = { name: 'Kontakt', kind: 'form', headline: 'Kontakt', label: 'Senden', fields }
  const { status, body } = await owner.call('POST', 'ctas/v1/create', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** Tables that people download, with their headings in English and in one other language. */
const TABLES = [
  {
    path: `${REPORTS}/overview?format=csv`,
    english:
      'From,Views,Devices,Downloads,Seconds,Links created,Added,Previous from,Previous views,Previous devices,' +
      'Previous downloads,Previous seconds,Previous links created,Previous added',
    locale: 'de',
    translated:
      'Ab,Aufrufe,Geräte,Downloads,Sekunden,Erstellte Links,Hinzugefügt,Voriger Zeitraum ab,' +
      'Aufrufe (voriger Zeitraum),Geräte (voriger Zeitraum),Downloads (voriger Zeitraum),' +
      'Sekunden (voriger Zeitraum),Erstellte Links (voriger Zeitraum),Hinzugefügt (voriger Zeitraum)',
  },
  {
    path: `${REPORTS}/content?format=csv`,
    english: 'Type,Name,Id,Links created,Views,Previous views,Devices,Downloads,Seconds',
    locale: 'fr',
    translated:
      'Type,Nom,ID,Liens créés,Vues,Vues (période précédente),Appareils,Téléchargements,Secondes',
  },
  {
    path: `${REPORTS}/content/unused?format=csv`,
    english: 'Type,Name,Id,Added',
    locale: 'es',
    translated: 'Tipo,Nombre,ID,Añadido el',
  },
  {
    path: `${REPORTS}/links?format=csv`,
    english:
      'Address,Type,Name,For,Organization,Memo,By,Created,Views,Previous views,Devices,Downloads,Seconds',
    locale: 'es',
    translated:
      'Dirección,Tipo,Nombre,Para,Organización,Nota,Por,Creado el,Vistas,Vistas (periodo anterior),Dispositivos,Descargas,Segundos',
  },
  {
    path: `${REPORTS}/people?format=csv`,
    english: 'Kind,Name,Links created,Links opened,Views,Previous views,Devices,Downloads,Seconds',
    locale: 'es',
    translated:
      'Tipo,Nombre,Enlaces creados,Enlaces abiertos,Vistas,Vistas (periodo anterior),Dispositivos,Descargas,Segundos',
  },
  {
    path: `${REPORTS}/sites?format=csv`,
    english: 'Name,Id,Status,Links created,Views,Previous views,Devices,Downloads,Seconds',
    locale: 'fr',
    translated:
      'Nom,ID,Statut,Liens créés,Vues,Vues (période précédente),Appareils,Téléchargements,Secondes',
  },
  {
    path: `${REPORTS}/search?format=csv`,
    english: 'List,Search,Searches,Previous searches,People,Found nothing,Opened,Milliseconds',
    locale: 'de',
    translated:
      'Liste,Suche,Suchen,Suchen (voriger Zeitraum),Personen,Nichts gefunden,Geöffnet,Millisekunden',
  },
  {
    path: `${REPORTS}/ctas?format=csv`,
    english:
      'Name,Id,Kind,Active,Impressions,Clicks,Previous clicks,Submissions,Previous submissions',
    locale: 'fr',
    translated:
      'Nom,ID,Type,Actif,Affichages,Clics,Clics (période précédente),Réponses,Réponses (période précédente)',
  },
  {
    path: `${REPORTS}/adoption?format=csv`,
    english: 'Name,Last seen,Active days,Previous active days,Searches,Links created,Added,Views',
    locale: 'es',
    translated:
      'Nombre,Última actividad,Días activos,Días activos (periodo anterior),Búsquedas,Enlaces creados,Añadidos,Vistas',
  },
  {
    path: `${REPORTS}/coverage?format=csv`,
    english: 'funnelStage,contentType,Items,Used,Links created,Views',
    locale: 'de',
    translated: 'Phase,Inhaltstyp,Inhalte,Genutzt,Erstellte Links,Aufrufe',
  },
  {
    path: 'wishes/v1/list?format=csv',
    english:
      'Id,Kind,Title,Description,Status,Votes,Comments,Author,Organization,Assignee,Needed by,Response,Items,Done,Created,Updated',
    locale: 'es',
    translated:
      'ID,Tipo,Título,Descripción,Estado,Votos,Comentarios,Autor,Organización,Responsable,Necesario para el,Respuesta,Elementos,Hecho el,Creado el,Modificado el',
  },
  {
    path: 'audit/v1/export?',
    english: 'Time,Action,Person,Person id,On,Name,Id,Address,Country,Browser,Details',
    locale: 'es',
    translated:
      'Fecha y hora,Acción,Persona,ID de la persona,Sobre,Nombre,ID,Dirección,País,Navegador,Detalles',
  },
]

test.each(TABLES)(
  '$path has headings in a language that is asked for, and in English without, whatever the browser reads',
  async ({ path, english, locale, translated }) => {
    const owner = await satchel.newTenant()
    const french = { 'accept-language': 'fr', cookie: 'satchel_locale=de' }
    const [plain] = await linesOf(owner, path, french)
    expect(plain).toBe(english)
    expect((await linesOf(owner, `${path}&locale=en`))[0]).toBe(english)
    expect((await linesOf(owner, `${path}&locale=${locale}`))[0]).toBe(translated)
    expect((await owner.call('GET', `${path}&locale=tlh`)).body).toMatchObject({
      errors: [{ path: 'locale' }],
    })
  },
)

test('words that we write into cells are translated as well, other people’s and ids aren’t', async () => {
  const owner = await satchel.newTenant()
  const cta = await addForm(owner)
  const answers = { email: 'bo@customer.example', terms: true }
  const event = { id: crypto.randomUUID(), kind: 'submission', values: answers }
  await satchel.anonymous('POST', `ctas/v1/public/${cta}/events?tenantId=${owner.tenantId}`, event)
  const path = `ctas/v1/${cta}/submissions?format=csv`
  const [english, ...rows] = await linesOf(owner, path)
  expect(english).toBe('Time,E-Mail,Agreed,Consent,Status,Shown on,Link,Id')
  const [german, line] = await linesOf(owner, `${path}&locale=de`)
  expect(german).toBe('Zeit,E-Mail,Zugestimmt,Einwilligung,Status,Gezeigt auf,Link,ID')
  expect(line).toContain(',bo@customer.example,Ja,"Ja, bitte",')
  expect(rows[0]).toContain(',bo@customer.example,Yes,"Ja, bitte",')
  const [daily] = await linesOf(owner, `ctas/v1/${cta}/report?format=csv&locale=es`)
  expect(daily).toBe('Día,Impresiones,Clics,Envíos')

  await wishFor(owner, { kind: 'feature', title: 'Open API' })
  const [, wish] = await linesOf(owner, 'wishes/v1/list?format=csv&locale=fr')
  expect(wish).toContain(',feature,Open API,')
})

test('tables that are imported again keep their headings', async () => {
  const owner = await satchel.newTenant()
  const french = { 'accept-language': 'fr', cookie: 'satchel_locale=fr' }
  await owner.call('PATCH', `users/v1/${owner.userId}`, { locale: 'fr' })
  const [links] = await linesOf(owner, 'items/v1/v2/shortener/export', french)
  expect(links).toBe(Object.values(LINK_COLUMNS).join(';'))
  const [template] = await linesOf(owner, 'items/v1/history/template', french)
  expect(template).toBe(Object.values(IMPORT_FIELDS).join(';'))
})
