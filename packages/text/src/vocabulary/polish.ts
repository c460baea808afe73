import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Polish words that code in the page reads. */
export const polishOnPage = {
  language: 'pl',
  refused: 'nie, błąd*, nieprawidłow*, niepoprawn*, wymagan*, musi, już istnieje, podaj, za krótk*, za dług*',
  done: 'zapisan*, dodan*, usunięt*, wysłan*, zaktualizowan*, pomyślnie, dziękuj*',
  negating: 'nie',
  broken: '',
  asking: '',
  stopped: '',
  furtherRows: 'następn*, poprzedni*, załaduj więcej, pokaż więcej',
  ending: 'usuń, usunąć, skasuj, anuluj zamówienie, zamknij konto, wyczyść koszyk',
  money: 'zapłać, kup, kup teraz, przelew, przelej',
  secret: 'hasło, numer karty',
} as const satisfies PageVocabulary;

/** Polish words. */
export const polish: Vocabulary = {
  onPage: polishOnPage,
  writing: 'zapisz, wyślij, dodaj, utwórz',
  reading: 'szukaj',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'koszyk',
  takingOut: 'usuń',
  widening: '',
  viewing: '',
  oneTimeCode: `
    kod jednorazowy, kod weryfikacyjny, kod sms, kod potwierdzający, kod uwierzytelniający,
    kod odzyskiwania, kody odzyskiwania, kod zapasowy
  `,
  payment: `
    numer karty, numer konta, karta kredytowa, numer karty kredytowej, kod bezpieczeństwa, kod cvv,
    numer rachunku, rachunek bankowy, numer konta bankowego, posiadacz karty, data ważności karty, nr
    konta, nr karty
  `,
  cardDate: 'ważna do, ważność, data ważności, termin ważności, mm rr',
  identity: `
    pesel, nazwisko panieńskie matki, numer pesel, nip, regon, numer dowodu, dowód osobisty,
    numer dowodu osobistego, numer paszportu, paszport, prawo jazdy, numer prawa jazdy,
    numer identyfikacyjny
  `,
  password: `
    hasło, kod pin, pin, fraza, odpowiedź na pytanie bezpieczeństwa,
    odpowiedź na pytanie zabezpieczające, tajna odpowiedź, klucz api, klucz prywatny, tajny klucz,
    klucz odzyskiwania, token dostępu, imię pierwszego zwierzęcia
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'następna strona, poprzednia strona',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: 'anuluj, zamknij',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'wybierz',
};
