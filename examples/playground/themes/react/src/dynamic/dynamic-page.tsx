import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShown } from '../use-shown';
import { BookRepair } from './book-repair';
import { Desk } from './desk';
import { Newsletter } from './newsletter';
import { Parts } from './parts';
import { start, type Workshop } from './workshop';

export type Change = (change: Partial<Workshop>) => void;

export function DynamicPage() {
  const { t } = useTranslation();
  const [workshop, setWorkshop] = useState(start);
  useShown(workshop);
  const change: Change = (part) => setWorkshop((before) => ({ ...before, ...part }));
  return (
    <main className="workshop">
      <h1>{t('title')}</h1>
      <BookRepair workshop={workshop} change={change} />
      <Newsletter workshop={workshop} change={change} />
      <Parts workshop={workshop} change={change} />
      <Desk workshop={workshop} change={change} />
      <p role="status">{workshop.said === '' ? '' : t(workshop.said)}</p>
    </main>
  );
}
