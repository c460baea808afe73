import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** German words that code in the page reads. */
export const germanOnPage = {
  language: 'de',
  refused: 'nicht, kein*, ungültig*, fehl*',
  done: 'gespeichert*, hinzugef*, gelöscht*, gesendet*, erfolg*, danke*',
  broken: 'fehler*, schief',
  asking: 'captcha*, kein roboter, bitte',
  stopped: 'abgebrochen',
  furtherRows: 'weiter, nächste*, zurück, vorherige*, mehr laden, mehr anzeigen, weitere laden, weitere anzeigen',
} as const satisfies PageVocabulary;

/** German words. */
export const german: Vocabulary = {
  onPage: germanOnPage,
  ending: `
    löschen, loeschen, lösche, entfernen, entferne, vernichten, kündigen, kuendigen, stornieren,
    storniere, konto schließen, konto schliessen, bestellung abbrechen, termin absagen, absagen,
    widerrufen, warenkorb leeren, papierkorb leeren
  `,
  money: `
    bezahlen, zahlen, bezahle, kaufen, jetzt kaufen, bestellen, kostenpflichtig bestellen,
    zahlungspflichtig bestellen, überweisen, ueberweisen, überweisung, spenden, erstatten, abheben,
    einzahlen, verkaufen
  `,
  writing: `
    speichern, anlegen, senden, absenden, erstellen, hinzufügen, ändern, aktualisieren, anmelden,
    abmelden, registrieren, buchen, bestätigen, hochladen, abschicken
  `,
  reading: 'suche, suchen, filtern, anzeigen, öffnen, schließen, weiter, zurück',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'warenkorb, merkzettel, favoriten, auswahl',
  takingOut: 'entfernen, entferne',
  widening: 'zurücksetzen, löschen',
  viewing: 'filtern, suche, auswahl',
  oneTimeCode: 'bestätigungscode, einmalcode, einmalpasswort',
  payment: 'kartennummer, kontonummer, prüfziffer',
  identity: `
    personalausweis, ausweisnummer, reisepass, reisepassnummer, steuernummer, steuer id,
    sozialversicherungsnummer
  `,
  password: 'passwort, kennwort',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'ja, weiter, bestätigen',
  acknowledging: '',
  dismissing: 'abbrechen, schließen',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'bitte, auswählen, wählen',
};
