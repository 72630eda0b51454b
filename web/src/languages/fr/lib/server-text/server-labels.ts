export const SENTENCES: Readonly<Record<string, string>> = {
  'A collection holds up to {} items': 'Une collection contient jusqu’à {} contenus',
  'A file may have up to 5 GiB': 'Un fichier peut faire jusqu’à 5 Gio',
  'A password is needed': 'Un mot de passe est nécessaire',
  'A preset with this name already exists': 'Un préréglage de ce nom existe déjà',
  'A site has its own address. Change the site instead':
    'Un site a sa propre adresse. Modifiez plutôt le site',
  'A web page has no file to replace': 'Une page web n’a pas de fichier à remplacer',
  'Accounts that aren’t paid for can have {} slugs of {} characters at this address. Choose a longer one, or use a domain of your own':
    'Les comptes qui ne paient pas peuvent avoir ici {1} adresses courtes de {2} caractères. Choisissez-en une plus longue ou utilisez votre propre domaine',
  'All seats are taken': 'Toutes les places sont prises',
  'All {} seats of your plan are taken, including open invitations':
    'Les {} places de votre offre sont prises, invitations en attente comprises',
  'Already invited': 'Invitation déjà envoyée',
  'Already on the team': 'Fait déjà partie de l’équipe',
  'An account needs an owner': 'Un compte a besoin d’un propriétaire',
  'An authenticator code is needed': 'Un code d’authentification est nécessaire',
  'An email address is needed': 'Une adresse e-mail est nécessaire',
  'Another account has verified this domain in the meantime':
    'Un autre compte a vérifié ce domaine entre-temps',
  'Another link already has this short address': 'Un autre lien a déjà cette adresse courte',
  'Another link for the same share was created in the meantime':
    'Un autre lien pour le même partage a été créé entre-temps',
  'CTA not found': 'CTA introuvable',
  'Change not found': 'Modification introuvable',
  'Choose items, a collection or a site': 'Choisissez des contenus, une collection ou un site',
  'Collection not found': 'Collection introuvable',
  'Confirm that it’s you': 'Confirmez que c’est bien vous',
  'Connection not found': 'Connexion introuvable',
  'Content not found': 'Contenu introuvable',
  'Couldn’t find a free short address. Try again':
    'Impossible de trouver une adresse courte libre. Réessayez',
  'Couldn’t find a free short name for this company':
    'Impossible de trouver un nom court libre pour cette entreprise',
  'Credentials wrong': 'Identifiants incorrects',
  'Deleted CTA not found': 'CTA supprimé introuvable',
  'Delivery not found': 'Envoi introuvable',
  'Domain not found': 'Domaine introuvable',
  'Draft not found': 'Brouillon introuvable',
  'Endpoint not found': 'Point d’accès introuvable',
  'Export not found': 'Export introuvable',
  'Feed not found': 'Flux introuvable',
  'File not found': 'Fichier introuvable',
  'This file can’t be read': 'Ce fichier ne peut pas être lu',
  'This file can’t be stored': 'Ce fichier ne peut pas être enregistré',
  'The storage of this server can’t list the parts of uploads (ListParts)':
    'Le stockage de ce serveur ne sait pas lister les parties des chargements (ListParts)',
  'The storage refused this upload. Upload the file again':
    'Le stockage a refusé ce chargement. Chargez à nouveau le fichier',
  'Files can’t be stored right now. Try again later':
    'Les fichiers ne peuvent pas être enregistrés pour le moment. Réessayez plus tard',
  'Files can’t be read right now. Try again later':
    'Les fichiers ne peuvent pas être lus pour le moment. Réessayez plus tard',
  'Files can’t be {} right now. Try again later':
    'Les fichiers ne sont pas accessibles pour le moment. Réessayez plus tard',
  'Group of synonyms not found': 'Groupe de synonymes introuvable',
  'Idempotency-Key must have 1 to {} characters': 'Idempotency-Key doit avoir 1 à {} caractères',
  'If-Match must carry a version, as "3"': 'If-Match doit contenir une version, comme "3"',
  'Image not found': 'Image introuvable',
  'Import not found': 'Import introuvable',
  'Invitation not found': 'Invitation introuvable',
  'Item not found': 'Contenu introuvable',
  'JSON may be nested at most {} levels deep': 'Le JSON peut avoir au plus {} niveaux',
  'Job not found': 'Tâche introuvable',
  'Link not found': 'Lien introuvable',
  'Mail not found': 'E-mail introuvable',
  'No longer available': 'N’est plus disponible',
  'No more of this is stored today. Try again later':
    'La limite d’enregistrement du jour est atteinte. Réessayez plus tard',
  'No tenant has this domain': 'Aucune entreprise n’a ce domaine',
  'Not found': 'Introuvable',
  'Only an owner can change an owner': 'Seul un propriétaire peut modifier un propriétaire',
  'Only an owner can let owners sign in with it':
    'Seul un propriétaire peut autoriser les propriétaires à se connecter ainsi',
  'Only items that couldn’t be read can be read again':
    'Seuls les contenus qui n’ont pas pu être lus peuvent être relus',
  'Only the account that operates this server can examine it':
    'Seul le compte qui exploite ce serveur peut l’examiner',
  'Only the owner and admins can permanently delete items':
    'Seuls le propriétaire et les admins peuvent supprimer définitivement des contenus',
  'Only the owner can make a collection private':
    'Seul le propriétaire peut rendre une collection privée',
  'Only the owner of the item and admins can do this':
    'Seuls le propriétaire du contenu et les admins peuvent le faire',
  'Only the owner or an admin can hand over a collection':
    'Seul le propriétaire ou un admin peut transférer une collection',
  'Only web pages can be checked': 'Seules les pages web peuvent être vérifiées',
  'Page not found': 'Page introuvable',
  'Partner code not found': 'Code partenaire introuvable',
  'Passkey not found': 'Clé d’accès introuvable',
  'People at this domain sign in with single sign-on, not a password':
    'Les personnes de ce domaine se connectent par authentification unique, pas avec un mot de passe',
  'People at this domain sign in with {}, not a password':
    'Les personnes de ce domaine se connectent avec {}, pas avec un mot de passe',
  'Picture not found': 'Image introuvable',
  'Preset not found': 'Préréglage introuvable',
  'Publish the site before sharing it': 'Publiez le site avant de le partager',
  'Recipient not found': 'Destinataire introuvable',
  'Remove its items before filling the collection by search':
    'Retirez les contenus de la collection avant de l’alimenter par une recherche',
  'Retry failed uploads one by one': 'Relancez un par un les chargements en échec',
  'Saved search not found': 'Recherche enregistrée introuvable',
  'Send application/json': 'Envoyez application/json',
  'Send application/offset+octet-stream': 'Envoyez application/offset+octet-stream',
  'Send nextCursor from the previous response, unchanged':
    'Envoyez tel quel le nextCursor de la réponse précédente',
  'Session not found': 'Session introuvable',
  'Set up two-step verification, or confirm it’s you with your second factor':
    'Configurez la validation en deux étapes, ou confirmez que c’est bien vous avec votre second facteur',
  'Settings not found': 'Paramètres introuvables',
  'Sign in first': 'Connectez-vous d’abord',
  'Single sign-on isn’t ready': 'L’authentification unique n’est pas prête',
  'Site not found': 'Site introuvable',
  'Some categories are invalid': 'Certaines catégories ne sont pas valides',
  'Some categories need a value': 'Certaines catégories doivent avoir une valeur',
  'Some entries are invalid': 'Certaines entrées ne sont pas valides',
  'Some fields are invalid': 'Certains champs ne sont pas valides',
  'Some ids are invalid': 'Certains identifiants ne sont pas valides',
  'Some items can’t be changed': 'Certains contenus ne peuvent pas être modifiés',
  'Some labels are invalid': 'Certains libellés ne sont pas valides',
  'Some values are invalid': 'Certaines valeurs ne sont pas valides',
  'Someone else changed this in the meantime': 'Quelqu’un d’autre l’a modifié entre-temps',
  'Someone else is changing the tags right now. Try again':
    'Quelqu’un d’autre modifie les étiquettes en ce moment. Réessayez',
  'Something went wrong': 'Une erreur est survenue',
  'Something went wrong. Try again later': 'Une erreur est survenue. Réessayez plus tard',
  'Submission not found': 'Réponse introuvable',
  'Tag not found': 'Étiquette introuvable',
  'Temporarily unavailable': 'Temporairement indisponible',
  'Tenant not found': 'Entreprise introuvable',
  'Test the connection first by signing in with it once':
    'Testez d’abord la connexion en l’utilisant une fois',
  'The account is no longer active': 'Le compte n’est plus actif',
  'The account is not active': 'Le compte n’est pas actif',
  'The account is {}. You can view it until {}':
    'Le compte n’est pas actif. Vous pouvez le consulter jusqu’au {2}',
  'The account is {}{}': 'Le compte n’est pas actif',
  'The category already has {} values': 'La catégorie a déjà {} valeurs',
  'The code is wrong': 'Le code est incorrect',
  'The code or link has expired': 'Le code ou le lien a expiré',
  'The code {}': 'Le code {}',
  'The collection has nothing to download': 'La collection n’a rien à télécharger',
  'The connection was closed': 'La connexion a été fermée',
  'The cursor is invalid': 'Le curseur n’est pas valide',
  'The database is unavailable right now. Try again later':
    'La base de données est indisponible pour le moment. Réessayez plus tard',
  'The draft is still being read': 'Le brouillon est encore en cours de lecture',
  'The email address is taken': 'L’adresse e-mail est déjà utilisée',
  'The email address isn’t confirmed yet': 'L’adresse e-mail n’est pas encore confirmée',
  'The headers are too large': 'Les en-têtes sont trop volumineux',
  'The idempotency key was used with another body':
    'La clé d’idempotence a été utilisée avec un autre corps de requête',
  'The page couldn’t be rendered': 'La page n’a pas pu être affichée',
  'The password is too weak': 'Le mot de passe est trop faible',
  'The password is wrong': 'Le mot de passe est incorrect',
  'The password {}': 'Le mot de passe {}',
  'The plan’s limit is reached': 'La limite de l’offre est atteinte',
  'The request arrived too slowly': 'La requête est arrivée trop lentement',
  'The request body is too large': 'Le corps de la requête est trop volumineux',
  'The request is malformed': 'La requête est mal formée',
  'The request must name exactly one host': 'La requête doit citer exactement un hôte',
  'The requested range is invalid': 'La plage demandée n’est pas valide',
  'The requested range is outside the file': 'La plage demandée est hors du fichier',
  'The row has {} cells, but the header has {}': 'La ligne a {} cellules, mais l’en-tête en a {}',
  'The server’s disk is almost full': 'Le disque du serveur est presque plein',
  'The slug is taken': 'L’adresse courte est déjà utilisée',
  'The upload is already the file of this item': 'Ce chargement est déjà le fichier de ce contenu',
  'The upload is complete': 'Le chargement est terminé',
  'The upload is complete. Delete the item instead':
    'Le chargement est terminé. Supprimez plutôt le contenu',
  'The upload isn’t finished': 'Le chargement n’est pas terminé',
  'The web app isn’t built': 'L’application web n’est pas construite',
  'The {} account isn’t active': 'Le compte {} n’est pas actif',
  'The {} changed in the meantime (now version {})':
    'Une modification a eu lieu entre-temps (version actuelle : {2})',
  'There are {} groups of synonyms already': 'Il y a déjà {} groupes de synonymes',
  'There is nothing to change': 'Il n’y a rien à modifier',
  'These requests took too much of the server’s time. Try again later':
    'Ces requêtes ont pris trop de temps au serveur. Réessayez plus tard',
  'This Idempotency-Key was already used for another request':
    'Cette Idempotency-Key a déjà été utilisée pour une autre requête',
  'This account requires a second factor': 'Ce compte exige un second facteur',
  'This can no longer be undone': 'Cela ne peut plus être annulé',
  'This can only be undone within a minute': 'Cela ne peut être annulé que pendant une minute',
  'This can’t be shared': 'Ceci ne peut pas être partagé',
  'This collection is filled by a search': 'Cette collection est alimentée par une recherche',
  'This collection is filled by a search. Change the search, or freeze the collection first':
    'Cette collection est alimentée par une recherche. Modifiez la recherche, ou figez d’abord la collection',
  'This method isn’t offered here': 'Cette méthode n’existe pas ici',
  '{} isn’t offered here. Use {}': '{} n’existe pas ici. Utilisez {}',
  'This conflicts with the current state': 'Ceci est en conflit avec l’état actuel',
  'This domain was already added': 'Ce domaine a déjà été ajouté',
  'This download link has expired or is invalid':
    'Ce lien de téléchargement a expiré ou n’est pas valide',
  'This file link has expired. Reload the page it came from':
    'Ce lien de fichier a expiré. Rechargez la page d’où il vient',
  'This is a web page, so it was added as a link':
    'Ceci est une page web, elle a donc été ajoutée comme lien',
  'This is already the current version': 'C’est déjà la version actuelle',
  'This item isn’t in the collection': 'Ce contenu n’est pas dans la collection',
  'This media type isn’t supported': 'Ce type de média n’est pas pris en charge',
  'This protocol version isn’t supported': 'Cette version du protocole n’est pas prise en charge',
  'This server doesn’t answer to this host name': 'Ce serveur ne répond pas à ce nom d’hôte',
  'This took too long. Try again later': 'Cela a pris trop de temps. Réessayez plus tard',
  'This upload replaces a file, and the item keeps its name':
    'Ce chargement remplace un fichier, et le contenu garde son nom',
  'Token not found': 'Jeton introuvable',
  'Too large': 'Trop volumineux',
  'Too many attempts. Try again later': 'Trop de tentatives. Réessayez plus tard',
  'Too many images are being rendered right now': 'Trop d’images sont en cours de création',
  'Too many requests': 'Trop de requêtes',
  'Trusted person not found': 'Personne de confiance introuvable',
  'Upload not found': 'Chargement introuvable',
  'Upload-Offset must be a number of bytes': 'Upload-Offset doit être un nombre d’octets',
  'Use single sign-on': 'Utilisez l’authentification unique',
  'Use tus 1.0.0 and send Tus-Resumable: 1.0.0':
    'Utilisez tus 1.0.0 et envoyez Tus-Resumable: 1.0.0',
  'User not found': 'Personne introuvable',
  'Value not found': 'Valeur introuvable',
  'Verify an email domain and assign it to this connection first':
    'Vérifiez d’abord un domaine de messagerie et attribuez-le à cette connexion',
  'Version not found': 'Version introuvable',
  'Visit not found': 'Visite introuvable',
  'Weekly report not found': 'Rapport hebdomadaire introuvable',
  'Whoever started this can no longer change items':
    'La personne à l’origine de cette action ne peut plus modifier de contenus',
  'Wish not found': 'Souhait introuvable',
  'You already have a saved search with this name':
    'Vous avez déjà une recherche enregistrée de ce nom',
  'You already have {} connections': 'Vous avez déjà {} connexions',
  'You already have {} domains': 'Vous avez déjà {} domaines',
  'You already have {} domains. Remove one first':
    'Vous avez déjà {} domaines. Retirez-en d’abord un',
  'You already have {} presets. Delete one first':
    'Vous avez déjà {} préréglages. Supprimez-en d’abord un',
  'You already have {} saved searches. Delete one first':
    'Vous avez déjà {} recherches enregistrées. Supprimez-en d’abord une',
  'You can email up to {} links an hour':
    'Vous pouvez envoyer jusqu’à {} liens par e-mail et par heure',
  'You can no longer add to this library': 'Vous ne pouvez plus rien ajouter à cette bibliothèque',
  'You can only send links in your own name':
    'Vous ne pouvez envoyer des liens qu’en votre propre nom',
  'You need the permission {}': 'Il vous faut le droit {}',
  'Your plan has no room for more links. Delete items that aren’t shared anymore, or choose a larger plan':
    'Votre forfait n’a plus de place pour d’autres liens. Supprimez des contenus qui ne sont plus partagés ou choisissez un forfait supérieur',
  'Your plan has no storage left. Permanently delete some items, or choose a larger plan':
    'Votre forfait n’a plus d’espace de stockage. Supprimez définitivement quelques contenus ou choisissez un forfait supérieur',
  'Your plan includes {} short domain. Remove one, or choose a larger plan':
    'Votre offre comprend {} domaine court. Retirez-en un, ou choisissez une offre supérieure',
  'Your plan includes {} short domain{}. Remove one, or choose a larger plan':
    'Votre offre comprend {1} domaines courts. Retirez-en un, ou choisissez une offre supérieure',
  'Your role doesn’t allow this': 'Votre rôle ne le permet pas',
  '{} exports of yours are still running. Wait until one is done, or cancel it':
    '{} de vos exports sont encore en cours. Attendez la fin de l’un d’eux, ou annulez-le',
  '{} is already on the team': '{} fait déjà partie de l’équipe',
  '{} not found': '{} : introuvable',
  '“{}” already exists and looks the same': '« {} » existe déjà et se ressemble trop',
  '“{}” can’t be a tag': '« {} » ne peut pas être une étiquette',
}
