import { i18n } from './plugins/i18n';

export const menus = [
  { title: 'menus.home', path: '/' },
  { title: 'menus.users', path: '/users' },
];

/** The text of a title; one that is no key is shown as it is. */
export function translated(title: string) {
  if (i18n.global.te(title)) return i18n.global.t.call(i18n.global, title);
  return title;
}
