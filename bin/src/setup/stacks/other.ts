import type { Stack } from '../stack.js';
import { emptyToolsModule, offerLines } from '../tools-module.js';

/** Any other app: the emitted module, and one import by hand. */
export const other: Stack = {
  name: 'another stack',
  fits: () => true,
  plan(app) {
    const emit = `${app.hasFolder('src') ? 'src/' : ''}webmcp-tools.${app.isTyped ? 'ts' : 'js'}`;
    const { imports, call } = offerLines('./webmcp-tools');
    return {
      emit,
      files: emptyToolsModule(app, emit),
      byHand: [`Add to the first module that the browser runs:\n${imports}\n\n${call}`],
    };
  },
};
