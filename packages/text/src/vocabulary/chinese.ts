import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Chinese words that code in the page reads. */
export const chineseOnPage = {
  language: 'zh',
  refused:
    '失败, 失敗, 错误, 錯誤, 无效, 無效, 不能, 无法, 無法, 未能, 必填, 请输入, 請輸入, 请选择, 請選擇, 已存在, 不正, 不存在, 至少',
  done: '成功, 已保存, 已儲存, 已添加, 已删除, 已刪除, 已更新, 已发送, 已提交',
  negating: '未, 没, 不, 失',
  broken: '错误, 錯誤, 出错',
  asking: '',
  stopped: '',
  furtherRows: '下一页, 下一頁, 上一页, 上一頁, 加载更多, 载入更多, 更多',
  ending: '删除, 刪除, 移除, 注销, 取消订单, 取消訂單, 取消预约, 清空',
  money: '支付, 付款, 购买, 購買, 下单, 转账, 轉帳',
  secret: '密码, 密碼, 卡号, 验证码',
} as const satisfies PageVocabulary;

/** Chinese words. */
export const chinese: Vocabulary = {
  onPage: chineseOnPage,
  writing: '保存, 更新, 提交, 添加, 创建, 建立, 发送, 注册',
  reading: '搜索, 查询, 搜尋',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: `
    验证码, 驗證碼, 动态码, 动态密码, 一次性密码, 短信验证码, 恢复代码, 备用代码, 備用代碼
  `,
  payment: `
    卡号, 银行卡号, 银行卡, 信用卡号, 信用卡號, 安全码, 安全碼, 银行账号, 銀行帳號, 持卡人
  `,
  cardDate: '有效期, 到期日, 有效期限',
  identity: `
    身份证, 身份证号, 身份證字號, 护照号, 母亲的娘家姓, 母親的娘家姓, 护照号码, 護照號碼, 驾驶证号, 社会保障号, 社保号, 纳税人识别号, 税号
  `,
  password: `
    密码, 密碼, 口令, 密保答案, 安全问题答案, 安全問題答案, 密钥, 金鑰, api密钥, 私钥, 访问令牌, 助记词, 助記詞
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: '下一页, 下一頁, 上一页, 上一頁',
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
