import { createContext, useContext, useState } from 'react';

import { save, toggleTheme, remove } from './store';

const texts = {
  en: { toggle: 'Toggle theme', card: { save: 'Save card' }, owner: 'Owner' },
  es: { toggle: 'Cambiar tema', card: { save: 'Guardar tarjeta' }, owner: 'Dueño' },
};
const byKey = { remove: { en: 'Remove', es: 'Quitar' } };

const Language = createContext('en');

function Card() {
  const lang = useContext(Language);
  const t = texts[lang];
  const label = (key) => byKey[key][lang];
  return (
    <form onSubmit={save}>
      <input aria-label={t.owner} name="owner" />
      <button>{t.card.save}</button>
      <button type="button" onClick={remove}>
        {label('remove')}
      </button>
    </form>
  );
}

export function App() {
  const [lang, setLang] = useState('en');
  const t = (key) => texts[lang][key] ?? key;
  return (
    <Language.Provider value={lang}>
      <button aria-label={t('toggle')} onClick={toggleTheme} />
      <Card />
    </Language.Provider>
  );
}
