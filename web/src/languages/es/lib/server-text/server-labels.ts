export const SENTENCES: Readonly<Record<string, string>> = {
  'A collection holds up to {} items': 'Una colección admite hasta {} elementos',
  'A file may have up to 5 GiB': 'Un archivo puede ocupar hasta 5 GiB',
  'A password is needed': 'Se necesita una contraseña',
  'A preset with this name already exists': 'Ya existe un ajuste predefinido con este nombre',
  'A site has its own address. Change the site instead':
    'Un sitio tiene su propia dirección. Cambie el sitio',
  'A web page has no file to replace': 'Una página web no tiene archivo que sustituir',
  'Accounts that aren’t paid for can have {} slugs of {} characters at this address. Choose a longer one, or use a domain of your own':
    'Las cuentas sin plan de pago pueden tener aquí {1} direcciones cortas de {2} caracteres. Elija una más larga o use un dominio propio',
  'All seats are taken': 'Todas las licencias están ocupadas',
  'All {} seats of your plan are taken, including open invitations':
    'Las {} licencias de su plan están ocupadas, incluidas las invitaciones pendientes',
  'Already invited': 'Ya tiene una invitación',
  'Already on the team': 'Ya está en el equipo',
  'An account needs an owner': 'Una cuenta necesita un propietario',
  'An authenticator code is needed': 'Se necesita un código de autenticación',
  'An email address is needed': 'Se necesita una dirección de correo',
  'Another account has verified this domain in the meantime':
    'Otra cuenta ha verificado este dominio entretanto',
  'Another link already has this short address': 'Otro enlace ya tiene esta dirección corta',
  'Another link for the same share was created in the meantime':
    'Entretanto se creó otro enlace para lo mismo',
  'CTA not found': 'CTA no encontrado',
  'Change not found': 'Cambio no encontrado',
  'Choose items, a collection or a site': 'Elija elementos, una colección o un sitio',
  'Collection not found': 'Colección no encontrada',
  'Confirm that it’s you': 'Confirme que es usted',
  'Connection not found': 'Conexión no encontrada',
  'Content not found': 'Contenido no encontrado',
  'Couldn’t find a free short address. Try again':
    'No se encontró ninguna dirección corta libre. Inténtelo de nuevo',
  'Couldn’t find a free short name for this company':
    'No se encontró ningún nombre corto libre para esta empresa',
  'Credentials wrong': 'Credenciales incorrectas',
  'Deleted CTA not found': 'CTA eliminado no encontrado',
  'Delivery not found': 'Entrega no encontrada',
  'Domain not found': 'Dominio no encontrado',
  'Draft not found': 'Borrador no encontrado',
  'Endpoint not found': 'Punto de acceso no encontrado',
  'Export not found': 'Exportación no encontrada',
  'Feed not found': 'Canal no encontrado',
  'File not found': 'Archivo no encontrado',
  'This file can’t be read': 'No se puede leer este archivo',
  'This file can’t be stored': 'No se puede guardar este archivo',
  'The storage of this server can’t list the parts of uploads (ListParts)':
    'El almacenamiento de este servidor no puede listar las partes de las subidas (ListParts)',
  'The storage refused this upload. Upload the file again':
    'El almacenamiento rechazó esta subida. Vuelva a subir el archivo',
  'Files can’t be stored right now. Try again later':
    'Ahora mismo no se pueden guardar archivos. Inténtelo más tarde',
  'Files can’t be read right now. Try again later':
    'Ahora mismo no se pueden leer archivos. Inténtelo más tarde',
  'Files can’t be {} right now. Try again later':
    'Ahora mismo no se puede acceder a los archivos. Inténtelo más tarde',
  'Group of synonyms not found': 'Grupo de sinónimos no encontrado',
  'Idempotency-Key must have 1 to {} characters': 'Idempotency-Key debe tener de 1 a {} caracteres',
  'If-Match must carry a version, as "3"': 'If-Match debe llevar una versión, como "3"',
  'Image not found': 'Imagen no encontrada',
  'Import not found': 'Importación no encontrada',
  'Invitation not found': 'Invitación no encontrada',
  'Item not found': 'Elemento no encontrado',
  'JSON may be nested at most {} levels deep':
    'El JSON puede tener como máximo {} niveles de anidamiento',
  'Job not found': 'Tarea no encontrada',
  'Link not found': 'Enlace no encontrado',
  'Mail not found': 'Correo no encontrado',
  'No longer available': 'Ya no está disponible',
  'No more of this is stored today. Try again later':
    'Hoy no se guardan más datos de este tipo. Inténtelo más tarde',
  'No tenant has this domain': 'Ninguna cuenta tiene este dominio',
  'Not found': 'No encontrado',
  'Only an owner can change an owner': 'Solo un propietario puede cambiar a un propietario',
  'Only an owner can let owners sign in with it':
    'Solo un propietario puede permitir que los propietarios inicien sesión con ella',
  'Only items that couldn’t be read can be read again':
    'Solo se pueden volver a leer los elementos que no se pudieron leer',
  'Only the account that operates this server can examine it':
    'Solo la cuenta que opera este servidor puede examinarlo',
  'Only the owner and admins can permanently delete items':
    'Solo el propietario y los administradores pueden eliminar elementos definitivamente',
  'Only the owner can make a collection private':
    'Solo el propietario puede hacer privada una colección',
  'Only the owner of the item and admins can do this':
    'Solo el propietario del elemento y los administradores pueden hacer esto',
  'Only the owner or an admin can hand over a collection':
    'Solo el propietario o un administrador puede transferir una colección',
  'Only web pages can be checked': 'Solo se pueden comprobar páginas web',
  'Page not found': 'Página no encontrada',
  'Partner code not found': 'Código de socio no encontrado',
  'Passkey not found': 'Llave de acceso no encontrada',
  'People at this domain sign in with {}, not a password':
    'Las personas de este dominio inician sesión con {}, no con contraseña',
  'Preset not found': 'Ajuste predefinido no encontrado',
  'Publish the site before sharing it': 'Publique el sitio antes de compartirlo',
  'Recipient not found': 'Destinatario no encontrado',
  'Remove its items before filling the collection by search':
    'Quite sus elementos antes de llenar la colección con una búsqueda',
  'Retry failed uploads one by one': 'Reintente una a una las subidas fallidas',
  'Saved search not found': 'Búsqueda guardada no encontrada',
  'Send application/json': 'Envíe application/json',
  'Send application/offset+octet-stream': 'Envíe application/offset+octet-stream',
  'Send nextCursor from the previous response, unchanged':
    'Envíe sin cambios el nextCursor de la respuesta anterior',
  'Session not found': 'Sesión no encontrada',
  'Set up two-step verification, or confirm it’s you with your second factor':
    'Configure la verificación en dos pasos o confirme que es usted con su segundo factor',
  'Settings not found': 'Configuración no encontrada',
  'Sign in first': 'Inicie sesión primero',
  'Single sign-on isn’t ready': 'El inicio de sesión único no está listo',
  'Site not found': 'Sitio no encontrado',
  'Some categories are invalid': 'Algunas categorías no son válidas',
  'Some categories need a value': 'Algunas categorías necesitan un valor',
  'Some entries are invalid': 'Algunas entradas no son válidas',
  'Some fields are invalid': 'Algunos campos no son válidos',
  'Some ids are invalid': 'Algunos identificadores no son válidos',
  'Some items can’t be changed': 'Algunos elementos no se pueden cambiar',
  'Some labels are invalid': 'Algunos nombres no son válidos',
  'Some values are invalid': 'Algunos valores no son válidos',
  'Someone else changed this in the meantime': 'Otra persona cambió esto entretanto',
  'Someone else is changing the tags right now. Try again':
    'Otra persona está cambiando las etiquetas ahora mismo. Inténtelo de nuevo',
  'Something went wrong': 'Se produjo un error',
  'Something went wrong. Try again later': 'Se produjo un error. Inténtelo más tarde',
  'Submission not found': 'Envío no encontrado',
  'Tag not found': 'Etiqueta no encontrada',
  'Temporarily unavailable': 'No disponible temporalmente',
  'Tenant not found': 'Cuenta no encontrada',
  'Test the connection first by signing in with it once':
    'Pruebe antes la conexión iniciando sesión una vez con ella',
  'The account is no longer active': 'La cuenta ya no está activa',
  'The account is not active': 'La cuenta no está activa',
  'The account is past due': 'La cuenta tiene un pago vencido',
  'The account is canceled': 'La cuenta está cancelada',
  'The account is suspended': 'La cuenta está suspendida',
  'The account is past due. You can view it until {}':
    'La cuenta tiene un pago vencido. Puede consultarla hasta el {}',
  'The account is canceled. You can view it until {}':
    'La cuenta está cancelada. Puede consultarla hasta el {}',
  'The account is suspended. You can view it until {}':
    'La cuenta está suspendida. Puede consultarla hasta el {}',
  'The account is {}{}': 'La cuenta no está activa',
  'The category already has {} values': 'La categoría ya tiene {} valores',
  'The code is wrong': 'El código no es correcto',
  'The code or link has expired': 'El código o el enlace ha caducado',
  'The code {}': 'El código {}',
  'The collection has nothing to download': 'La colección no tiene nada que descargar',
  'The connection was closed': 'La conexión se ha cerrado',
  'The cursor is invalid': 'El cursor no es válido',
  'The database is unavailable right now. Try again later':
    'La base de datos no está disponible ahora mismo. Inténtelo más tarde',
  'The draft is still being read': 'El borrador aún se está leyendo',
  'The email address is taken': 'La dirección de correo ya está en uso',
  'The email address isn’t confirmed yet': 'La dirección de correo aún no está confirmada',
  'The headers are too large': 'Los encabezados son demasiado grandes',
  'The idempotency key was used with another body':
    'La clave de idempotencia se usó con otro cuerpo',
  'The page couldn’t be rendered': 'No se pudo generar la página',
  'The password is too weak': 'La contraseña es demasiado débil',
  'The password is wrong': 'La contraseña no es correcta',
  'The password {}': 'La contraseña {}',
  'The plan’s limit is reached': 'Se ha alcanzado el límite del plan',
  'The request arrived too slowly': 'La solicitud llegó demasiado despacio',
  'The request body is too large': 'El cuerpo de la solicitud es demasiado grande',
  'The request is malformed': 'La solicitud está mal formada',
  'The request must name exactly one host': 'La solicitud debe indicar exactamente un host',
  'The requested range is invalid': 'El intervalo solicitado no es válido',
  'The requested range is outside the file': 'El intervalo solicitado está fuera del archivo',
  'The row has {} cells, but the header has {}':
    'La fila tiene {} celdas, pero el encabezado tiene {}',
  'The server’s disk is almost full': 'El disco del servidor está casi lleno',
  'The slug is taken': 'La dirección corta ya está en uso',
  'The upload is already the file of this item': 'La subida ya es el archivo de este elemento',
  'The upload is complete': 'La subida está completa',
  'The upload is complete. Delete the item instead': 'La subida está completa. Elimine el elemento',
  'The upload isn’t finished': 'La subida no ha terminado',
  'The web app isn’t built': 'La aplicación web no está compilada',
  'The {} account isn’t active': 'La cuenta de {} no está activa',
  'The {} changed in the meantime (now version {})':
    'Otra persona hizo cambios entretanto (ahora, versión {2})',
  'There are {} groups of synonyms already': 'Ya hay {} grupos de sinónimos',
  'There is nothing to change': 'No hay nada que cambiar',
  'These requests took too much of the server’s time. Try again later':
    'Estas solicitudes ocuparon demasiado tiempo del servidor. Inténtelo de nuevo más tarde',
  'This Idempotency-Key was already used for another request':
    'Esta Idempotency-Key ya se usó en otra solicitud',
  'This account requires a second factor': 'Esta cuenta exige un segundo factor',
  'This can no longer be undone': 'Esto ya no se puede deshacer',
  'This can only be undone within a minute': 'Esto solo se puede deshacer durante un minuto',
  'This can’t be shared': 'Esto no se puede compartir',
  'This collection is filled by a search': 'Esta colección se llena con una búsqueda',
  'This collection is filled by a search. Change the search, or freeze the collection first':
    'Esta colección se llena con una búsqueda. Cambie la búsqueda o congele antes la colección',
  'This method isn’t offered here': 'Este método no existe aquí',
  '{} isn’t offered here. Use {}': '{} no existe aquí. Use {}',
  'This conflicts with the current state': 'Esto entra en conflicto con el estado actual',
  'This domain was already added': 'Este dominio ya se añadió',
  'This download link has expired or is invalid':
    'Este enlace de descarga ha caducado o no es válido',
  'This file link has expired. Reload the page it came from':
    'Este enlace al archivo ha caducado. Vuelva a cargar la página de la que procede',
  'This is a web page, so it was added as a link':
    'Es una página web, por lo que se añadió como enlace',
  'This is already the current version': 'Esta ya es la versión actual',
  'This item isn’t in the collection': 'Este elemento no está en la colección',
  'This media type isn’t supported': 'Este tipo de contenido no se admite',
  'This protocol version isn’t supported': 'Esta versión del protocolo no se admite',
  'This server doesn’t answer to this host name': 'Este servidor no responde a este nombre de host',
  'This took too long. Try again later': 'Esto tardó demasiado. Inténtelo más tarde',
  'This upload replaces a file, and the item keeps its name':
    'Esta subida sustituye un archivo y el elemento conserva su nombre',
  'Token not found': 'Token no encontrado',
  'Too large': 'Demasiado grande',
  'Too many attempts. Try again later': 'Demasiados intentos. Inténtelo más tarde',
  'Too many images are being rendered right now':
    'Ahora mismo se están generando demasiadas imágenes',
  'Too many requests': 'Demasiadas solicitudes',
  'Trusted person not found': 'Persona de confianza no encontrada',
  'Upload not found': 'Subida no encontrada',
  'Upload-Offset must be a number of bytes': 'Upload-Offset debe ser un número de bytes',
  'Use single sign-on': 'Use el inicio de sesión único',
  'Use tus 1.0.0 and send Tus-Resumable: 1.0.0': 'Use tus 1.0.0 y envíe Tus-Resumable: 1.0.0',
  'User not found': 'Usuario no encontrado',
  'Verify an email domain and assign it to this connection first':
    'Verifique antes un dominio de correo y asígnelo a esta conexión',
  'Version not found': 'Versión no encontrada',
  'Visit not found': 'Visita no encontrada',
  'Weekly report not found': 'Informe semanal no encontrado',
  'Whoever started this can no longer change items':
    'Quien inició esto ya no puede cambiar elementos',
  'Wish not found': 'Deseo no encontrado',
  'You already have a saved search with this name':
    'Ya tiene una búsqueda guardada con este nombre',
  'You already have {} connections': 'Ya tiene {} conexiones',
  'You already have {} domains': 'Ya tiene {} dominios',
  'You already have {} domains. Remove one first': 'Ya tiene {} dominios. Quite uno antes',
  'You already have {} presets. Delete one first':
    'Ya tiene {} ajustes predefinidos. Elimine uno antes',
  'You already have {} saved searches. Delete one first':
    'Ya tiene {} búsquedas guardadas. Elimine una antes',
  'You can email up to {} links an hour': 'Puede enviar por correo hasta {} enlaces por hora',
  'You can no longer add to this library': 'Ya no puede añadir nada a esta biblioteca',
  'You can only send links in your own name': 'Solo puede enviar enlaces en su propio nombre',
  'You need the permission {}': 'Necesita el permiso {}',
  'Your plan includes 1 short domain. Remove one, or choose a larger plan':
    'Su plan incluye 1 dominio corto. Quite uno o elija un plan mayor',
  'Your plan has no room for more links. Delete items that aren’t shared anymore, or choose a larger plan':
    'Su plan no tiene espacio para más enlaces. Elimine contenidos que ya no se comparten o elija un plan superior',
  'Your plan has no storage left. Permanently delete some items, or choose a larger plan':
    'Su plan ya no tiene espacio de almacenamiento. Elimine algunos contenidos definitivamente o elija un plan superior',
  'Your plan includes {} short domain{}. Remove one, or choose a larger plan':
    'Su plan incluye {1} dominios cortos. Quite uno o elija un plan mayor',
  'Your role doesn’t allow this': 'Su rol no permite esto',
  '{} exports of yours are still running. Wait until one is done, or cancel it':
    '{} de sus exportaciones siguen en curso. Espere a que termine una o cancélela',
  '{} is already on the team': '{} ya está en el equipo',
  '{} not found': 'No se encontró: {}',
  '“{}” already exists and looks the same': '«{}» ya existe y tiene el mismo aspecto',
  '“{}” can’t be a tag': '«{}» no puede ser una etiqueta',
}
