import { ref } from 'vue';

const texts = {
  en: { card: { title: 'Card', save: 'Save card' } },
  es: { card: { title: 'Tarjeta', save: 'Guardar tarjeta' } },
};

const lang = ref('en');

export function useI18n() {
  const t = (key) => key.split('.').reduce((at, part) => at?.[part], texts[lang.value]) ?? key;
  return { t, lang };
}
