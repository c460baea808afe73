import { defineMessages, FormattedMessage, IntlProvider, useIntl } from 'react-intl';

import en from './messages/en';
import nl from './messages/nl';

const catalogues = { en, nl };
const messages = defineMessages({
  cancel: { id: 'dialog.cancel', defaultMessage: 'Cancel it' },
  bio: { id: 'profile.bio', defaultMessage: 'About {name}' },
});

export function App({ locale }: { locale: 'en' | 'nl' }) {
  return (
    <IntlProvider locale={locale} messages={catalogues[locale]}>
      <Profile name="Ada" photos={2} />
    </IntlProvider>
  );
}

function Profile({ name, photos }: { name: string; photos: number }) {
  const intl = useIntl();
  const { formatMessage } = useIntl();
  return (
    <form onSubmit={() => void fetch('/profile', { method: 'PUT' })} aria-label={intl.formatMessage({ id: 'profile.title' })}>
      <input name="bio" placeholder={formatMessage(messages.bio, { name })} />
      <button type="button" onClick={() => location.assign('/photos')}>
        <FormattedMessage id="profile.photos" values={{ count: photos }} />
      </button>
      <button type="button" onClick={() => location.assign('/me')}>
        <FormattedMessage id="profile.hello" values={{ name: <b>{name}</b> }} />
      </button>
      <button type="reset">{formatMessage(messages.cancel)}</button>
      <button>
        <FormattedMessage id="dialog.ok" />
      </button>
    </form>
  );
}
