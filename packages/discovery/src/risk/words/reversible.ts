import { words } from '@webmcp/text';

/** Taking something out of these loses nothing: it can be put in again in the same place. */
const holders: ReadonlySet<string> = new Set([
  'cart',
  'basket',
  'bag',
  'trolley',
  'wishlist',
  'favorites',
  'favourites',
  'favorite',
  'favourite',
  'compare',
  'comparison',
  'selection',
  'filter',
  'filters',
  'queue',
  'playlist',
  'bookmark',
  'bookmarks',
  'watchlist',
  'warenkorb',
  'merkzettel',
  'favoriten',
  'auswahl',
  'panier',
  'favoris',
  'carrito',
  'cesta',
  'favoritos',
  'carrinho',
  'carrello',
  'preferiti',
  'winkelwagen',
  'varukorg',
  'kurv',
  'handlekurv',
  'koszyk',
  'košík',
  'sepet',
]);

/** Verbs that take something out without saying that it ends. */
const takesOut: ReadonlySet<string> = new Set([
  'remove',
  'entfernen',
  'entferne',
  'retirer',
  'enlever',
  'quitar',
  'remover',
  'rimuovi',
  'rimuovere',
  'verwijderen',
  'verwijder',
  'ta bort',
  'fjern',
  'usuń',
  'odstranit',
  'çıkar',
  'kaldır',
]);

/** Whether a risk word only takes something out of a cart, a list of favourites, a filter and the like. */
export function isReversible(term: string | undefined, texts: readonly string[]): boolean {
  return (
    term !== undefined && takesOut.has(term) && texts.some((text) => words(text).some((word) => holders.has(word)))
  );
}

/** `/cart/items/:id`: deleting there is taking out; `/session` is logging out. */
export const isHolderPath = (path: string): boolean =>
  words(path).some((word) => holders.has(word)) || /\/sessions?\/?$/.test(path);

const widens = /^(?:clear|reset|remove|zurücksetzen|löschen|effacer|réinitialiser|borrar|limpiar|cancella|wis)$/;
const views: ReadonlySet<string> = new Set([
  'filter',
  'filters',
  'filtern',
  'filtres',
  'filtros',
  'filtri',
  'search',
  'suche',
  'recherche',
  'búsqueda',
  'selection',
  'auswahl',
  'sélection',
  'selección',
  'sort',
  'sorting',
]);

/** Whether it only says that a filter, a search or a selection goes: "Clear filters" shows more again and ends nothing. */
export const onlyWidens = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const said = words(text);
    return said.some((word) => widens.test(word)) && said.some((word) => views.has(word));
  });
