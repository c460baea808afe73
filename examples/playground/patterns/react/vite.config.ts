import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { api } from '../api/plugin';

export default defineConfig({
  plugins: [api(), react()],
});
