import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useShown } from '../use-shown';
import './i18n';

const empty = { name: '', phone: '', email: '', city: 'cairo', gift: false };

export function OrderPage() {
  const { t, i18n } = useTranslation();
  const [order, setOrder] = useState(empty);
  const [sent, setSent] = useState<(typeof empty)[]>([]);
  useShown({ order, sent });
  const set = (part: Partial<typeof empty>) => setOrder((before) => ({ ...before, ...part }));

  async function send(event: FormEvent) {
    event.preventDefault();
    await fetch('/api/orders', { method: 'POST', body: JSON.stringify(order) });
    setSent((before) => [...before, order]);
    setOrder(empty);
  }
  async function cancelAll() {
    await fetch('/api/orders', { method: 'DELETE' });
    setSent([]);
  }

  return (
    <main dir={i18n.dir()} lang={i18n.language}>
      <h1>{t('order.title')}</h1>
      <form onSubmit={send}>
        <label>
          {t('order.name')}:{' '}
          <input value={order.name} onChange={(event) => set({ name: event.target.value })} required />
        </label>
        <label>
          {t('order.phone')}
          {'\u200f'}:{' '}
          <input type="tel" dir="ltr" value={order.phone} onChange={(event) => set({ phone: event.target.value })} />
        </label>
        <label>
          {t('order.email')} <bdi>(e-mail)</bdi>
          <input type="email" value={order.email} onChange={(event) => set({ email: event.target.value })} />
        </label>
        <label>
          {t('order.city')}
          <select value={order.city} onChange={(event) => set({ city: event.target.value })}>
            <option value="cairo">{t('order.cities.cairo')}</option>
            <option value="amman">{t('order.cities.amman')}</option>
            <option value="tunis">{t('order.cities.tunis')}</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={order.gift} onChange={(event) => set({ gift: event.target.checked })} />
          {t('order.gift')}
        </label>
        <button type="submit">{t('order.submit')}</button>
      </form>
      <button type="button" onClick={cancelAll}>
        {t('order.cancel')}
      </button>
      {sent.length > 0 && <p role="status">{t('order.done')}</p>}
    </main>
  );
}
