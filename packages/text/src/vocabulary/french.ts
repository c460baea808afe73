import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** French words that code in the page reads. */
export const frenchOnPage = {
  language: 'fr',
  refused: 'erreur, échec, invalide, obligatoire',
  done: 'enregistr*, ajout*, supprim*, envoy*, merci*, succès',
  broken: 'erreur, échou*, échec',
  asking: 'captcha*, robot, veuillez, merci de',
  stopped: 'annulé*',
  furtherRows: 'suivant*, précédent*, charger plus, afficher plus, voir plus',
} as const satisfies PageVocabulary;

/** French words. */
export const french: Vocabulary = {
  onPage: frenchOnPage,
  ending: `
    supprimer, supprime, effacer, retirer, enlever, résilier, détruire, révoquer, annuler la commande,
    annuler ma commande, annuler la réservation, annuler le rendez vous, annuler l abonnement, annuler
    commande, fermer le compte, vider le panier, clôturer
  `,
  money: `
    payer, acheter, commander, virement, transférer, virer, faire un don, rembourser, retrait, passer la
    commande, passer commande, vendre
  `,
  writing: `
    enregistrer, envoyer, créer, ajouter, modifier, valider, réserver, se connecter, confirmer, inscrire
  `,
  reading: 'rechercher, chercher, filtrer, afficher, ouvrir, fermer, suivant, précédent',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'panier, favoris',
  takingOut: 'retirer, enlever',
  widening: 'effacer, réinitialiser',
  viewing: 'filtres, recherche, sélection',
  oneTimeCode: 'code de vérification',
  payment: 'numéro de carte, cryptogramme',
  identity: 'numéro de sécurité sociale, passeport, numéro de passeport',
  password: 'mot de passe',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'oui, confirmer',
  acknowledging: '',
  dismissing: 'annuler, fermer',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: 'choisir, choisissez, sélectionnez, sélectionner',
};
