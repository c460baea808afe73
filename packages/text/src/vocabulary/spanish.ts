import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Spanish words that code in the page reads. */
export const spanishOnPage = {
  language: 'es',
  refused: 'inválid*, obligatori*, falló',
  done: 'guardad*, añadid*, eliminad*, enviad*, gracias',
  broken: 'fallo, falló, inesperad*',
  asking: 'captcha*, robot, por favor',
  stopped: 'cancelad*',
  furtherRows: 'siguiente, anterior, cargar más, mostrar más, ver más',
} as const satisfies PageVocabulary;

/** Spanish words. */
export const spanish: Vocabulary = {
  onPage: spanishOnPage,
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
  writing: 'guardar, enviar, crear, añadir, agregar, actualizar, confirmar, reservar, registrarse',
  reading: 'buscar, filtrar, mostrar, abrir, cerrar, siguiente, anterior',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrito, cesta, favoritos',
  takingOut: 'quitar',
  widening: 'borrar, limpiar',
  viewing: 'filtros, búsqueda, selección',
  oneTimeCode: 'código de verificación',
  payment: 'número de tarjeta',
  identity: 'dni, nif, nie, pasaporte, número de pasaporte',
  password: 'contraseña, clave',
  submitting: '',
  pageTurning: '',
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
