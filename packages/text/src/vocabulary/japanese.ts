import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Japanese words that code in the page reads. */
export const japaneseOnPage = {
  language: 'ja',
  refused:
    '失敗, エラー, できません, ませんでした, 必須, 無効, 正しく, 既に, すでに, 入力してください, 選択してください',
  done: 'しました, 完了, 成功',
  negating: '失敗, エラー, 未, 不',
  broken: 'エラー',
  asking: '',
  stopped: '',
  furtherRows: '次へ, 前へ, 次のページ, 前のページ, もっと見る, さらに読み込む',
  ending: '削除, 消去, 退会, 解約, 注文をキャンセル, 注文取消, 予約をキャンセル',
  money: '支払う, 支払い, 購入, 注文する, 注文を確定, 送金, 振込, 寄付',
  secret: 'パスワード, 暗証番号, カード番号',
} as const satisfies PageVocabulary;

/** Japanese words. */
export const japanese: Vocabulary = {
  onPage: japaneseOnPage,
  writing: '保存, 送信, 登録, 追加, 作成, 更新',
  reading: '検索, 表示',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: `
    認証コード, 確認コード, ワンタイムパスワード, ワンタイムコード, リカバリーコード, バックアップコード, 二段階認証コード, smsコード
  `,
  payment: `
    カード番号, セキュリティコード, 口座番号, クレジットカード番号, カード名義, 有効期限 カード, 銀行口座
  `,
  cardDate: '有効期限',
  identity: `
    マイナンバー, パスポート番号, 母親の旧姓, 母の旧姓, 旅券番号, 運転免許証番号, 免許証番号, 個人番号, 保険証番号, 納税者番号, 社会保障番号
  `,
  password: `
    パスワード, 暗証番号, 秘密の質問の答え, 秘密の答え, パスフレーズ, apiキー, 秘密鍵, アクセストークン, 回復キー, 合言葉
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: '次のページ, 前のページ',
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
