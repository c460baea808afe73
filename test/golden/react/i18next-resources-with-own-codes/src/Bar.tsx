import { useTranslation } from 'react-i18next';

export function Bar() {
  const { t } = useTranslation();
  return (
    <nav>
      <button onClick={() => fetch('/code')}>{t('code')}</button>
      <button onClick={() => fetch('/share', { method: 'POST' })}>{t('share')}</button>
    </nav>
  );
}
