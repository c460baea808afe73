import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Japanese words that code in the page reads. */
export const japaneseOnPage = {
  language: 'ja',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Japanese words. */
export const japanese: Vocabulary = {
  onPage: japaneseOnPage,
  ending: '削除, 消去, 退会, 解約, 注文をキャンセル, 注文取消, 予約をキャンセル',
  money: '支払う, 支払い, 購入, 注文する, 注文を確定, 送金, 振込, 寄付',
  writing: '保存, 送信, 登録, 追加, 作成, 更新',
  reading: '検索, 表示',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '認証コード, 確認コード',
  payment: 'カード番号, セキュリティコード, 口座番号',
  identity: 'マイナンバー, パスポート番号',
  password: 'パスワード, 暗証番号',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: 'キャンセル, 閉じる',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: '選択',
};
