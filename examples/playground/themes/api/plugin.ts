import type { Connect, Plugin } from 'vite';

const answer: Connect.NextHandleFunction = (_request, response) => {
  response.statusCode = 204;
  response.end();
};

/** The pages' server: it takes whatever is sent to `/api/` and says that it is done. */
export function api(): Plugin {
  return {
    name: 'playground-api',
    configureServer: ({ middlewares }) => void middlewares.use('/api', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', answer),
  };
}
