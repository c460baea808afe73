import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

import { api } from '../api/plugin';
import { drift } from '../drift/plugin';

export default defineConfig({
  plugins: [api(), drift('vue'), vue()],
});
