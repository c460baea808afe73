import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Spanish words that code in the page reads. */
export const spanishOnPage = {
  language: 'es',
  refused: `
    error*, inválid*, obligatori*, falló, incorrect*, requerid*, no se, no pued*, no es, no son, no
    válid*, no fue, ya existe*, ya está, debe, deben, demasiado, al menos
  `,
  done: 'guardad*, añadid*, eliminad*, enviad*, agregad*, actualizad*, creado*, éxito, correctamente, gracias',
  negating: 'no',
  broken: 'fallo, falló, inesperad*',
  asking: 'captcha*, robot, por favor',
  stopped: 'cancelad*',
  furtherRows: 'siguiente, anterior, cargar más, mostrar más, ver más',
  ending: `
    eliminar, elimina, borrar, borra, quitar, suprimir, cancelar pedido, cancelar el pedido, cancelar
    suscripción, cancelar la suscripción, cancelar reserva, cancelar la reserva, cancelar cita, cancelar
    cuenta, anular pedido, cerrar cuenta, cerrar la cuenta, dar de baja, vaciar carrito, vaciar el
    carrito, vaciar papelera, revocar
  `,
  money: `
    pagar, comprar, realizar pedido, transferir, donar, reembolsar, retirar dinero, finalizar compra,
    vender
  `,
  secret: 'contraseña, número de tarjeta, código de seguridad',
} as const satisfies PageVocabulary;

/** Spanish words. */
export const spanish: Vocabulary = {
  onPage: spanishOnPage,
  writing: 'guardar, enviar, crear, añadir, agregar, actualizar, confirmar, reservar, registrarse',
  reading: 'buscar, filtrar, mostrar, abrir, cerrar, siguiente, anterior',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrito, cesta, favoritos',
  takingOut: 'quitar',
  widening: 'borrar, limpiar',
  viewing: 'filtros, búsqueda, selección',
  oneTimeCode: `
    código de verificación, código de un solo uso, código de confirmación, código sms,
    código de autenticación, código de recuperación, códigos de recuperación, código de respaldo
  `,
  payment: `
    número de tarjeta, tarjeta de crédito, tarjeta de débito, código de seguridad, número de cuenta,
    cuenta bancaria, titular de la tarjeta, fecha de caducidad de la tarjeta, datos bancarios, clabe
  `,
  cardDate:
    'vencimiento, fecha de vencimiento, caducidad, fecha de caducidad, válida hasta, válido hasta, caduca, expiración, mm aa',
  identity: `
    dni, nif, nie, pasaporte, número de pasaporte, apellido de soltera de la madre,
    apellido de soltera de tu madre, apellido de soltera de su madre, número de identificación,
    número de identificación fiscal, documento de identidad, número de documento, cédula, rut, curp,
    rfc, seguridad social, número de la seguridad social, permiso de conducir,
    número de licencia de conducir
  `,
  password: `
    contraseña, clave, pin, código pin, palabra clave, respuesta secreta, respuesta de seguridad,
    respuesta a la pregunta de seguridad, clave api, clave secreta, clave privada,
    clave de recuperación, token de acceso, nombre de tu primera mascota
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'página siguiente, siguiente página, próxima página, página anterior',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'sí, si, confirmar',
  acknowledging: '',
  dismissing: 'cancelar, cerrar',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'seleccione, seleccionar, elija, elige, elegir',
};
