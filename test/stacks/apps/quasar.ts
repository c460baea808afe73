import type { StackApp, StackCall } from '../stack-app.js';
import { bookCalls } from './books.js';

/** A row of the list shows title and shelf in one element. A call that changes a row gives the whole name of the row. */
const [addBook, markAsRead] = bookCalls;
const markWholeRow: StackCall = { ...markAsRead, args: { book: 'Dune (Essays)' } };

/** Quasar's own CLI on Vite, with Quasar's components. */
export const quasar: StackApp = {
  name: 'Quasar',
  files: {
    'package.json': `${JSON.stringify(
      {
        name: 'books',
        version: '0.0.1',
        productName: 'Books',
        type: 'module',
        private: true,
        scripts: { dev: 'quasar dev', build: 'quasar build' },
        dependencies: { quasar: '^2.16.0', vue: '^3.5.0', 'vue-router': '^4.5.0' },
        devDependencies: { '@quasar/app-vite': '^2.4.0' },
      },
      null,
      2,
    )}\n`,
    'quasar.config.js': `import { defineConfig } from '#q-app/wrappers';

export default defineConfig((/* ctx */) => {
  return {
    // app boot file (/src/boot)
    boot: [],

    css: [],

    build: {
      target: { browser: ['es2022', 'firefox115', 'chrome115', 'safari14'], node: 'node20' },
      vueRouterMode: 'hash',
    },

    devServer: { open: false },

    framework: { config: {}, plugins: [] },
  };
});
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <title><%= productName %></title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <!-- quasar:entry-point -->
  </body>
</html>
`,
    'src/router/index.js': `import { defineRouter } from '#q-app/wrappers';
import { createRouter, createWebHashHistory } from 'vue-router';

export default defineRouter(() =>
  createRouter({
    routes: [{ path: '/', component: () => import('pages/BooksPage.vue') }],
    history: createWebHashHistory(process.env.VUE_ROUTER_BASE),
  }),
);
`,
    'src/App.vue': '<template>\n  <router-view />\n</template>\n',
    'src/pages/BooksPage.vue': `<script setup>
import { ref } from 'vue';

const books = ref([
  { id: 1, title: 'Middlemarch', shelf: 'Novels' },
  { id: 2, title: 'Walden', shelf: 'Essays' },
]);
const title = ref('');
const shelf = ref('Novels');
const message = ref('');

function add() {
  books.value.push({ id: books.value.length + 1, title: title.value, shelf: shelf.value });
  message.value = 'Added: ' + title.value;
  title.value = '';
}

function markAsRead(book) {
  message.value = 'Read: ' + book.title;
}
</script>

<template>
  <main class="q-pa-md">
    <h1>Books</h1>
    <q-form @submit="add">
      <q-input v-model="title" name="title" label="Title" :rules="[(value) => !!value || 'Give the title']" />
      <q-select v-model="shelf" name="shelf" label="Shelf" :options="['Novels', 'Essays']" />
      <q-btn type="submit" label="Add book" />
    </q-form>
    <q-list>
      <q-item v-for="book in books" :key="book.id">
        <q-item-section>
          <q-item-label>{{ book.title }} ({{ book.shelf }})</q-item-label>
        </q-item-section>
        <q-item-section side>
          <q-btn label="Mark as read" @click="markAsRead(book)" />
        </q-item-section>
      </q-item>
    </q-list>
    <p role="status">{{ message }}</p>
  </main>
</template>
`,
  },
  scripts: { dev: 'npm run dev', build: 'build', serve: 'npx --yes http-server@14.1.1 -p 0 -c-1 dist/spa' },
  calls: [addBook, markWholeRow],
};
