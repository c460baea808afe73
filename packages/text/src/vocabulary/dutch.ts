import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Dutch words that code in the page reads. */
export const dutchOnPage = {
  language: 'nl',
  refused: 'fout, fouten, ongeldig*, mislukt*, verplicht*, niet, geen, moet, moeten, bestaat al, minstens, onjuist*',
  done: 'opgeslagen, toegevoegd*, verwijderd*, verzonden, bijgewerkt, gelukt, succes*, bedankt',
  negating: 'niet, geen',
  broken: '',
  asking: 'captcha*, geen robot',
  stopped: 'geannuleerd, afgebroken',
  furtherRows: 'volgende, vorige, meer laden, meer tonen, toon meer',
  ending: `
    verwijderen, verwijder, wissen, opzeggen, bestelling annuleren, annuleer bestelling, afspraak
    annuleren, abonnement opzeggen, account sluiten, intrekken, winkelwagen legen
  `,
  money: 'betalen, betaal, kopen, koop, overmaken, overboeken, doneren, terugbetalen',
  secret: 'wachtwoord, kaartnummer',
} as const satisfies PageVocabulary;

/** Dutch words. */
export const dutch: Vocabulary = {
  onPage: dutchOnPage,
  writing: 'opslaan, verzenden, versturen, toevoegen, bijwerken, bevestigen, aanmelden, boeken',
  reading: 'zoeken, zoek, filteren, tonen, openen, sluiten',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'winkelwagen',
  takingOut: 'verwijderen, verwijder',
  widening: 'wis',
  viewing: '',
  oneTimeCode: `
    verificatiecode, eenmalige code, bevestigingscode, sms code, authenticatiecode, herstelcode,
    herstelcodes, back upcode
  `,
  payment: `
    kaartnummer, rekeningnummer, creditcardnummer, creditcard, beveiligingscode, bankrekening,
    bankrekeningnummer, kaarthouder, vervaldatum kaart, bankgegevens
  `,
  cardDate: 'geldig tot, vervaldatum, verloopdatum, vervalt op, mm jj',
  identity: `
    bsn, burgerservicenummer, paspoortnummer, meisjesnaam van moeder, meisjesnaam van je moeder,
    meisjesnaam van uw moeder, sofinummer, btw nummer, identiteitsnummer, identiteitskaart,
    rijbewijsnummer, rijksregisternummer, documentnummer
  `,
  password: `
    wachtwoord, pincode, wachtzin, geheim antwoord, antwoord op de beveiligingsvraag,
    antwoord op beveiligingsvraag, beveiligingsantwoord, api sleutel, geheime sleutel, privésleutel,
    herstelsleutel, toegangstoken, naam van je eerste huisdier
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'volgende pagina, vorige pagina',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'ja',
  acknowledging: '',
  dismissing: 'annuleren, sluiten',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'kies, selecteer',
};
