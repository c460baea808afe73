import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Korean words that code in the page reads. */
export const koreanOnPage = {
  language: 'ko',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Korean words. */
export const korean: Vocabulary = {
  onPage: koreanOnPage,
  ending: '삭제, 제거, 탈퇴, 주문 취소, 예약 취소, 해지',
  money: '결제, 구매, 주문하기, 송금, 이체',
  writing: '저장, 제출, 추가, 등록, 보내기',
  reading: '검색',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '인증번호',
  payment: '카드번호, 카드 번호',
  identity: '주민등록번호, 여권번호',
  password: '비밀번호',
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
  dismissing: '취소, 닫기',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: '선택',
};
