import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Dutch words that code in the page reads. */
export const dutchOnPage = {
  language: 'nl',
  refused: '',
  done: '',
  broken: '',
  asking: 'captcha*, geen robot',
  stopped: 'geannuleerd, afgebroken',
  furtherRows: 'volgende, vorige, meer laden, meer tonen, toon meer',
} as const satisfies PageVocabulary;

/** Dutch words. */
export const dutch: Vocabulary = {
  onPage: dutchOnPage,
  ending: `
    verwijderen, verwijder, wissen, opzeggen, bestelling annuleren, annuleer bestelling, afspraak
    annuleren, abonnement opzeggen, account sluiten, intrekken, winkelwagen legen
  `,
  money: 'betalen, betaal, kopen, koop, overmaken, overboeken, doneren, terugbetalen',
  writing: 'opslaan, verzenden, versturen, toevoegen, bijwerken, bevestigen, aanmelden, boeken',
  reading: 'zoeken, zoek, filteren, tonen, openen, sluiten',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'winkelwagen',
  takingOut: 'verwijderen, verwijder',
  widening: 'wis',
  viewing: '',
  oneTimeCode: 'verificatiecode',
  payment: 'kaartnummer, rekeningnummer',
  identity: 'bsn, burgerservicenummer, paspoortnummer',
  password: 'wachtwoord',
  submitting: '',
  pageTurning: '',
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
