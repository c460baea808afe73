import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** French words that code in the page reads. */
export const frenchOnPage = {
  language: 'fr',
  refused: `
    erreur*, échec*, invalide*, obligatoire*, requis*, impossible, incorrect*, déjà, doit, doivent, pas,
    veuillez, au moins, expiré*
  `,
  done: 'enregistré*, ajouté*, supprimé*, envoyé*, modifié*, créé*, mis à jour, mise à jour, merci*, succès',
  negating: 'pas, impossible, aucun*',
  broken: 'erreur, échou*, échec',
  asking: 'captcha*, robot, veuillez, merci de',
  stopped: 'annulé*',
  furtherRows: 'suivant*, précédent*, charger plus, afficher plus, voir plus',
  ending: `
    supprimer, supprime, effacer, retirer, enlever, résilier, détruire, révoquer, annuler la commande,
    annuler ma commande, annuler la réservation, annuler le rendez vous, annuler l abonnement, annuler
    commande, fermer le compte, vider le panier, clôturer
  `,
  money: `
    payer, acheter, commander, virement, transférer, virer, faire un don, rembourser, retrait, passer la
    commande, passer commande, vendre
  `,
  secret: 'mot de passe, numéro de carte, code de sécurité',
} as const satisfies PageVocabulary;

/** French words. */
export const french: Vocabulary = {
  onPage: frenchOnPage,
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
  oneTimeCode: `
    code de vérification, code à usage unique, code de confirmation, code sms, code reçu par sms,
    code d authentification, code de secours, codes de secours, code de récupération
  `,
  payment: `
    numéro de carte, cryptogramme, numéro de carte bancaire, carte bancaire, carte de crédit,
    code de sécurité, numéro de compte, compte bancaire, rib, titulaire de la carte,
    date d expiration de la carte, coordonnées bancaires
  `,
  cardDate:
    "date d'expiration, expiration, expire le, expire fin, valable jusqu'au, date de validité, fin de validité, mm aa",
  identity: `
    numéro de sécurité sociale, passeport, numéro de passeport, nom de jeune fille de la mère,
    nom de jeune fille de votre mère, numéro fiscal, numéro d identification fiscale, carte d identité,
    numéro de carte d identité, numéro d identité, permis de conduire, numéro de permis, carte vitale,
    nir, siret personnel
  `,
  password: `
    mot de passe, phrase secrète, code pin, code secret, réponse secrète, réponse à la question secrète,
    réponse à la question de sécurité, clé api, clé d api, clé secrète, clé privée, clé de récupération,
    jeton d accès, nom de votre premier animal, code confidentiel
  `,
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'page suivante, page précédente, aller à la page suivante, aller à la page précédente',
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
