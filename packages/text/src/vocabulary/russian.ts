import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Russian words that code in the page reads. */
export const russianOnPage = {
  language: 'ru',
  refused: 'не, ошибк*, неверн*, некорректн*, обязательн*, должен, должно, уже, слишком, введите, заполните',
  done: 'сохранен*, сохранён*, добавлен*, удален*, удалён*, отправлен*, успешно, спасибо',
  negating: 'не',
  broken: 'ошибк*, пошло не так',
  asking: '',
  stopped: '',
  furtherRows: 'следующ*, предыдущ*, далее, назад, показать ещё, показать еще, загрузить ещё, загрузить еще',
  ending: `
    удалить, удали, стереть, отменить заказ, отменить запись, отменить подписку, закрыть счёт, закрыть
    счет, очистить корзину
  `,
  money: 'оплатить, купить, заплатить, перевести, оформить заказ',
  secret: 'пароль, номер карты',
} as const satisfies PageVocabulary;

/** Russian words. */
export const russian: Vocabulary = {
  onPage: russianOnPage,
  writing: 'сохранить, отправить, создать, добавить',
  reading: 'найти, поиск, показать',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: 'код из смс, код подтверждения, одноразовый код',
  payment: 'номер карты, код безопасности, номер счета',
  cardDate: 'срок действия, действует до, действительна до, годна до, мм гг',
  identity: 'паспорт, инн, снилс',
  password: 'пароль',
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'следующая страница, предыдущая страница',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: 'отмена, закрыть',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'выберите',
};
