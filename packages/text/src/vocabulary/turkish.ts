import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Turkish words that code in the page reads. */
export const turkishOnPage = {
  language: 'tr',
  refused: `
    hata, geçersiz*, zorunlu*, gerekli*, başarısız*, zaten, yanlış, giriniz, en az, edilemedi,
    kaydedilemedi, değil*
  `,
  done: 'kaydedildi, eklendi, silindi, gönderildi, güncellendi, başarıyla, teşekkür*',
  negating: 'değil',
  broken: 'hata',
  asking: '',
  stopped: '',
  furtherRows: 'sonraki, önceki, daha fazla',
  ending: 'sil, kaldır, siparişi iptal et, hesabı kapat, aboneliği iptal et, sepeti boşalt',
  money: 'öde, satın al, havale',
  secret: 'şifre, parola, kart numarası',
} as const satisfies PageVocabulary;

/** Turkish words. */
export const turkish: Vocabulary = {
  onPage: turkishOnPage,
  writing: 'kaydet, gönder, ekle, oluştur',
  reading: 'ara',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'sepet',
  takingOut: 'çıkar, kaldır',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: 'kart numarası',
  cardDate: 'son kullanma tarihi, geçerlilik tarihi, ay yıl',
  identity: 'tc kimlik, tc kimlik no',
  password: 'parola, şifre',
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'sonraki sayfa, önceki sayfa',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: 'iptal, vazgeç, kapat',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: '',
};
