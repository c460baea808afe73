import type { Sensitivity } from '@webmcp/contract';

const list = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Phrases of whole words in labels and names, by what they mark; the first list that has one decides. */
export const sensitiveTerms: readonly (readonly [Sensitivity, readonly string[]])[] = [
  [
    'otp',
    list(`
      otp, totp, one time code, one time password, one time passcode, verification code, authentication code,
      authenticator code, confirmation code, 2fa, 2fa code, 2 fa, mfa code, sms code, two factor code,
      login code, bestätigungscode, einmalcode, einmalpasswort, code de vérification, código de verificación,
      código de verificação, codice di verifica, verificatiecode, verifieringskod, 認証コード, 確認コード, 验证码, 驗證碼, 인증번호
    `),
  ],
  [
    'payment',
    list(`
      card number, cardnumber, credit card, creditcard, debit card, cc number, ccnumber, cc num, cvv, cvv 2,
      cvc, cvc 2, csc, card code, card security code, security code, card expiry, card expiration,
      expiry date mm yy, exp date, cc exp, name on card, cardholder, cardholder name, card holder, iban, bic,
      swift code, account number, bank account, routing number, sort code, kartennummer, kontonummer,
      prüfziffer, numéro de carte, cryptogramme, número de tarjeta, número do cartão, numero carta,
      numero di carta, kaartnummer, rekeningnummer, kortnummer, номер карты, numer karty, numer konta,
      kart numarası, カード番号, セキュリティコード, 口座番号, 卡号, 银行卡号, 카드번호, 카드 번호
    `),
  ],
  [
    'identity',
    list(`
      ssn, social security, social security number, passport, passport number, passport no, national id,
      national identity number, national insurance number, nino, identity number, id number, id card number,
      identity card, tax id, tax number, tax identification number, tin, itin, ein, driver license,
      drivers license, driver s license, driving licence, licence number, license number, personalausweis,
      ausweisnummer, reisepass, reisepassnummer, steuernummer, steuer id, sozialversicherungsnummer,
      numéro de sécurité sociale, passeport, numéro de passeport, dni, nif, nie, pasaporte,
      número de pasaporte, cpf, cnpj, rg, passaporte, codice fiscale, passaporto, bsn, burgerservicenummer,
      paspoortnummer, personnummer, personnr, henkilötunnus, cpr, cpr nummer, pesel, rodné číslo, паспорт, инн,
      снилс, tc kimlik, tc kimlik no, aadhaar, aadhar, pan number, マイナンバー, パスポート番号, 身份证, 身份证号, 身份證字號, 护照号,
      주민등록번호, 여권번호, medicare number, nhs number, insurance number, health card number
    `),
  ],
  [
    'password',
    list(`
      password, passwd, pwd, passcode, passphrase, pass phrase, pin, pin code, secret, api key, apikey,
      access token, secret key, private key, client secret, recovery phrase, seed phrase, security answer,
      passwort, kennwort, mot de passe, contraseña, clave, senha, wachtwoord, lösenord, adgangskode, passord,
      salasana, hasło, heslo, пароль, parola, şifre, パスワード, 暗証番号, 密码, 密碼, 비밀번호, كلمة المرور, mật khẩu,
      kata sandi, รหัสผ่าน
    `),
  ],
];
