import { useTranslation } from 'react-i18next';

import type { Change } from './dynamic-page';
import { Field } from './field';
import type { Workshop } from './workshop';

export function Newsletter({ workshop: { mail, subscribers }, change }: { workshop: Workshop; change: Change }) {
  const { t } = useTranslation();
  return (
    <form
      className="card"
      aria-label={t('news.title')}
      onSubmit={(event) => {
        event.preventDefault();
        change({ subscribers: [...subscribers, mail], mail: '', said: 'news.done' });
      }}
    >
      <h2>{t('news.title')}</h2>
      <Field label={t('news.mail')} type="email" value={mail} onChange={(value) => change({ mail: value })} required />
      <button className="primary" type="submit">
        {t('news.send')}
      </button>
    </form>
  );
}
