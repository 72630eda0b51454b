export const SENTENCES: Readonly<Record<string, string>> = {
  'A collection holds up to {} items': 'Une collection contient jusqu’à {} contenus',
  'A file may have up to 5 GiB': 'Un fichier peut faire jusqu’à 5 Gio',
  'A logo may have up to 2 MiB': 'Un logo peut faire jusqu’à 2 Mio',
  'A logo must be a PNG, JPEG, WebP, GIF, AVIF or SVG file':
    'Un logo doit être un fichier PNG, JPEG, WebP, GIF, AVIF ou SVG',
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
  'An account with this address already exists': 'Un compte existe déjà avec cette adresse',
  'An authenticator code is needed': 'Un code d’authentification est nécessaire',
  'An email address is needed': 'Une adresse e-mail est nécessaire',
  'An event is too large': 'Un événement est trop volumineux',
  'Another account has verified this domain in the meantime':
    'Un autre compte a vérifié ce domaine entre-temps',
  'Another link already has this short address': 'Un autre lien a déjà cette adresse courte',
  'Another link for the same share was created in the meantime':
    'Un autre lien pour le même partage a été créé entre-temps',
  'Another site has this address': 'Un autre site a cette adresse',
  'At most one report a second': 'Un rapport par seconde au plus',
  'CTA not found': 'CTA introuvable',
  'Can’t be combined with linkId': 'Ne se combine pas avec linkId',
  'Change not found': 'Modification introuvable',
  'Change your own sign-in methods in your settings':
    'Modifiez vos propres méthodes de connexion dans vos paramètres',
  'Check your answers': 'Vérifiez vos réponses',
  'Choose items, a collection or a site': 'Choisissez des contenus, une collection ou un site',
  'Collection not found': 'Collection introuvable',
  'Confirm that it’s you': 'Confirmez que c’est bien vous',
  'Confirm your address with the email we sent you':
    'Confirmez votre adresse avec l’e-mail que nous vous avons envoyé',
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
  'Give it together with recipient': 'À indiquer avec recipient',
  'Group of synonyms not found': 'Groupe de synonymes introuvable',
  'Idempotency-Key must have 1 to {} characters': 'Idempotency-Key doit avoir 1 à {} caractères',
  'If-Match must carry a version, as "3"': 'If-Match doit contenir une version, comme "3"',
  'Image not found': 'Image introuvable',
  'Import not found': 'Import introuvable',
  'Invalid reading report': 'Rapport de lecture non valide',
  'Invitation not found': 'Invitation introuvable',
  'Item not found': 'Contenu introuvable',
  'It’s been a while. Confirm again that it’s you':
    'Cela fait un moment. Confirmez à nouveau que c’est bien vous',
  'It’s too late to keep this account': 'Il est trop tard pour conserver ce compte',
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
  'Only an owner can hand over the account': 'Seul un propriétaire peut transférer le compte',
  'Only an owner can let owners sign in with it':
    'Seul un propriétaire peut autoriser les propriétaires à se connecter ainsi',
  'Only an owner can make someone an owner':
    'Seul un propriétaire peut nommer quelqu’un propriétaire',
  'Only editors can change the status of a wish':
    'Seuls les éditeurs peuvent changer le statut d’un souhait',
  'Only items that couldn’t be read can be read again':
    'Seuls les contenus qui n’ont pas pu être lus peuvent être relus',
  'Only its author and editors can change a wish':
    'Seuls son auteur et les éditeurs peuvent modifier un souhait',
  'Only its author and editors can delete a wish':
    'Seuls son auteur et les éditeurs peuvent supprimer un souhait',
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
  'Only the owner or an admin can hand over a site':
    'Seul le propriétaire ou un admin peut transférer un site',
  'Only web pages can be checked': 'Seules les pages web peuvent être vérifiées',
  'Others voted for this wish. Ask an editor to delete it':
    'D’autres ont voté pour ce souhait. Demandez à un éditeur de le supprimer',
  'Page not found': 'Page introuvable',
  'Partner code not found': 'Code partenaire introuvable',
  'Passkey not found': 'Clé d’accès introuvable',
  'Payments are unavailable right now. Try again later':
    'Les paiements sont indisponibles pour le moment. Réessayez plus tard',
  'Payments aren’t set up here': 'Les paiements ne sont pas configurés ici',
  'Payments aren’t set up here. Plans are changed by hand':
    'Les paiements ne sont pas configurés ici. Les offres se changent à la main',
  'People at this domain sign in with single sign-on, not a password':
    'Les personnes de ce domaine se connectent par authentification unique, pas avec un mot de passe',
  'People at this domain sign in with {}, not a password':
    'Les personnes de ce domaine se connectent avec {}, pas avec un mot de passe',
  'Plans are paid here. Choose one to buy': 'Les offres sont payantes ici. Choisissez-en une',
  'Picture not found': 'Image introuvable',
  'Preset not found': 'Préréglage introuvable',
  'Publish the site before sharing it': 'Publiez le site avant de le partager',
  'Recipient not found': 'Destinataire introuvable',
  'Recovery codes need an authenticator app':
    'Les codes de récupération nécessitent une application d’authentification',
  'Remove its items before filling the collection by search':
    'Retirez les contenus de la collection avant de l’alimenter par une recherche',
  'Retry failed uploads one by one': 'Relancez un par un les chargements en échec',
  'Saved search not found': 'Recherche enregistrée introuvable',
  'Send JSON': 'Envoyez du JSON',
  'Send a code from the authenticator app, or a recovery code':
    'Envoyez un code de l’application d’authentification, ou un code de récupération',
  'Send a refresh token': 'Envoyez un jeton d’actualisation',
  'Send an envelope': 'Envoyez une enveloppe',
  'Send application/json': 'Envoyez application/json',
  'Send application/offset+octet-stream': 'Envoyez application/offset+octet-stream',
  'Send both the access token and the identity token':
    'Envoyez le jeton d’accès et le jeton d’identité',
  'Send gzip, deflate, br or no Content-Encoding':
    'Envoyez gzip, deflate, br ou aucun Content-Encoding',
  'Send nextCursor from the previous response, unchanged':
    'Envoyez tel quel le nextCursor de la réponse précédente',
  'Send text/plain': 'Envoyez text/plain',
  'Send text/plain or application/x-sentry-envelope':
    'Envoyez text/plain ou application/x-sentry-envelope',
  'Session not found': 'Session introuvable',
  'Set up two-step verification for yourself first, in your settings':
    'Configurez d’abord votre propre validation en deux étapes, dans vos paramètres',
  'Set up two-step verification, or confirm it’s you with your second factor':
    'Configurez la validation en deux étapes, ou confirmez que c’est bien vous avec votre second facteur',
  'Settings not found': 'Paramètres introuvables',
  'Sign in first': 'Connectez-vous d’abord',
  'Single sign-on isn’t ready': 'L’authentification unique n’est pas prête',
  'Site not found': 'Site introuvable',
  'Some addresses are invalid': 'Certaines adresses ne sont pas valides',
  'Some blocks are invalid': 'Certains blocs ne sont pas valides',
  'Some categories are invalid': 'Certaines catégories ne sont pas valides',
  'Some categories need a value': 'Certaines catégories doivent avoir une valeur',
  'Some entries are invalid': 'Certaines entrées ne sont pas valides',
  'Some fields are invalid': 'Certains champs ne sont pas valides',
  'Some ids are invalid': 'Certains identifiants ne sont pas valides',
  'Some items can’t be changed': 'Certains contenus ne peuvent pas être modifiés',
  'Some labels are invalid': 'Certains libellés ne sont pas valides',
  'Some people can’t be mentioned': 'Certaines personnes ne peuvent pas être mentionnées',
  'Some pictures are invalid': 'Certaines images ne sont pas valides',
  'Some places are invalid': 'Certains emplacements ne sont pas valides',
  'Some recipients are invalid': 'Certains destinataires ne sont pas valides',
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
  'That code isn’t right': 'Ce code n’est pas correct',
  'That code isn’t right or was already used': 'Ce code n’est pas correct ou a déjà été utilisé',
  'The account is no longer active': 'Le compte n’est plus actif',
  'The account is not active': 'Le compte n’est pas actif',
  'The account is {}. You can view it until {}':
    'Le compte n’est pas actif. Vous pouvez le consulter jusqu’au {2}',
  'The account is {}{}': 'Le compte n’est pas actif',
  'The address or the password is wrong': 'L’adresse ou le mot de passe est incorrect',
  'The authenticator app is already confirmed':
    'L’application d’authentification est déjà confirmée',
  'The body isn’t JSON': 'Le corps de la requête n’est pas du JSON',
  'The category already has {} values': 'La catégorie a déjà {} valeurs',
  'The code is wrong': 'Le code est incorrect',
  'The code or link has expired': 'Le code ou le lien a expiré',
  'The code {}': 'Le code {}',
  'The collection has nothing to download': 'La collection n’a rien à télécharger',
  'The connection was closed': 'La connexion a été fermée',
  'The cookie is taken from pages of Satchel alone':
    'Le cookie n’est accepté que depuis les pages de Satchel',
  'The current password is wrong': 'Le mot de passe actuel est incorrect',
  'The cursor is invalid': 'Le curseur n’est pas valide',
  'The database is unavailable right now. Try again later':
    'La base de données est indisponible pour le moment. Réessayez plus tard',
  'The draft is still being read': 'Le brouillon est encore en cours de lecture',
  'The email address is taken': 'L’adresse e-mail est déjà utilisée',
  'The email address isn’t confirmed yet': 'L’adresse e-mail n’est pas encore confirmée',
  'The envelope unpacks to more than is accepted':
    'Une fois décompressée, l’enveloppe dépasse la taille acceptée',
  'The headers are too large': 'Les en-têtes sont trop volumineux',
  'The idempotency key was used with another body':
    'La clé d’idempotence a été utilisée avec un autre corps de requête',
  'The image can’t be read. It may be damaged or too large':
    'Impossible de lire l’image. Elle est peut-être endommagée ou trop grande',
  'The page couldn’t be rendered': 'La page n’a pas pu être affichée',
  'The password is too weak': 'Le mot de passe est trop faible',
  'The password is wrong': 'Le mot de passe est incorrect',
  'The password {}': 'Le mot de passe {}',
  'The plan’s limit is reached': 'La limite de l’offre est atteinte',
  'The refresh token belongs to another session':
    'Le jeton d’actualisation appartient à une autre session',
  'The request arrived too slowly': 'La requête est arrivée trop lentement',
  'The request body is too large': 'Le corps de la requête est trop volumineux',
  'The request is malformed': 'La requête est mal formée',
  'The request must name exactly one host': 'La requête doit citer exactement un hôte',
  'The requested range is invalid': 'La plage demandée n’est pas valide',
  'The requested range is outside the file': 'La plage demandée est hors du fichier',
  'The row has {} cells, but the header has {}': 'La ligne a {} cellules, mais l’en-tête en a {}',
  'The server’s disk is almost full': 'Le disque du serveur est presque plein',
  'The session has ended': 'La session est terminée',
  'The session has ended. Sign in again': 'La session est terminée. Reconnectez-vous',
  'The slug is taken': 'L’adresse courte est déjà utilisée',
  'The tokens are missing, expired or invalid': 'Les jetons sont absents, expirés ou non valides',
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
  'There is no such site to copy': 'Il n’y a pas de tel site à copier',
  'There is nothing to change': 'Il n’y a rien à modifier',
  'There’s no plan to cancel': 'Il n’y a pas d’offre à résilier',
  'These requests took too much of the server’s time. Try again later':
    'Ces requêtes ont pris trop de temps au serveur. Réessayez plus tard',
  'This Idempotency-Key was already used for another request':
    'Cette Idempotency-Key a déjà été utilisée pour une autre requête',
  'This account requires a second factor': 'Ce compte exige un second facteur',
  'This can no longer be undone': 'Cela ne peut plus être annulé',
  'This can only be undone within a minute': 'Cela ne peut être annulé que pendant une minute',
  'This can’t be shared': 'Ceci ne peut pas être partagé',
  'This code has expired or was already used': 'Ce code a expiré ou a déjà été utilisé',
  'This code has expired or was tried too often. Request a new one':
    'Ce code a expiré ou a été essayé trop souvent. Demandez-en un nouveau',
  'This code is already taken': 'Ce code est déjà pris',
  'This collection is filled by a search': 'Cette collection est alimentée par une recherche',
  'This collection is filled by a search. Change the search, or freeze the collection first':
    'Cette collection est alimentée par une recherche. Modifiez la recherche, ou figez d’abord la collection',
  'This confirmation link doesn’t work': 'Ce lien de confirmation ne fonctionne pas',
  'This method isn’t offered here': 'Cette méthode n’existe pas ici',
  '{} isn’t offered here. Use {}': '{} n’existe pas ici. Utilisez {}',
  'This conflicts with the current state': 'Ceci est en conflit avec l’état actuel',
  'This domain was already added': 'Ce domaine a déjà été ajouté',
  'This download link has expired or is invalid':
    'Ce lien de téléchargement a expiré ou n’est pas valide',
  'This event isn’t signed by Stripe': 'Cet événement n’est pas signé par Stripe',
  'This event isn’t signed by Stripe or was signed too long ago':
    'Cet événement n’est pas signé par Stripe, ou l’a été il y a trop longtemps',
  'This file link has expired. Reload the page it came from':
    'Ce lien de fichier a expiré. Rechargez la page d’où il vient',
  'This invitation has expired, was withdrawn or was already used':
    'Cette invitation a expiré, a été révoquée ou a déjà été utilisée',
  'This is a web page, so it was added as a link':
    'Ceci est une page web, elle a donc été ajoutée comme lien',
  'This is already the current version': 'C’est déjà la version actuelle',
  'This item isn’t in the collection': 'Ce contenu n’est pas dans la collection',
  'This link doesn’t work, or not anymore': 'Ce lien ne fonctionne pas, ou plus',
  'This link has expired or was already used': 'Ce lien a expiré ou a déjà été utilisé',
  'This link has expired, or the account was already kept':
    'Ce lien a expiré, ou le compte a déjà été conservé',
  'This media type isn’t supported': 'Ce type de média n’est pas pris en charge',
  'This passkey is already registered': 'Cette clé d’accès est déjà enregistrée',
  'This passkey isn’t registered here, or the request timed out':
    'Cette clé d’accès n’est pas enregistrée ici, ou la demande a pris trop de temps',
  'This person has a higher role than you': 'Cette personne a un rôle supérieur au vôtre',
  'This plan isn’t available here': 'Cette offre n’est pas disponible ici',
  'This protocol version isn’t supported': 'Cette version du protocole n’est pas prise en charge',
  'This server doesn’t answer to this host name': 'Ce serveur ne répond pas à ce nom d’hôte',
  'This submission was already received': 'Cette réponse a déjà été reçue',
  'This took too long. Try again later': 'Cela a pris trop de temps. Réessayez plus tard',
  'This upload replaces a file, and the item keeps its name':
    'Ce chargement remplace un fichier, et le contenu garde son nom',
  'This visit has ended': 'Cette visite est terminée',
  'This wish was merged into another. Use that one':
    'Ce souhait a été fusionné dans un autre. Utilisez cet autre souhait',
  'Token not found': 'Jeton introuvable',
  'Too large': 'Trop volumineux',
  'Too many attempts. Try again later': 'Trop de tentatives. Réessayez plus tard',
  'Too many images are being rendered right now': 'Trop d’images sont en cours de création',
  'Too many requests': 'Trop de requêtes',
  'Too many visits at once. Try again in a moment':
    'Trop de visites à la fois. Réessayez dans un instant',
  'Too many wrong codes. Try again later': 'Trop de codes incorrects. Réessayez plus tard',
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
  'You already have an authenticator app. Remove it first':
    'Vous avez déjà une application d’authentification. Retirez-la d’abord',
  'You already have this plan': 'Vous avez déjà cette offre',
  'You already have {} CTAs. Delete one first': 'Vous avez déjà {} CTA. Supprimez-en d’abord un',
  'You already have {} connections': 'Vous avez déjà {} connexions',
  'You already have {} domains': 'Vous avez déjà {} domaines',
  'You already have {} domains. Remove one first':
    'Vous avez déjà {} domaines. Retirez-en d’abord un',
  'You already have {} passkeys. Remove one first':
    'Vous avez déjà {} clés d’accès. Retirez-en d’abord une',
  'You already have {} presets. Delete one first':
    'Vous avez déjà {} préréglages. Supprimez-en d’abord un',
  'You already have {} saved searches. Delete one first':
    'Vous avez déjà {} recherches enregistrées. Supprimez-en d’abord une',
  'You already have {} tokens. Revoke one first':
    'Vous avez déjà {} jetons. Révoquez-en d’abord un',
  'A form with this id and other values was sent before': 'Déjà envoyé avec d’autres valeurs',
  'You already own the account': 'Vous êtes déjà propriétaire du compte',
  'You can email up to {} links an hour':
    'Vous pouvez envoyer jusqu’à {} liens par e-mail et par heure',
  'You can get at most {} weekly reports': 'Vous pouvez recevoir au plus {} rapports hebdomadaires',
  'You can no longer add to this library': 'Vous ne pouvez plus rien ajouter à cette bibliothèque',
  'You can only change pages you made for one person':
    'Vous ne pouvez modifier que les pages que vous avez créées pour une personne',
  'You can only change your own email settings':
    'Vous ne pouvez modifier que vos propres paramètres d’e-mail',
  'You can only change your own language': 'Vous ne pouvez changer que votre propre langue',
  'You can only change your own picture': 'Vous ne pouvez changer que votre propre photo',
  'You can only change your own votes and favorites':
    'Vous ne pouvez modifier que vos propres votes et favoris',
  'You can only send links in your own name':
    'Vous ne pouvez envoyer des liens qu’en votre propre nom',
  'You can’t raise your own role': 'Vous ne pouvez pas élever votre propre rôle',
  'You don’t have a subscription yet': 'Vous n’avez pas encore d’abonnement',
  'You don’t have an authenticator app': 'Vous n’avez pas d’application d’authentification',
  'You need the permission people.manage': 'Il vous faut le droit people.manage',
  'You need the permission {}': 'Il vous faut le droit {}',
  'Your company requires two-step verification. Add another method first':
    'Votre entreprise exige la validation en deux étapes. Ajoutez d’abord une autre méthode',
  'Your plan has no room for more links. Delete items that aren’t shared anymore, or choose a larger plan':
    'Votre forfait n’a plus de place pour d’autres liens. Supprimez des contenus qui ne sont plus partagés ou choisissez un forfait supérieur',
  'Your plan has no storage left. Permanently delete some items, or choose a larger plan':
    'Votre forfait n’a plus d’espace de stockage. Supprimez définitivement quelques contenus ou choisissez un forfait supérieur',
  'Your plan includes {} short domain. Remove one, or choose a larger plan':
    'Votre offre comprend {} domaine court. Retirez-en un, ou choisissez une offre supérieure',
  'Your plan includes {} short domain{}. Remove one, or choose a larger plan':
    'Votre offre comprend {1} domaines courts. Retirez-en un, ou choisissez une offre supérieure',
  'Your role doesn’t allow this': 'Votre rôle ne le permet pas',
  'You’re already on the team. Sign in': 'Vous faites déjà partie de l’équipe. Connectez-vous',
  '{} already belongs to another company. Ask to be invited with a different address':
    '{} a déjà un compte dans une autre entreprise. Demandez à être invité avec une autre adresse',
  '{} already belongs to another company. Invite a different address':
    '{} a déjà un compte dans une autre entreprise. Invitez une autre adresse',
  '{} can’t sign in and so can’t own the account':
    '{} ne peut pas se connecter, ni donc être propriétaire du compte',
  '{} exports of yours are still running. Wait until one is done, or cancel it':
    '{} de vos exports sont encore en cours. Attendez la fin de l’un d’eux, ou annulez-le',
  '{} is already invited. Resend the invitation instead':
    '{} a déjà une invitation. Renvoyez-la plutôt',
  '{} is already on the team': '{} fait déjà partie de l’équipe',
  '{} is the only owner. Make someone else an owner first':
    '{} est le seul propriétaire. Nommez d’abord un autre propriétaire',
  '{} not found': '{} : introuvable',
  '“{}” already exists and looks the same': '« {} » existe déjà et se ressemble trop',
  '“{}” can’t be a tag': '« {} » ne peut pas être une étiquette',
}
