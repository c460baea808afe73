import { describe, expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

/** A translator as apps write it: it walks an object of languages, and returns the key where the walk ends early. */
const i18n = `import { createContext, useContext, useState } from 'react';
  const texts = { en: { nav: { home: 'Home' } }, es: { nav: { home: 'Inicio' } } };
  const find = (lang, key) => {
    let at = texts[lang];
    for (const part of key.split('.')) at = at && typeof at === 'object' ? at[part] : undefined;
    return typeof at === 'string' ? at : key;
  };
  const I18n = createContext(undefined);
  export function Provider({ children }) {
    const [lang, setLang] = useState('en');
    const t = (key) => find(lang, key);
    return <I18n.Provider value={{ lang, setLang, t }}>{children}</I18n.Provider>;
  }
  export const useI18n = () => useContext(I18n);`;
const page = (shown: string): string =>
  `import { Provider, useI18n } from './i18n';
   const Title = () => { const { t } = useI18n(); const label = (key) => key; return <h1 title={${shown}}>{${shown}}</h1>; };
   export const Page = () => <Provider><Title /></Provider>;`;

const shownBy = (shown: string, messages = i18n): string[] =>
  showRoot({ 'i18n.tsx': messages, 'a.tsx': page(shown) }).map((line) => line.trim());

describe('a call of an own translator', () => {
  test('looks a key of the messages up, and runs nothing', () => {
    expect(shownBy(`t('nav.home')`)).toContain('t("nav.home")');
    expect(shownBy(`t('nav.home')`, i18n.replace(`'Inicio'`, `find('en', 'nav.home')`))).toContain('t("nav.home")');
  });

  test.each([`t('nav.other')`, `label('nav.home')`])('is none without a message or by another name: %s', (shown) => {
    expect(shownBy(shown).join()).not.toContain(shown.replaceAll("'", '"'));
  });
});
