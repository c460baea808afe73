/** A small app whose texts all come from an i18n library: nothing in its markup but wording tells its controls apart. */
export interface LanguageApp {
  files: Record<string, string>;
  /** A language more, that nothing else has to be changed for. */
  more: Record<string, string>;
}

const page = (root: string, main: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Clinic</title><link rel="icon" href="data:," /></head>
  <body><div id="${root}"></div><script type="module" src="/src/${main}"></script></body>
</html>
`;

const english = {
  booking: {
    title: 'Book a visit',
    name: 'Full name',
    mail: 'Your e-mail',
    reason: 'What is it about?',
    send: 'Book now',
  },
  newsletter: { title: 'Newsletter', join: 'Subscribe', leave: 'Unsubscribe' },
  feedback: { open: 'Tell us more', title: 'Feedback', text: 'Your words', send: 'Send feedback' },
};
const german = {
  booking: {
    title: 'Termin buchen',
    name: 'Vor- und Nachname',
    mail: 'E-Mail-Adresse',
    reason: 'Worum geht es?',
    send: 'Jetzt buchen',
  },
  newsletter: { title: 'Rundbrief', join: 'Abonnieren', leave: 'Abbestellen' },
  feedback: { open: 'Erzähl uns mehr', title: 'Rückmeldung', text: 'Deine Worte', send: 'Rückmeldung senden' },
};
const spanish = {
  booking: {
    title: 'Reservar',
    name: 'Nombre completo',
    mail: 'Correo',
    reason: '¿De qué se trata?',
    send: 'Reservar ya',
  },
  newsletter: { title: 'Boletín', join: 'Suscribirse', leave: 'Darse de baja' },
  feedback: { open: 'Cuéntanos', title: 'Opinión', text: 'Tus palabras', send: 'Enviar opinión' },
};

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

const react: LanguageApp = {
  more: { 'public/locales/es/translation.json': json(spanish) },
  files: {
    'package.json': json({
      type: 'module',
      dependencies: { react: '*', 'react-dom': '*', i18next: '*', 'react-i18next': '*', vite: '*' },
    }),
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
    'index.html': page('root', 'main.jsx'),
    'public/locales/en/translation.json': json(english),
    'public/locales/de/translation.json': json(german),
    'src/i18n.ts': `import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';

const load = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: unknown, data: unknown) => void) {
    fetch(\`/locales/\${language}/\${namespace}.json\`)
      .then((response) => response.json())
      .then((data) => done(null, data), (error) => done(error, null));
  },
};
const lng = new URLSearchParams(location.search).get('lng') ?? undefined;
i18n.use(load).use(initReactI18next).init({ lng: lng ?? 'en', fallbackLng: 'en' });
export default i18n;
`,
    'src/main.jsx': `import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './i18n';
import { Clinic } from './clinic';

createRoot(document.getElementById('root')).render(<Suspense><Clinic /></Suspense>);
`,
    'src/text-field.tsx': `import { useId } from 'react';

export function TextField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}
`,
    'src/clinic.tsx': `import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TextField } from './text-field';

export function Clinic() {
  const { t, i18n } = useTranslation();
  const { t: field } = useTranslation('translation', { keyPrefix: 'booking' });
  const [name, setName] = useState('');
  const [mail, setMail] = useState('');
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const say = (line: string) => setLog((lines) => [...lines, line]);
  return (
    <main>
      <button onClick={() => i18n.changeLanguage('de')}>Deutsch</button>
      <form aria-label={t('booking.title')} onSubmit={(event) => { event.preventDefault(); say(\`\${name}, \${mail}, \${reason}\`); }}>
        <h1>{t('booking.title')}</h1>
        <TextField label={field('name')} value={name} onChange={setName} />
        <TextField label={field('mail')} value={mail} onChange={setMail} />
        <TextField label={field('reason')} value={reason} onChange={setReason} />
        <button><Trans i18nKey="booking.send" /></button>
      </form>
      <section aria-label={t('newsletter.title')}>
        <button onClick={() => { setNews(true); say('joined'); }}>{t('newsletter.join')}</button>
        <button onClick={() => { setNews(false); say('left'); }}>{t('newsletter.leave')}</button>
      </section>
      <button onClick={() => setOpen(true)}>{t('feedback.open')}</button>
      {isOpen && (
        <div role="dialog" aria-label={t('feedback.title')}>
          <TextField label={t('feedback.text')} value={words} onChange={setWords} />
          <button onClick={() => { say(words); setOpen(false); }}>{t('feedback.send')}</button>
        </div>
      )}
      <pre role="status">{JSON.stringify({ news, log })}</pre>
    </main>
  );
}
`,
  },
};

