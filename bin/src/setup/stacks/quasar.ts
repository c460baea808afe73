import { withListEntry } from '../list-entry.js';
import type { SetupApp, Stack, StackPlan } from '../stack.js';
import { emptyToolsModule, newFile, offerLines } from '../tools-module.js';

/** Quasar: a boot file runs before the app. The config lists the boot files. */
export const quasar: Stack = {
  name: 'Quasar',
  fits: ({ project }) => '@quasar/app-vite' in project.dependencies || '@quasar/app-webpack' in project.dependencies,
  plan(app) {
    const extension = app.isTyped ? 'ts' : 'js';
    const emit = `src/webmcp-tools.${extension}`;
    const { imports, call } = offerLines('../webmcp-tools');
    const boot = newFile(
      app,
      `src/boot/webmcp.${extension}`,
      `${imports}\n\nexport default () => {\n  ${call}\n};\n`,
      'registerTools',
    );
    const list = bootList(app);
    return {
      emit,
      files: [...emptyToolsModule(app, emit), ...boot.files, ...list.files],
      byHand: [...boot.byHand, ...list.byHand],
    };
  },
};

/** Plans the entry in the list of boot files. */
function bootList({ read }: SetupApp): Pick<StackPlan, 'files' | 'byHand'> {
  const file = ['ts', 'js', 'mjs', 'cjs'].map((each) => `quasar.config.${each}`).find((each) => read(each) !== null);
  const before = file === undefined ? null : read(file);
  const after = before === null ? null : withListEntry(before, 'boot', 'webmcp');
  if (after !== null && after === before) return { files: [], byHand: [] };
  if (file !== undefined && after !== null) return { files: [{ file, before, after }], byHand: [] };
  return { files: [], byHand: [`In ${file ?? 'quasar.config'}, add 'webmcp' to the list boot:\nboot: ['webmcp'],`] };
}
