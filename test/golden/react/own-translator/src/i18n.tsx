import { createContext, useContext, useState } from 'react';

const texts = {
  en: { theme: { toggle: 'Toggle theme' }, card: { title: 'Card', save: 'Save card', none: '' } },
  es: { theme: { toggle: 'Cambiar tema' }, card: { title: 'Tarjeta', save: 'Guardar tarjeta' } },
};

function find(lang, key) {
  let at = texts[lang];
  for (const part of key.split('.')) at = at && typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : key;
}

const I18n = createContext(undefined);

export function I18nProvider({ children }) {
  const [lang, setLang] = useState(() => navigator.language.split('-')[0]);
  const t = (key) => find(lang, key);
  return <I18n.Provider value={{ lang, setLang, t }}>{children}</I18n.Provider>;
}

export const useI18n = () => useContext(I18n);
