import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Chinese words that code in the page reads. */
export const chineseOnPage = {
  language: 'zh',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Chinese words. */
export const chinese: Vocabulary = {
  onPage: chineseOnPage,
  ending: '删除, 刪除, 移除, 注销, 取消订单, 取消訂單, 取消预约, 清空',
  money: '支付, 付款, 购买, 購買, 下单, 转账, 轉帳',
  writing: '保存, 更新, 提交, 添加, 创建, 建立, 发送, 注册',
  reading: '搜索, 查询, 搜尋',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '验证码, 驗證碼',
  payment: '卡号, 银行卡号',
  identity: '身份证, 身份证号, 身份證字號, 护照号',
  password: '密码, 密碼',
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
  dismissing: '取消, 关闭, 關閉',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: '选择, 請選擇',
};
