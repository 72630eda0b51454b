export const ABOUT_IMPORTS: Readonly<Record<string, string>> = {
  'A CSV may have up to 50 MiB': 'Ein CSV darf bis zu 50 MiB haben',
  'The import has ended': 'Der Import ist beendet',
  'The import is still running': 'Der Import läuft noch',
  'This draft has no CSV that could be read again':
    'Dieser Entwurf hat kein CSV, das erneut gelesen werden könnte',
  'This import has no failed rows': 'Dieser Import hat keine fehlgeschlagenen Zeilen',
  'A line of {} is longer than 1 MiB': 'Eine Zeile von {} ist länger als 1 MiB',
  'A quotation mark after row {} (line {}) isn’t closed':
    'Ein Anführungszeichen nach Datensatz {} (Zeile {}) ist nicht geschlossen',
  'A row before line {} has more than 4 MB. A quotation mark may not be closed':
    'Ein Datensatz vor Zeile {} hat mehr als 4 MB. Vielleicht ist ein Anführungszeichen nicht geschlossen',
  'It ends in the middle. Only the addresses before that were read':
    'Sie bricht mittendrin ab. Nur die Adressen davor wurden gelesen',
  'It has more than {} items': 'Es sind mehr als {} Inhalte',
  'It unpacks to more than 50 MB': 'Entpackt sind es mehr als 50 MB',
  'It’s damaged': 'Die Datei ist beschädigt',
  'It’s larger than 50 MB': 'Die Datei ist größer als 50 MB',
  'It’s nested too deeply': 'Die Datei ist zu tief verschachtelt',
  'More than {} rows. Split the list and import the parts one by one':
    'Mehr als {} Zeilen. Teilen Sie die Liste auf und importieren Sie die Teile nacheinander',
  'None of its addresses match the filters': 'Keine der Adressen passt zu den Filtern',
  'The archive has more than {} files': 'Das Archiv hat mehr als {} Dateien',
  'The archive has more than {} folders with files':
    'Das Archiv hat mehr als {} Ordner mit Dateien',
  'The archive has no files': 'Das Archiv enthält keine Dateien',
  'The archive has no items': 'Das Archiv enthält keine Inhalte',
  'The archive is damaged and can’t be read':
    'Das Archiv ist beschädigt und kann nicht gelesen werden',
  'The archive is no longer available': 'Das Archiv ist nicht mehr verfügbar',
  'The archive is password-protected': 'Das Archiv ist passwortgeschützt',
  'The archive refers to a file outside of itself':
    'Das Archiv verweist auf eine Datei außerhalb seiner selbst',
  'The file has a header but no rows': 'Die Datei hat Überschriften, aber keine Zeilen',
  'The file has {} columns. At most {} can be read':
    'Die Datei hat {} Spalten. Höchstens {} können gelesen werden',
  'The file is empty': 'Die Datei ist leer',
  'The file needs a column with slugs and one with their targets. Name them “slug” and “target” in the first row':
    'Die Datei braucht eine Spalte mit Slugs und eine mit ihren Zielen. Nennen Sie sie in der ersten Zeile „slug“ und „target“',
  'The files need more space than the server has left':
    'Die Dateien brauchen mehr Platz, als der Server noch hat',
  'The server didn’t respond within 30 seconds':
    'Der Server hat innerhalb von 30 Sekunden nicht geantwortet',
  'The sitemap has no addresses': 'Die Sitemap enthält keine Adressen',
  'This address isn’t a sitemap': 'Unter dieser Adresse ist keine Sitemap',
  'This is a document or a program, not an archive of files':
    'Das ist ein Dokument oder Programm, kein Archiv mit Dateien',
  'This is a workbook or an archive, not a CSV file. Save the sheet as CSV first':
    'Das ist eine Arbeitsmappe oder ein Archiv, keine CSV-Datei. Speichern Sie das Blatt zuerst als CSV',
  'This isn’t a CSV file: it contains binary data':
    'Das ist keine CSV-Datei: Sie enthält Binärdaten',
  'This isn’t a ZIP file, or it’s damaged': 'Das ist keine ZIP-Datei, oder sie ist beschädigt',
  'This isn’t an export: {} is missing': 'Das ist kein Export: {} fehlt',
  'This version can’t read the {} of the archive': 'Diese Version kann {} des Archivs nicht lesen',
  'Whoever started this can no longer add content':
    'Wer das begonnen hat, darf keine Inhalte mehr hinzufügen',
  '{} is too large': '{} ist zu groß',
}
