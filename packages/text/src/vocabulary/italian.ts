import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Italian words that code in the page reads. */
export const italianOnPage = {
  language: 'it',
  refused: '',
  done: '',
  broken: '',
  asking: 'captcha*, robot, per favore, si prega',
  stopped: 'annullat*',
  furtherRows: 'avanti, successiv*, precedent*, carica altr*, mostra altr*',
} as const satisfies PageVocabulary;

/** Italian words. */
export const italian: Vocabulary = {
  onPage: italianOnPage,
  ending: `
    rimuovi, rimuovere, cancella, cancellare, disdici, disdire, annulla ordine, annulla l ordine,
    annulla prenotazione, annulla abbonamento, chiudi account, chiudi il conto, svuota carrello, svuota
    il carrello, svuota cestino, revoca, eliminare
  `,
  money: 'paga, pagare, acquista, compra, ordina, trasferisci, bonifico, dona, rimborsa, preleva, vendi',
  writing: 'salva, invia, crea, aggiungi, aggiorna, conferma, prenota, registrati',
  reading: 'cerca, filtra, mostra, apri, chiudi, avanti, indietro',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrello, preferiti',
  takingOut: 'rimuovi, rimuovere',
  widening: 'cancella',
  viewing: 'filtri',
  oneTimeCode: 'codice di verifica',
  payment: 'numero carta, numero di carta',
  identity: 'codice fiscale, passaporto',
  password: '',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'conferma',
  acknowledging: '',
  dismissing: 'annulla, chiudi',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'scegli, seleziona',
};
