import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Portuguese words that code in the page reads. */
export const portugueseOnPage = {
  language: 'pt',
  refused: `
    erro, erros, inválid*, obrigatóri*, falh*, incorret*, não, nenhum*, já existe*, já está, deve,
    devem, preencha, pelo menos, no mínimo
  `,
  done: 'salvo, adicionad*, removid*, excluíd*, enviad*, atualizad*, criado*, sucesso, obrigado',
  negating: 'não, nenhum*',
  broken: '',
  asking: 'captcha*, robô, por favor',
  stopped: 'cancelad*',
  furtherRows: 'próxim*, seguinte, anterior, carregar mais, mostrar mais, ver mais',
  ending: `
    excluir, apagar, remover, deletar, cancelar assinatura, cancelar a assinatura, cancelar o pedido,
    cancelar consulta, encerrar conta, encerrar a conta, esvaziar carrinho, revogar
  `,
  money: 'finalizar pedido, doar',
  secret: 'senha, palavra passe, número do cartão, código de segurança',
} as const satisfies PageVocabulary;

/** Portuguese words. */
export const portuguese: Vocabulary = {
  onPage: portugueseOnPage,
  writing: 'salvar, criar, adicionar, atualizar, cadastrar',
  reading: 'pesquisar, fechar, próximo',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'carrinho, favoritos',
  takingOut: 'remover',
  widening: '',
  viewing: 'filtros',
  oneTimeCode: `
    código de verificação, código de uso único, código de confirmação, código sms,
    código de autenticação, código de recuperação, códigos de recuperação, código de backup
  `,
  payment: `
    número do cartão, cartão de crédito, cartão de débito, número de cartão, código de segurança,
    número da conta, conta bancária, titular do cartão, validade do cartão, dados bancários
  `,
  cardDate: 'validade, data de validade, vencimento, válido até, data de vencimento, mm aa',
  identity: `
    cpf, cnpj, rg, passaporte, nome de solteira da mãe, nif, número de contribuinte,
    número de identificação fiscal, bilhete de identidade, cartão de cidadão, número do passaporte,
    carta de condução, carteira de motorista, cnh, segurança social, título de eleitor,
    número de identidade
  `,
  password: `
    senha, palavra passe, palavra chave, código pin, resposta secreta, resposta de segurança,
    resposta à pergunta de segurança, chave api, chave de api, chave secreta, chave privada,
    chave de recuperação, token de acesso, nome do seu primeiro animal
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'próxima página, página seguinte, página anterior',
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
