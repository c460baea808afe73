import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

export default function Login() {
  const t = useTranslations('Login');
  const label = useTranslations('Login.fields');
  return (
    <form action="/login" method="post">
      <h1>{t('title')}</h1>
      <label>
        {label('email')} <input name="email" />
      </label>
      <button>{t('submit', { shop: 'Hearth' })}</button>
    </form>
  );
}

export async function Menu() {
  const t = await getTranslations({ locale: 'en', namespace: 'Nav' });
  return <nav aria-label={t('title')}><a href="/login">{t.rich('signIn')}</a></nav>;
}
