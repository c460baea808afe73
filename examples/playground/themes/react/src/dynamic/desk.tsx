import { useTranslation } from 'react-i18next';

import type { Change } from './dynamic-page';
import { Field } from './field';
import type { Workshop } from './workshop';

export function Desk({ workshop, change }: { workshop: Workshop; change: Change }) {
  const { t } = useTranslation();
  const { calls, report, reports, isReporting } = workshop;

  async function callMechanic(): Promise<void> {
    await fetch('/api/mechanics', { method: 'POST' });
    change({ calls: calls + 1, said: 'desk.called' });
  }

  async function pauseReminders(): Promise<void> {
    await fetch('/api/reminders', { method: 'PATCH' });
    change({ reminders: false, said: 'desk.paused' });
  }

  async function deleteHistory(): Promise<void> {
    await fetch('/api/history', { method: 'DELETE' });
    change({ history: [], said: 'desk.deleted' });
  }

  return (
    <section className="card" aria-label={t('desk.title')}>
      <h2>{t('desk.title')}</h2>
      <button onClick={callMechanic}>{t('desk.call')}</button>
      <button onClick={pauseReminders}>{t('desk.pause')}</button>
      <button className="danger" onClick={deleteHistory}>
        {t('desk.delete')}
      </button>
      <button onClick={() => change({ isReporting: true })}>{t('report.open')}</button>
      {isReporting && (
        <div role="dialog" aria-modal="true" aria-label={t('report.title')} className="dialog">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              change({
                reports: [...reports, report],
                report: { subject: '', details: '' },
                isReporting: false,
                said: 'report.done',
              });
            }}
          >
            <Field
              label={t('report.subject')}
              value={report.subject}
              onChange={(subject) => change({ report: { ...report, subject } })}
              required
            />
            <Field
              label={t('report.details')}
              value={report.details}
              onChange={(details) => change({ report: { ...report, details } })}
            />
            <button type="submit">{t('report.send')}</button>
            <button type="button" onClick={() => change({ isReporting: false })}>
              {t('report.close')}
            </button>
          </form>
        </div>
      )}
    </section>
  );
}
