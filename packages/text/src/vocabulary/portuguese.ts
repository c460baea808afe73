import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Portuguese words that code in the page reads. */
export const portugueseOnPage = {
  language: 'pt',
  refused: '',
  done: '',
  broken: '',
  asking: 'captcha*, robô, por favor',
  stopped: 'cancelad*',
  furtherRows: 'próxim*, seguinte, anterior, carregar mais, mostrar mais, ver mais',
} as const satisfies PageVocabulary;

/** Portuguese words. */
export const portuguese: Vocabulary = {
  onPage: portugueseOnPage,
  ending: `
    excluir, apagar, remover, deletar, cancelar assinatura, cancelar a assinatura, cancelar o pedido,
    cancelar consulta, encerrar conta, encerrar a conta, esvaziar carrinho, revogar
  `,
  money: 'finalizar pedido, doar',
  writing: 'salvar, criar, adicionar, atualizar, cadastrar',
  reading: 'pesquisar, fechar, próximo',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrinho, favoritos',
  takingOut: 'remover',
  widening: '',
  viewing: 'filtros',
  oneTimeCode: 'código de verificação',
  payment: 'número do cartão',
  identity: 'cpf, cnpj, rg, passaporte',
  password: 'senha',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'sim, confirmar',
  acknowledging: '',
  dismissing: 'cancelar, fechar',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'selecione, selecionar, escolha',
};
