import { FormattedMessage, useIntl } from 'react-intl';
import { Trans, useTranslation } from 'react-i18next';

export function Checkout() {
  const { t } = useTranslation();
  const intl = useIntl();
  return (
    <form action="/pay" method="post" aria-label={t('checkout.title', 'Checkout')}>
      <label>
        {t('checkout.email')} <input name="email" type="email" />
      </label>
      <input name="note" placeholder={intl.formatMessage({ id: 'checkout.note', defaultMessage: 'A note for us' })} />
      <button>
        <FormattedMessage id="checkout.pay" defaultMessage="Pay now" />
      </button>
      <a href="/cart">
        <Trans i18nKey="checkout.back" defaults="Back to the cart" />
      </a>
    </form>
  );
}
