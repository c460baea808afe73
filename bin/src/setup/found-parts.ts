/** The parts of an app that `webmcp init` names, by the packages that show them. */
const parts: readonly { what: string; packages: readonly (readonly [RegExp, string])[] }[] = [
  {
    what: 'UI library',
    packages: [
      [/^@mui\/material$/, 'MUI'],
      [/^@radix-ui\/|^radix-ui$/, 'Radix'],
      [/^antd$/, 'Ant Design'],
      [/^ant-design-vue$/, 'Ant Design Vue'],
      [/^@mantine\/core$/, 'Mantine'],
      [/^@chakra-ui\/react$/, 'Chakra UI'],
      [/^@headlessui\//, 'Headless UI'],
      [/^react-bootstrap$/, 'React-Bootstrap'],
      [/^primereact$/, 'PrimeReact'],
      [/^primevue$/, 'PrimeVue'],
      [/^vuetify$/, 'Vuetify'],
      [/^quasar$/, 'Quasar'],
      [/^element-plus$/, 'Element Plus'],
      [/^naive-ui$/, 'Naive UI'],
    ],
  },
  {
    what: 'Router',
    packages: [
      [/^react-router(-dom)?$/, 'React Router'],
      [/^vue-router$/, 'Vue Router'],
      [/^@tanstack\/(react|vue)-router$/, 'TanStack Router'],
      [/^next$/, 'Next.js'],
      [/^nuxt$/, 'Nuxt'],
    ],
  },
  {
    what: 'Translations',
    packages: [
      [/^(react-)?i18next$/, 'i18next'],
      [/^vue-i18n$|^@nuxtjs\/i18n$/, 'vue-i18n'],
      [/^react-intl$/, 'React Intl'],
      [/^next-intl$/, 'next-intl'],
      [/^@lingui\//, 'Lingui'],
    ],
  },
];

/** Names the parts of an app by its dependencies, one entry for each kind; an empty list for a kind that was not found. */
export function foundParts(dependencies: Readonly<Record<string, string>>): { what: string; found: string[] }[] {
  const names = Object.keys(dependencies);
  return parts.map(({ what, packages }) => ({
    what,
    found: [...new Set(packages.flatMap(([test, label]) => (names.some((name) => test.test(name)) ? [label] : [])))],
  }));
}