const vue: LanguageApp = {
  more: { 'src/locales/es.json': json(spanish) },
  files: {
    'package.json': json({ type: 'module', dependencies: { vue: '*', 'vue-i18n': '*', vite: '*' } }),
    'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()] };
`,
    'index.html': page('app', 'main.js'),
    'src/locales/en.json': json(english),
    'src/locales/de.json': json(german),
    'src/i18n.js': `import { createI18n } from 'vue-i18n';

const files = import.meta.glob('./locales/*.json', { eager: true, import: 'default' });
const messages = Object.fromEntries(Object.entries(files).map(([path, file]) => [path.slice(10, 12), file]));
const locale = new URLSearchParams(location.search).get('lng') ?? 'en';
export const i18n = createI18n({ legacy: false, locale, fallbackLocale: 'en', messages });
`,
    'src/main.js': `import { createApp } from 'vue';
import App from './App.vue';
import { i18n } from './i18n';

createApp(App).use(i18n).mount('#app');
`,
    'src/TextField.vue': `<script setup lang="ts">
import { useId } from 'vue';
defineProps<{ label: string }>();
const value = defineModel<string>({ default: '' });
const id = useId();
</script>

<template>
  <p><label :for="id">{{ label }}</label><input :id="id" v-model="value" /></p>
</template>
`,
    'src/App.vue': `<script setup lang="ts">
import { reactive, ref } from 'vue';
import { useI18n } from 'vue-i18n';
import TextField from './TextField.vue';

const { t, locale } = useI18n();
const booking = reactive({ name: '', mail: '', reason: '' });
const words = ref('');
const isOpen = ref(false);
const news = ref(false);
const log = ref<string[]>([]);
function book() {
  log.value.push(\`\${booking.name}, \${booking.mail}, \${booking.reason}\`);
}
function join() {
  news.value = true;
  log.value.push('joined');
}
function leave() {
  news.value = false;
  log.value.push('left');
}
function tell() {
  log.value.push(words.value);
  isOpen.value = false;
}
</script>

<template>
  <main>
    <button @click="locale = 'de'">Deutsch</button>
    <form :aria-label="t('booking.title')" @submit.prevent="book">
      <h1 v-t="'booking.title'" />
      <TextField v-model="booking.name" :label="t('booking.name')" />
      <TextField v-model="booking.mail" :label="$t('booking.mail')" />
      <TextField v-model="booking.reason" :label="$t('booking.reason')" />
      <button v-t="'booking.send'" />
    </form>
    <section :aria-label="$t('newsletter.title')">
      <button @click="join">{{ $t('newsletter.join') }}</button>
      <button @click="leave">{{ $t('newsletter.leave') }}</button>
    </section>
    <button @click="isOpen = true">{{ $t('feedback.open') }}</button>
    <div v-if="isOpen" role="dialog" :aria-label="$t('feedback.title')">
      <TextField v-model="words" :label="$t('feedback.text')" />
      <button @click="tell"><i18n-t keypath="feedback.send" scope="global" /></button>
    </div>
    <pre role="status">{{ { news, log } }}</pre>
  </main>
</template>
`,
  },
};

export const languageApps: Record<string, LanguageApp> = { react, vue };
