import type { Plugin } from 'vite';

/** The pages' server: it takes whatever is sent to `/api/` and says that it is done. */
export function api(): Plugin {
  return {
    name: 'playground-api',
    configureServer: (server) => {
      server.middlewares.use('/api', (_request, response) => {
        response.statusCode = 204;
        response.end();
      });
    },
  };
}
