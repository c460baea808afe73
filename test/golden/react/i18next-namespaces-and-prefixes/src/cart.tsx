import { Trans, useTranslation } from 'react-i18next';

export function Cart({ count, onRemove }: { count: number; onRemove: () => void }) {
  const { t } = useTranslation('cart');
  const { t: field } = useTranslation('cart', { keyPrefix: 'form' });
  return (
    <form action="/pay" method="post" aria-label={t('title')}>
      <label>
        {field('email')} <input name="email" type="email" />
      </label>
      <label>
        {field('coupon', { shop: 'Hearth' })} <input name="coupon" />
      </label>
      <label>
        {field('note')}: <input name="note" />
      </label>
      <button type="button" onClick={onRemove}>
        {t('remove', { count })}
      </button>
      <button type="button" aria-label={t('common:close')} onClick={() => history.back()} />
      <button>
        <Trans i18nKey="pay" ns="cart">
          Pay <b>now</b>
        </Trans>
      </button>
    </form>
  );
}

export function Settings({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('title')}>
      <button onClick={onSave}>{t('save')}</button>
      <button onClick={() => location.assign('/')}>{t('leave', 'Leave')}</button>
    </section>
  );
}
