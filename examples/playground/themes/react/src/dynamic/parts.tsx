import { useTranslation } from 'react-i18next';

import type { Change } from './dynamic-page';
import { parts, type Workshop } from './workshop';

export function Parts({ workshop: { search, inStock, reserved }, change }: { workshop: Workshop; change: Change }) {
  const { t } = useTranslation();
  const shown = parts.filter(
    (part) => (!inStock || part.inStock) && part.name.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <section className="card" aria-label={t('parts.title')}>
      <h2>{t('parts.title')}</h2>
      <div className="filters">
        <input
          type="search"
          aria-label={t('parts.search')}
          value={search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <label className="check">
          <input type="checkbox" checked={inStock} onChange={(event) => change({ inStock: event.target.checked })} />
          {t('parts.stock')}
        </label>
      </div>
      <ul className="list">
        {shown.map((part) => (
          <li key={part.id} className="part">
            <h3>{part.name}</h3>
            <button onClick={() => change({ reserved: [...reserved, part.id], said: 'parts.done' })}>
              {t('parts.reserve')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
