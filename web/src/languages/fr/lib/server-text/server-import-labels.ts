export const ABOUT_IMPORTS: Readonly<Record<string, string>> = {
  'A CSV may have up to 50 MiB': 'Un CSV peut faire jusqu’à 50 Mio',
  'The import has ended': 'L’import est terminé',
  'The import is still running': 'L’import est encore en cours',
  'This draft has no CSV that could be read again':
    'Ce brouillon n’a pas de CSV qui puisse être relu',
  'This import has no failed rows': 'Cet import n’a aucune ligne en échec',
  'A line of {} is longer than 1 MiB': 'Une ligne de {} dépasse 1 Mio',
  'A quotation mark after row {} (line {}) isn’t closed':
    'Un guillemet après la ligne de données {} (ligne {}) n’est pas fermé',
  'A row before line {} has more than 4 MB. A quotation mark may not be closed':
    'Un enregistrement avant la ligne {} dépasse 4 Mo. Un guillemet n’est peut-être pas fermé',
  'It ends in the middle. Only the addresses before that were read':
    'Il s’arrête au milieu. Seules les adresses qui précèdent ont été lues',
  'It has more than {} items': 'Il y a plus de {} contenus',
  'It unpacks to more than 50 MB': 'Une fois décompressé, il dépasse 50 Mo',
  'It’s damaged': 'Le fichier est endommagé',
  'It’s larger than 50 MB': 'Le fichier dépasse 50 Mo',
  'It’s nested too deeply': 'Le fichier est imbriqué trop profondément',
  'More than {} rows. Split the list and import the parts one by one':
    'Plus de {} lignes. Divisez la liste et importez les parties l’une après l’autre',
  'None of its addresses match the filters': 'Aucune de ses adresses ne correspond aux filtres',
  'The archive has more than {} files': 'L’archive contient plus de {} fichiers',
  'The archive has more than {} folders with files':
    'L’archive contient plus de {} dossiers avec des fichiers',
  'The archive has no files': 'L’archive ne contient aucun fichier',
  'The archive has no items': 'L’archive ne contient aucun contenu',
  'The archive is damaged and can’t be read': 'L’archive est endommagée et illisible',
  'The archive is no longer available': 'L’archive n’est plus disponible',
  'The archive is password-protected': 'L’archive est protégée par un mot de passe',
  'The archive refers to a file outside of itself':
    'L’archive renvoie à un fichier hors d’elle-même',
  'The file has a header but no rows': 'Le fichier a des en-têtes, mais aucune ligne',
  'The file has {} columns. At most {} can be read':
    'Le fichier a {} colonnes. Au plus {} peuvent être lues',
  'The file is empty': 'Le fichier est vide',
  'The file needs a column with slugs and one with their targets. Name them “slug” and “target” in the first row':
    'Il faut au fichier une colonne de slugs et une de leurs destinations. Nommez-les «\u202fslug\u202f» et «\u202ftarget\u202f» sur la première ligne',
  'The files need more space than the server has left':
    'Les fichiers demandent plus d’espace qu’il n’en reste sur le serveur',
  'The server didn’t respond within 30 seconds': 'Le serveur n’a pas répondu en 30 secondes',
  'The sitemap has no addresses': 'Le sitemap ne contient aucune adresse',
  'This address isn’t a sitemap': 'Cette adresse n’est pas celle d’un sitemap',
  'This is a document or a program, not an archive of files':
    'C’est un document ou un programme, pas une archive de fichiers',
  'This is a workbook or an archive, not a CSV file. Save the sheet as CSV first':
    'C’est un classeur ou une archive, pas un fichier CSV. Enregistrez d’abord la feuille au format CSV',
  'This isn’t a CSV file: it contains binary data':
    'Ce n’est pas un fichier CSV\u00a0: il contient des données binaires',
  'This isn’t a ZIP file, or it’s damaged': 'Ce n’est pas un fichier ZIP, ou il est endommagé',
  'This isn’t an export: {} is missing': 'Ce n’est pas un export\u00a0: {} manque',
  'This version can’t read the {} of the archive': 'Cette version ne peut pas lire {} de l’archive',
  'Whoever started this can no longer add content':
    'La personne qui a commencé cela ne peut plus ajouter de contenu',
  '{} is too large': '{} est trop volumineux',
}
