import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { api } from '../api/plugin';
import { drift } from '../drift/plugin';

export default defineConfig({
  plugins: [api(), drift('react'), react()],
});
