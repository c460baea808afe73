import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Change } from './dynamic-page';
import { Field } from './field';
import { emptyRepair, kinds, times, type Repair, type Workshop } from './workshop';

export function BookRepair({ workshop: { repair, repairs }, change }: { workshop: Workshop; change: Change }) {
  const { t } = useTranslation();
  const kindId = useId();
  const notesId = useId();
  const set = (part: Partial<Repair>): void => change({ repair: { ...repair, ...part } });
  return (
    <form
      className="card"
      aria-label={t('book.title')}
      onSubmit={(event) => {
        event.preventDefault();
        change({ repairs: [...repairs, repair], repair: emptyRepair, said: 'book.done' });
      }}
    >
      <h2>{t('book.title')}</h2>
      <Field label={t('book.name')} value={repair.name} onChange={(name) => set({ name })} required />
      <Field label={t('book.mail')} type="email" value={repair.mail} onChange={(mail) => set({ mail })} required />
      <div className="field">
        <label htmlFor={kindId}>{t('book.kind')}</label>
        <select id={kindId} value={repair.kind} onChange={(event) => set({ kind: event.target.value })}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`book.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <Field label={t('book.day')} type="date" value={repair.day} onChange={(day) => set({ day })} required />
      <fieldset className="choices">
        <legend>{t('book.time')}</legend>
        {times.map((time) => (
          <label key={time}>
            <input
              type="radio"
              name="time"
              value={time}
              checked={repair.time === time}
              onChange={() => set({ time })}
            />
            {t(`book.times.${time}`)}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={notesId}>{t('book.notes')}</label>
        <textarea id={notesId} value={repair.notes} onChange={(event) => set({ notes: event.target.value })} />
      </div>
      <label className="check">
        <input type="checkbox" checked={repair.loan} onChange={(event) => set({ loan: event.target.checked })} />
        {t('book.loan')}
      </label>
      <button className="primary" type="submit">
        {t('book.send')}
      </button>
    </form>
  );
}
