import type { Stack } from '../stack.js';
import { emptyToolsModule, newFile, offerLines } from '../tools-module.js';

/** Next.js: `instrumentation-client` runs in the browser before the app (since 15.3). */
export const next: Stack = {
  name: 'Next.js',
  fits: ({ project }) => 'next' in project.dependencies,
  plan(app) {
    const hasSource = ['app', 'pages'].some((folder) => app.hasFolder(`src/${folder}`));
    const folder = hasSource ? 'src/' : '';
    const extension = app.isTyped ? 'ts' : 'js';
    const emit = `${folder}webmcp-tools.${extension}`;
    const { imports, call } = offerLines('./webmcp-tools');
    const client = newFile(
      app,
      `${folder}instrumentation-client.${extension}`,
      `${imports}\n\n${call}\n`,
      'registerTools',
    );
    return { emit, files: [...emptyToolsModule(app, emit), ...client.files], byHand: client.byHand };
  },
};
