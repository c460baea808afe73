import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Italian words that code in the page reads. */
export const italianOnPage = {
  language: 'it',
  refused: `
    errore, errori, obbligatori*, fallit*, impossibile, già, deve, devono, non è, non sono, non può, non
    valid*, non riuscit*, non stat*, inserire, almeno, errat*
  `,
  done: 'salvat*, aggiunt*, eliminat*, inviat*, aggiornat*, creato*, successo, grazie',
  negating: 'non',
  broken: '',
  asking: 'captcha*, robot, per favore, si prega',
  stopped: 'annullat*',
  furtherRows: 'avanti, successiv*, precedent*, carica altr*, mostra altr*',
  ending: `
    rimuovi, rimuovere, cancella, cancellare, disdici, disdire, annulla ordine, annulla l ordine,
    annulla prenotazione, annulla abbonamento, chiudi account, chiudi il conto, svuota carrello, svuota
    il carrello, svuota cestino, revoca, eliminare
  `,
  money: 'paga, pagare, acquista, compra, ordina, trasferisci, bonifico, dona, rimborsa, preleva, vendi',
  secret: "parola d'ordine, parola chiave, numero di carta, codice di sicurezza",
} as const satisfies PageVocabulary;

/** Italian words. */
export const italian: Vocabulary = {
  onPage: italianOnPage,
  writing: 'salva, invia, crea, aggiungi, aggiorna, conferma, prenota, registrati',
  reading: 'cerca, filtra, mostra, apri, chiudi, avanti, indietro',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrello, preferiti',
  takingOut: 'rimuovi, rimuovere',
  widening: 'cancella',
  viewing: 'filtri',
  oneTimeCode: `
    codice di verifica, codice monouso, codice otp, codice sms, codice di conferma,
    codice di autenticazione, codice di recupero, codici di recupero
  `,
  payment: `
    numero carta, numero di carta, carta di credito, numero della carta, codice di sicurezza,
    numero di conto, conto bancario, conto corrente, titolare della carta, scadenza della carta,
    coordinate bancarie
  `,
  cardDate: 'scadenza, data di scadenza, valida fino a, valido fino al, scade il, mm aa',
  identity: `
    codice fiscale, passaporto, cognome da nubile della madre, partita iva, carta d identità,
    numero di passaporto, numero documento, numero del documento, patente di guida, numero di patente,
    tessera sanitaria, codice identificativo
  `,
  password: `
    parola d ordine, codice pin, frase segreta, risposta segreta, risposta di sicurezza,
    risposta alla domanda di sicurezza, chiave api, chiave segreta, chiave privata, chiave di recupero,
    token di accesso, nome del tuo primo animale
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'pagina successiva, pagina precedente',
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
