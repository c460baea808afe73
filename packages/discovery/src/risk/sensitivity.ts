import type { PageElement, Sensitivity } from '@webmcp/contract';

import type { Intent } from '../intents/intent.js';
import { words } from '../naming/words.js';

/** Tokens of the autocomplete attribute (HTML, section 4.10.18.7) that mark a field. */
const autocompleteTokens: Record<string, Sensitivity> = {
  'current-password': 'password',
  'new-password': 'password',
  'one-time-code': 'otp',
  'cc-number': 'payment',
  'cc-csc': 'payment',
  'cc-exp': 'payment',
  'cc-exp-month': 'payment',
  'cc-exp-year': 'payment',
  'cc-name': 'payment',
  'cc-given-name': 'payment',
  'cc-family-name': 'payment',
  'cc-additional-name': 'payment',
  'cc-type': 'payment',
};

/** Phrases of whole words, by what they mark; the first list that has one decides. */
const phrases: readonly [Sensitivity, readonly string[]][] = [
  ['otp', ['otp', 'totp', 'one time code', 'one time password', 'one time passcode', 'verification code', 'authentication code', 'authenticator code', 'confirmation code', '2fa', '2fa code', '2 fa', 'mfa code', 'sms code', 'two factor code', 'login code', 'bestätigungscode', 'einmalcode', 'einmalpasswort', 'code de vérification', 'código de verificación', 'código de verificação', 'codice di verifica', 'verificatiecode', 'verifieringskod', '認証コード', '確認コード', '验证码', '驗證碼', '인증번호']],
  ['payment', ['card number', 'cardnumber', 'credit card', 'creditcard', 'debit card', 'cc number', 'ccnumber', 'cc num', 'cvv', 'cvv 2', 'cvc', 'cvc 2', 'csc', 'card code', 'card security code', 'security code', 'card expiry', 'card expiration', 'expiry date mm yy', 'exp date', 'cc exp', 'name on card', 'cardholder', 'cardholder name', 'card holder', 'iban', 'bic', 'swift code', 'account number', 'bank account', 'routing number', 'sort code', 'kartennummer', 'kontonummer', 'prüfziffer', 'numéro de carte', 'cryptogramme', 'número de tarjeta', 'número do cartão', 'numero carta', 'numero di carta', 'kaartnummer', 'rekeningnummer', 'kortnummer', 'номер карты', 'numer karty', 'numer konta', 'kart numarası', 'カード番号', 'セキュリティコード', '口座番号', '卡号', '银行卡号', '카드번호', '카드 번호']],
  ['identity', ['ssn', 'social security', 'social security number', 'passport', 'passport number', 'passport no', 'national id', 'national identity number', 'national insurance number', 'nino', 'identity number', 'id number', 'id card number', 'identity card', 'tax id', 'tax number', 'tax identification number', 'tin', 'itin', 'ein', 'driver license', 'drivers license', 'driver s license', 'driving licence', 'licence number', 'license number', 'personalausweis', 'ausweisnummer', 'reisepass', 'reisepassnummer', 'steuernummer', 'steuer id', 'sozialversicherungsnummer', 'numéro de sécurité sociale', 'passeport', 'numéro de passeport', 'dni', 'nif', 'nie', 'pasaporte', 'número de pasaporte', 'cpf', 'cnpj', 'rg', 'passaporte', 'codice fiscale', 'passaporto', 'bsn', 'burgerservicenummer', 'paspoortnummer', 'personnummer', 'personnr', 'henkilötunnus', 'cpr', 'cpr nummer', 'pesel', 'rodné číslo', 'паспорт', 'инн', 'снилс', 'tc kimlik', 'tc kimlik no', 'aadhaar', 'aadhar', 'pan number', 'マイナンバー', 'パスポート番号', '身份证', '身份证号', '身份證字號', '护照号', '주민등록번호', '여권번호', 'medicare number', 'nhs number', 'insurance number', 'health card number']],
  ['password', ['password', 'passwd', 'pwd', 'passcode', 'passphrase', 'pass phrase', 'pin', 'pin code', 'secret', 'api key', 'apikey', 'access token', 'secret key', 'private key', 'client secret', 'recovery phrase', 'seed phrase', 'security answer', 'passwort', 'kennwort', 'mot de passe', 'contraseña', 'clave', 'senha', 'wachtwoord', 'lösenord', 'adgangskode', 'passord', 'salasana', 'hasło', 'heslo', 'пароль', 'parola', 'şifre', 'パスワード', '暗証番号', '密码', '密碼', '비밀번호', 'كلمة المرور', 'mật khẩu', 'kata sandi', 'รหัสผ่าน']],
];

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const prepared = phrases.map(([sense, list]) => [sense, list.map((text) => ({ text, words: words(text) }))] as const);

/** Controls that hold no text of the user's and so no secret. */
const harmless: ReadonlySet<string> = new Set(['checkbox', 'switch', 'radio', 'radiogroup', 'slider', 'range', 'color', 'option', 'tab', 'button']);

/**
 * Whether a field holds something that agents may neither read nor write by default: from its type, its autocomplete
 * tokens, then whole words of name, id and labels.
 */
export function sensitivity(intent: Intent, elements: readonly PageElement[]): Sensitivity | undefined {
  const types = [intent.control, ...elements.map(({ attributes }) => attributes.type ?? '')];
  if (types.includes('file')) return 'file';
  const autocomplete = [intent.constraints.autocomplete, ...elements.map(({ constraints }) => constraints.autocomplete)];
  for (const token of autocomplete.flatMap((text) => text?.toLowerCase().split(/\s+/) ?? [])) {
    const found = autocompleteTokens[token];
    if (found !== undefined) return found;
  }
  if (elements.some(({ role }) => harmless.has(role)) || (elements.length === 0 && harmless.has(intent.control))) return undefined;
  const texts = [
    intent.name,
    intent.domId,
    intent.binds?.split(/[:.]/).at(-1),
    intent.placeholder,
    ...intent.labels.map(({ text }) => text),
    ...elements.flatMap(({ name, labels, attributes }) => [name, ...labels, attributes.name, attributes.id]),
  ].filter((text) => text !== undefined);
  for (const [sense, terms] of prepared) {
    if (texts.some((text) => terms.some((term) => holds(text, term)))) return sense;
  }
  return types.includes('password') ? 'password' : undefined;
}

function holds(text: string, term: { text: string; words: string[] }): boolean {
  if (unspaced.test(term.text)) return text.replace(/\s/g, '').includes(term.text.replace(/\s/g, ''));
  const inText = words(text);
  return inText.some((_, at) => term.words.every((word, offset) => inText[at + offset] === word));
}
