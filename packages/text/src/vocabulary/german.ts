import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** German words that code in the page reads. */
export const germanOnPage = {
  language: 'de',
  refused: `
    nicht, kein*, ungültig*, fehl*, falsch*, muss, müssen, erforderlich*, pflicht*, bereits, bitte
    geben, bitte wählen, mindestens, höchstens, zu kurz, zu lang, leider
  `,
  done: `
    gespeichert*, hinzugef*, gelöscht*, gesendet*, erfolg*, danke*, aktualisiert*, geändert*, angelegt*,
    entfernt*
  `,
  negating: 'nicht, kein*',
  broken: 'fehler*, schief',
  asking: 'captcha*, kein roboter, bitte',
  stopped: 'abgebrochen',
  furtherRows: 'weiter, nächste*, zurück, vorherige*, mehr laden, mehr anzeigen, weitere laden, weitere anzeigen',
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
  secret: 'passwort, kennwort, kartennummer, prüfnummer, sicherheitscode',
} as const satisfies PageVocabulary;

/** German words. */
export const german: Vocabulary = {
  onPage: germanOnPage,
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
  oneTimeCode: `
    bestätigungscode, einmalcode, einmalpasswort, einmalpin, einmal code, sicherheitscode, sms code,
    tan, mtan, wiederherstellungscode, backup code, verifizierungscode, authentifizierungscode,
    freischaltcode, zwei faktor code
  `,
  payment: `
    kartennummer, kontonummer, prüfziffer, kreditkartennummer, kreditkarte, prüfnummer,
    kartenprüfnummer, bankleitzahl, blz, bankverbindung, iban nummer, karteninhaber,
    ablaufdatum der karte
  `,
  cardDate: 'gültig bis, gueltig bis, ablaufdatum, gültigkeit, gültigkeitsdatum, verfallsdatum, ablauf, mm jj',
  identity: `
    personalausweis, ausweisnummer, reisepass, reisepassnummer, steuernummer, steuer id,
    sozialversicherungsnummer, geburtsname der mutter, mädchenname der mutter, maedchenname der mutter,
    steuer identifikationsnummer, steuerid, steuer identnummer, ausweis nr, personalausweisnummer,
    führerscheinnummer, krankenversicherungsnummer, versichertennummer, rentenversicherungsnummer,
    sozialversicherungs nr, umsatzsteuer id, passnummer
  `,
  password: `
    passwort, kennwort, geheimfrage antwort, antwort auf die sicherheitsfrage, antwort auf ihre
    sicherheitsfrage, sicherheitsantwort, geheime antwort, zugangscode, passphrase, geheimzahl, api
    schlüssel, zugriffstoken, geheimer schlüssel, wiederherstellungsschlüssel, losungswort, name ihres
    ersten haustiers, sicherheitsfrage antwort
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'nächste seite, vorherige seite, zur nächsten seite, zur vorherigen seite',
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
