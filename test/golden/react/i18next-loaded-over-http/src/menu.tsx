import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import i18n from './i18n';

const links = [
  { label: 'menu.home', to: '/' },
  { label: 'menu.orders', to: '/orders' },
];
const states = ['open', 'done'];

export function Menu({ name, isDone }: { name: string; isDone: boolean }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState('asc');
  const placeholder = t('search');
  return (
    <nav>
      {links.map(({ label, to }) => (
        <a key={to} href={to}>
          {t(label)}
        </a>
      ))}
      <input type="search" placeholder={placeholder} onChange={(event) => location.assign(`/?q=${event.target.value}`)} />
      <button onClick={() => setOrder('desc')}>{t(`sort.${order}`)}</button>
      <button onClick={() => location.assign('/done')}>{isDone ? t('order.done') : t('order.open')}</button>
      {states.map((state) => (
        <button key={state} onClick={() => location.assign(`/${state}`)}>
          {i18n.t(`order.${state}`)}
        </button>
      ))}
      <button onClick={() => location.assign('/me')}>{t('greeting', { name })}</button>
      <button onClick={() => location.assign('/help')}>{t('help.title')}</button>
    </nav>
  );
}
