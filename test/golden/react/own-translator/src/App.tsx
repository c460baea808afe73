import { I18nProvider, useI18n } from './i18n';
import { save, toggleTheme } from './store';

function Card() {
  const { t } = useI18n();
  return (
    <form aria-label={t('card.title')} onSubmit={save}>
      <input aria-label={t('card.owner')} name="owner" />
      <button>{t('card.save')}</button>
    </form>
  );
}

function Theme() {
  const { t } = useI18n();
  return <button aria-label={t('theme.toggle')} onClick={toggleTheme} />;
}

export const App = () => (
  <I18nProvider>
    <Theme />
    <Card />
  </I18nProvider>
);
